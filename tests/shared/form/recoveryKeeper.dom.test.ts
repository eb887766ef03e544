import { beforeEach, expect, it } from 'vitest';
import { readRecoveryCopy, type RecoveryKey } from '@/platform/recovery/recoveryStore';
import { createRecoveryKeeper, type Kept } from '@/shared/form/recoveryKeeper';
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
  const keeper = createRecoveryKeeper({
    key: KEY,
    unsaved,
    privateNames: () => [],
    onKept: at => void kept.push(at),
  });
  return { keeper, work, kept };
}

beforeEach(() => storeSession(aSession()));

it('keeps what waits to be kept when the form goes', async () => {
  const pass = takeTheClock();
  const { keeper } = keeping();
  keeper.touch();
  keeper.stop();
  await pass(0);
  expect(await names()).toBe('Vials');
});

it('writes nothing when the form goes and nothing waits: what was cleared stays cleared', async () => {
  const { keeper } = keeping();
  keeper.touch();
  await keeper.clear();
  keeper.stop();
  expect(await names()).toBeUndefined();
});

it('keeps one change and the next within the second as one', async () => {
  const pass = takeTheClock();
  const { keeper, work, kept } = keeping();
  keeper.touch();
  work.name = 'Ampoules';
  keeper.touch();
  await pass(PAUSE);
  expect(await names()).toBe('Ampoules');
  expect(kept).toHaveLength(1);
});
