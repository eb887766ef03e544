import { describe, expect, it } from 'vitest';
import { sinceOpened } from '@/shared/form/sinceOpened';

interface Stored {
  status: string;
  rut: string | null;
  amount: string;
}

describe('saving a record that other users may have changed', () => {
  const opened: Stored = { status: 'Draft', rut: '2026-11-20T10:00:00Z', amount: '10.00' };
  const never = { ...opened, rut: null };
  const check = (was: Stored | null, now: Stored | null) =>
    sinceOpened<Stored>({
      noun: 'invoice',
      opened: was,
      read: () => Promise.resolve(now),
      mayStill: ({ status }) => status === 'Draft',
    }).mustBeUnchanged();

  it.each([
    ['has the same last change time', opened, { ...opened, amount: '9.99' }],
    ['has no last change time and equal values', never, { ...never }],
    ['was missing and still is', null, null],
  ])('continues when the record %s', async (_what, was, now) => {
    await expect(check(was, now)).resolves.toBeUndefined();
  });

  it.each([
    ['deleted', opened, null, /has been deleted/, 'validation'],
    ['submitted', opened, { ...opened, status: 'Pending for approval' }, /is Pending for approval now/, 'validation'],
    ['changed', opened, { ...opened, rut: '2026-11-20T11:00:00Z' }, /has changed since you opened it/, 'conflict'],
    ['changed for the first time', never, opened, /has changed since you opened it/, 'conflict'],
    [
      'changed, without a change time',
      never,
      { ...never, amount: '9.99' },
      /has changed since you opened it/,
      'conflict',
    ],
    ['added', null, never, /has changed since you opened it/, 'conflict'],
  ])('stops when the record was %s', async (_what, was, now, message, kind) => {
    await expect(check(was, now)).rejects.toMatchObject({ kind, message: expect.stringMatching(message) });
  });
});
