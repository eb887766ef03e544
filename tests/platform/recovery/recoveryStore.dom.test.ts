import { openDB } from 'idb';
import { personalKey } from '@/platform/session/session';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  listRecoveryCopies,
  removeRecoveryCopy,
  wipeRecovery,
  wipeRecoveryOfOthers,
  writeRecoveryCopy,
  type RecoveryKey,
} from '@/platform/recovery/recoveryStore';

const key = (part: Partial<RecoveryKey> = {}): RecoveryKey => ({ userId: 'u', screen: 'S', recordId: '7', ...part });
const content = (name: string) => ({ changes: { name }, files: {}, sentAt: null, broken: false });
const names = async (part: Partial<RecoveryKey> = {}) =>
  (await listRecoveryCopies(key(part))).map(draft => draft.changes['name']);
/** Puts anything where a draft lies. */
async function put(value: unknown, tab = 'old') {
  const db = await openDB('sportal');
  await db.put('drafts', value, ['u', 'S', 'id 7', tab]);
  db.close();
}

describe('the draft store', () => {
  it('keeps users, screens, records and new records apart, whatever their names hold', async () => {
    expect(await writeRecoveryCopy(key(), 't', content('mine'))).toBe(true);
    expect(await names()).toEqual(['mine']);
    for (const other of [
      { userId: 'u/S' },
      { screen: 'S/7' },
      { recordId: '71' },
      { recordId: null },
      { recordId: '' },
    ])
      expect(await names(other)).toEqual([]);
    await writeRecoveryCopy(key({ recordId: null }), 't', content('new'));
    expect(await names({ recordId: null })).toEqual(['new']);
    expect(await names({ recordId: 'new' })).toEqual([]);
  });

  it('answers false when the browser aborts a write, and leaves no error that nobody catches', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (this: IDBObjectStore, query) {
      const request = this.getAll(query);
      this.transaction.abort();
      return request;
    });
    expect(await writeRecoveryCopy(key(), 't', content('aborted'))).toBe(false);
    vi.restoreAllMocks();
    expect(await names()).toEqual([]);
  });

  it('gives the newest first, one of each tab', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    await writeRecoveryCopy(key(), 'a', content('first'));
    vi.setSystemTime(Date.now() + 1);
    await writeRecoveryCopy(key(), 'b', content('second'));
    expect(await names()).toEqual(['second', 'first']);
    await removeRecoveryCopy(key(), 'b');
    expect(await names()).toEqual(['first']);
  });

  it('keeps bank and tax numbers as long as the tab lives, and nowhere else', async () => {
    const typed = { bank: [{ uid: 'a', accountNumber: '50100200300', holder: 'Asha' }], pan: 'AAKPV4711K' };
    const sent = { changes: typed, files: {}, sentAt: null, broken: false };
    await writeRecoveryCopy(key(), 't', sent, ['accountNumber', 'pan']);
    const [same] = await listRecoveryCopies(key());
    expect(same).toMatchObject({ changes: typed, lost: [] });
    const tabEnds = Object.keys(sessionStorage);
    expect(tabEnds).toEqual([personalKey('u', 'private', 'S', 'id 7', 't')]);
    sessionStorage.clear();
    const db = await openDB('sportal');
    expect(JSON.stringify(await db.getAll('drafts'))).not.toMatch(/50100200300|AAKPV4711K/);
    db.close();
    const [later] = await listRecoveryCopies(key());
    expect(later).toMatchObject({
      changes: { bank: [{ uid: 'a', accountNumber: '', holder: 'Asha' }] },
      lost: [['bank', 0, 'accountNumber'], ['pan']],
    });
  });

  it('forgets them with the draft', async () => {
    const sent = { changes: { pan: 'AAKPV4711K' }, files: {}, sentAt: null, broken: false };
    await writeRecoveryCopy(key(), 't', sent, ['pan']);
    await removeRecoveryCopy(key(), 't');
    expect(sessionStorage).toHaveLength(0);
    await writeRecoveryCopy(key(), 't', sent, ['pan']);
    await wipeRecovery();
    expect(sessionStorage).toHaveLength(0);
  });

  it('writes with strict durability: what was answered true is on the disk', async () => {
    const asked = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await writeRecoveryCopy(key(), 't', content('mine'));
    expect(asked).toHaveBeenCalledWith('drafts', 'readwrite', { durability: 'strict' });
  });

  it('says false when the browser refuses', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await writeRecoveryCopy(key(), 't', content('mine'))).toBe(false);
  });

  it('never holds bytes', async () => {
    const changes = { file: new Blob(['secret']), bytes: new Uint8Array(3), nested: [{ file: new File(['x'], 'x') }] };
    await writeRecoveryCopy(key(), 't', { ...content(''), changes });
    expect((await listRecoveryCopies(key()))[0]?.changes).toEqual({ nested: [{}] });
  });

  it.each([
    ['broken', 'x'],
    ['of another version', { ...content('x'), savedAt: '2026-11-01' }],
    ['a month old', { ...content('x'), savedAt: new Date(Date.now() - 31 * 86_400_000) }],
  ])('removes a draft that is %s', async (_, value) => {
    await writeRecoveryCopy(key(), 't', content('mine'));
    await put(value);
    expect(await names()).toEqual(['mine']);
    const db = await openDB('sportal');
    expect((await db.getAllKeys('drafts')).map(slot => (slot as string[])[3])).not.toContain('old');
    db.close();
  });

  it('is wiped whole by a Logout, even what another tab was just writing', async () => {
    const wiping = wipeRecovery();
    const writing = writeRecoveryCopy(key(), 't', content('mine'));
    await wiping;
    expect(await writing).toBe(false);
    expect(await names()).toEqual([]);
  });

  it('is wiped of everybody else by a sign-in', async () => {
    localStorage.setItem(personalKey('u', 'approval', 'NonPo', 1), '{}');
    localStorage.setItem(personalKey('u.v', 'chosen', 1000), '{}');
    await writeRecoveryCopy(key(), 't', content('mine'));
    await writeRecoveryCopy(key({ userId: 'v' }), 't', content('theirs'));
    await wipeRecoveryOfOthers('u');
    expect(await names()).toEqual(['mine']);
    expect(await names({ userId: 'v' })).toEqual([]);
    expect(Object.keys(localStorage)).toEqual([personalKey('u', 'approval', 'NonPo', 1)]);
  });

  it('may wait with the drafts of others until it is quiet, not with what storage keeps of them', async () => {
    localStorage.setItem(personalKey('v', 'recent'), '[]');
    await writeRecoveryCopy(key({ userId: 'v' }), 't', content('theirs'));
    let begin = () => {};
    const wiped = wipeRecoveryOfOthers('u', new Promise<void>(resolve => (begin = resolve)));
    expect(Object.keys(localStorage)).toEqual([]);
    expect(await names({ userId: 'v' })).toEqual(['theirs']);
    begin();
    await wiped;
    expect(await names({ userId: 'v' })).toEqual([]);
  });
});
