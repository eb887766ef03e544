import { openDB } from 'idb';
import { clearSession, isPersonalKey, personalKey } from '@/platform/session/session';
import { describe, expect, it, vi } from 'vitest';
import {
  readRecoveryCopy,
  removeRecoveryCopy,
  wipeRecovery,
  wipeRecoveryOfOthers,
  writeRecoveryCopy,
  type RecoveryContent,
  type RecoveryKey,
} from '@/platform/recovery/recoveryStore';
import { aSession, storeSession } from '../../support/session.ts';

const key = (part: Partial<RecoveryKey> = {}): RecoveryKey => ({ userId: 'u', screen: 'S', recordId: '7', ...part });
const content = (name: string) => ({ changes: { name }, files: {}, sentAt: null });
const keptName = async (part: Partial<RecoveryKey> = {}) => (await readRecoveryCopy(key(part)))?.changes['name'];
const personalKeys = () => Object.keys(localStorage).filter(name => isPersonalKey(name));
const signIn = (userId: string) => storeSession(aSession({ userId }));
/** Writes as the user who owns the copy. */
const write = (of: RecoveryKey, what: RecoveryContent, privateNames?: readonly string[]) => {
  signIn(of.userId);
  return writeRecoveryCopy(of, what, privateNames);
};

describe('recovery store', () => {
  it('separates users, screens, records and new records, even with special characters in names', async () => {
    expect(await write(key(), content('mine'))).toBe(true);
    expect(await keptName()).toBe('mine');
    for (const other of [
      { userId: 'u/S' },
      { screen: 'S/7' },
      { recordId: '71' },
      { recordId: null },
      { recordId: '' },
    ])
      expect(await keptName(other)).toBeUndefined();
    await write(key({ recordId: null }), content('new'));
    expect(await keptName({ recordId: null })).toBe('new');
    expect(await keptName({ recordId: 'new' })).toBeUndefined();
  });

  it('returns false without an unhandled error when the browser aborts a write', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore) {
      const request = this.getAll() as IDBRequest;
      this.transaction.abort();
      return request;
    });
    expect(await write(key(), content('aborted'))).toBe(false);
    vi.restoreAllMocks();
    expect(await keptName()).toBeUndefined();
  });

  it('keeps only the latest copy of a record', async () => {
    await write(key(), content('first'));
    await write(key(), content('second'));
    expect(await keptName()).toBe('second');
    await removeRecoveryCopy(key());
    expect(await keptName()).toBeUndefined();
  });

  it('keeps bank and tax numbers in the session storage of the tab only', async () => {
    const typed = { bank: [{ uid: 'a', accountNumber: '50100200300', holder: 'Asha' }], pan: 'AAKPV4711K' };
    const sent = { changes: typed, files: {}, sentAt: null };
    await write(key(), sent, ['accountNumber', 'pan']);
    const now = await readRecoveryCopy(key());
    expect(now).toMatchObject({ changes: typed, lost: [] });
    const tabEnds = Object.keys(sessionStorage);
    expect(tabEnds).toEqual([personalKey('u', 'private', 'S', 'id 7')]);
    sessionStorage.clear();
    const db = await openDB('sportal');
    expect(JSON.stringify(await db.getAll('copies'))).not.toMatch(/50100200300|AAKPV4711K/);
    db.close();
    const later = await readRecoveryCopy(key());
    expect(later).toMatchObject({
      changes: { bank: [{ uid: 'a', accountNumber: '', holder: 'Asha' }] },
      lost: [['bank', 0, 'accountNumber'], ['pan']],
    });
  });

  it('removes bank and tax numbers with the draft', async () => {
    const sent = { changes: { pan: 'AAKPV4711K' }, files: {}, sentAt: null };
    await write(key(), sent, ['pan']);
    await removeRecoveryCopy(key());
    expect(sessionStorage).toHaveLength(0);
    await write(key(), sent, ['pan']);
    await wipeRecovery();
    expect(sessionStorage).toHaveLength(0);
  });

  it('uses strict durability, so that a confirmed write is on disk', async () => {
    const asked = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await write(key(), content('mine'));
    expect(asked).toHaveBeenCalledWith('copies', 'readwrite', { durability: 'strict' });
  });

  it('returns false when the browser refuses a write', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await write(key(), content('mine'))).toBe(false);
  });

  it('never stores file contents', async () => {
    const changes = { file: new Blob(['secret']), bytes: new Uint8Array(3), nested: [{ file: new File(['x'], 'x') }] };
    await write(key(), { ...content(''), changes });
    expect((await readRecoveryCopy(key()))?.changes).toEqual({ nested: [{}] });
  });

  it.each([
    ['broken', 'x'],
    ['saved by another version', { ...content('x'), apart: [], savedAt: '2026-11-01' }],
    ['a month old', { ...content('x'), apart: [], savedAt: new Date(Date.now() - 31 * 86_400_000) }],
  ])('removes a copy that is %s', async (_, value) => {
    await write(key(), content('mine'));
    const db = await openDB('sportal');
    await db.put('copies', value, ['u', 'S', 'id 7']);
    expect(await readRecoveryCopy(key())).toBeNull();
    expect(await db.getAllKeys('copies')).toEqual([]);
    db.close();
  });

  it('is wiped completely on Logout, including writes in progress', async () => {
    signIn('u');
    const before = writeRecoveryCopy(key(), content('mine'));
    clearSession();
    const after = writeRecoveryCopy(key(), content('mine'));
    await wipeRecovery();
    await before;
    expect(await after).toBe(false);
    expect(await keptName()).toBeUndefined();
  });

  it('loses the data of all other users on sign-in', async () => {
    localStorage.setItem(personalKey('u', 'approval', 'NonPo', 1), '{}');
    localStorage.setItem(personalKey('u.v', 'chosen', 1000), '{}');
    await write(key(), content('mine'));
    await write(key({ userId: 'v' }), content('theirs'));
    await wipeRecoveryOfOthers('u');
    expect(await keptName()).toBe('mine');
    expect(await keptName({ userId: 'v' })).toBeUndefined();
    expect(personalKeys()).toEqual([personalKey('u', 'approval', 'NonPo', 1)]);
  });

  it("can delay wiping other users' drafts, but wipes their storage entries at once", async () => {
    localStorage.setItem(personalKey('v', 'recent'), '[]');
    await write(key({ userId: 'v' }), content('theirs'));
    let begin = () => {};
    const wiped = wipeRecoveryOfOthers('u', new Promise<void>(resolve => (begin = resolve)));
    expect(personalKeys()).toEqual([]);
    expect(await keptName({ userId: 'v' })).toBe('theirs');
    begin();
    await wiped;
    expect(await keptName({ userId: 'v' })).toBeUndefined();
  });
});
