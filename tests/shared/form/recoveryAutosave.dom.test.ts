import { beforeEach, expect, it } from 'vitest';
import { readRecoveryCopy, type RecoveryKey } from '@/platform/recovery/recoveryStore';
import { createRecoveryAutosave, type Kept } from '@/shared/form/recoveryAutosave';
import { takeTheClock } from '../../support/clock.ts';
import { aSession, storeSession } from '../../support/session.ts';

const KEY: RecoveryKey = { userId: 'u-100', screen: 'Test', recordId: '7' };
/** Longer than the autosave delay, in milliseconds. */
const PAUSE = 1300;
const names = async () => (await readRecoveryCopy(KEY))?.changes['name'];

function keeping() {
  const work = { name: 'Vials' };
  const kept: Kept[] = [];
  const unsaved = () => ({ changes: { ...work }, files: {} });
  const autosave = createRecoveryAutosave({
    key: KEY,
    unsaved,
    privateNames: () => [],
    onKept: at => void kept.push(at),
  });
  return { autosave, work, kept };
}

beforeEach(() => storeSession(aSession()));

it('a pending change is stored when the form unmounts', async () => {
  const pass = takeTheClock();
  const { autosave } = keeping();
  autosave.touch();
  autosave.stop();
  await pass(0);
  expect(await names()).toBe('Vials');
});

it('unmounting without a pending change writes nothing, so cleared work stays cleared', async () => {
  const { autosave } = keeping();
  autosave.touch();
  await autosave.clear();
  autosave.stop();
  expect(await names()).toBeUndefined();
});

it('two changes within a second are stored with one write', async () => {
  const pass = takeTheClock();
  const { autosave, work, kept } = keeping();
  autosave.touch();
  work.name = 'Ampoules';
  autosave.touch();
  await pass(PAUSE);
  expect(await names()).toBe('Ampoules');
  expect(kept).toHaveLength(1);
});
