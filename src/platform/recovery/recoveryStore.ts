import type { DBSchema, IDBPDatabase, IDBPObjectStore } from 'idb';
import * as z from 'zod/mini';
import { parseJsonText } from '@/lib/jsonText';
import { keep, readKept } from '@/lib/kept';
import { isPersonalKey, personalKey, readUserId } from '@/platform/session/session';
import { putTogether, splitPrivateFields } from './privateFields';

/**
 * Recovery copies of unsaved work on this device, in IndexedDB with strict durability: a copy that `writeRecoveryCopy` confirmed survives a killed browser.
 *
 * Copies are not encrypted. Logout (`wipeRecovery`, in any tab) and another user's sign-in (`wipeRecoveryOfOthers`) remove them. Only a session that
 * the server ends (401) keeps them, so that no work is lost: until the same user signs in again, or for a month, another person at this computer
 * could read them with developer tools. Encryption would not help: the key must be stored beside the copies to outlive the session, in plain
 * bytes, and crypto.subtle is missing without TLS. So bank numbers and tax numbers that are not public go to the tab's own storage and end with
 * the tab (`privateNames`); a GSTIN is public and stays in the copy. Files and tokens are never stored.
 */

/** Owner and target of unsaved work; `recordId` null is a new record. */
export interface RecoveryKey {
  userId: string;
  screen: string;
  recordId: string | null;
}

const PATH = z.array(z.union([z.string(), z.number()]));

const SCHEMA = z.object({
  savedAt: z.date(),
  changes: z.record(z.string(), z.unknown()),
  /** Time of a save whose result is unknown. */
  sentAt: z.nullable(z.date()),
  /** Names of selected but not uploaded files, by field label. */
  files: z.record(z.string(), z.array(z.string())),
  /** Paths of values that only the tab's own storage holds. */
  apart: z.array(PATH),
});

/** Private values of the copy saved at `savedAt`, in the tab's own storage. */
const PRIVATE = z.object({ savedAt: z.number(), parts: z.array(z.tuple([PATH, z.unknown()])) });

type Stored = z.infer<typeof SCHEMA>;

export type RecoveryContent = Omit<Stored, 'savedAt' | 'apart'>;

export interface RecoveryCopy extends RecoveryContent {
  savedAt: Date;
  /** Paths of bank and tax numbers that were lost with their tab. */
  lost: Stored['apart'];
}

type Slot = [userId: string, screen: string, record: string];

interface Schema extends DBSchema {
  copies: { key: Slot; value: unknown };
}

const NAME = 'sportal';
const VERSION = 2;
const MAX_AGE_MS = 30 * 24 * 60 * 60_000;
/** A database that another tab blocks must not block the user, in ms. */
const PATIENCE_MS = 3000;

let opened: Promise<IDBPDatabase<Schema>> | null = null;

/** Loads the library with the first use, which follows the first rows. */
async function openDatabase(): Promise<IDBPDatabase<Schema>> {
  const { openDB } = await import('idb');
  return openDB<Schema>(NAME, VERSION, {
    upgrade: db => {
      for (const name of db.objectStoreNames) db.deleteObjectStore(name);
      db.createObjectStore('copies');
    },
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      opened = null;
    },
    terminated: () => {
      opened = null;
    },
  });
}

function open(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDatabase();
  opened.catch(() => {
    opened = null;
  });
  return opened;
}

type Copies = IDBPObjectStore<Schema, ['copies'], 'copies', 'readwrite'>;

/** Runs `act` in one transaction; resolves when its changes are on disk. */
async function change<T>(act: (store: Copies) => Promise<T>): Promise<T> {
  const write = (await open()).transaction('copies', 'readwrite', { durability: 'strict' });
  // An aborted transaction rejects `done` as well as the request in `act`.
  write.done.catch(() => {});
  const result = await act(write.store);
  await write.done;
  return result;
}

const getSlot = ({ userId, screen, recordId }: RecoveryKey): Slot => [
  userId,
  screen,
  recordId === null ? 'new' : `id ${recordId}`,
];
function privateKey(key: RecoveryKey): string {
  const [userId, ...slot] = getSlot(key);
  return personalKey(userId, 'private', ...slot);
}

/** Returns the recovery copy of a record. Removes it if it is invalid, of another version or a month old. */
export function readRecoveryCopy(key: RecoveryKey): Promise<RecoveryCopy | null> {
  return tolerant(null, async () => {
    const stored: unknown = await (await open()).get('copies', getSlot(key));
    if (stored === undefined) return null;
    const copy = z.safeParse(SCHEMA, stored);
    if (copy.success && Date.now() - copy.data.savedAt.getTime() <= MAX_AGE_MS) return fromStored(copy.data, key);
    await removeRecoveryCopy(key);
    return null;
  });
}

/** Resolves to true when the copy is on disk; to false if the browser refuses or the user has logged out. */
export function writeRecoveryCopy(
  key: RecoveryKey,
  content: RecoveryContent,
  privateNames: readonly string[] = [],
): Promise<boolean> {
  return tolerant(false, () =>
    change(async store => {
      // Logout ends the session before it wipes: earlier writes are wiped, later ones are prevented here.
      if (readUserId() !== key.userId) return false;
      const savedAt = new Date();
      const { open: changes, apart: parts } = splitPrivateFields(withoutBytes(content.changes), privateNames);
      keep(privateKey(key), parts.length === 0 ? null : { savedAt: savedAt.getTime(), parts }, 'tab');
      await store.put({ ...content, changes, apart: parts.map(([path]) => path), savedAt }, getSlot(key));
      return true;
    }),
  );
}

export function removeRecoveryCopy(key: RecoveryKey): Promise<void> {
  keep(privateKey(key), null, 'tab');
  return tolerant(undefined, () => change(store => store.delete(getSlot(key))));
}

/** Removes all users' recovery copies and `personalKey` data. Called on Logout. */
export function wipeRecovery(): Promise<void> {
  removeStored(() => true);
  return tolerant(undefined, () => change(store => store.clear()));
}

/** Removes other users' data after a sign-in: browser storage at once, copies after `quiet` (docs/decisions.md#after-the-rows). */
export async function wipeRecoveryOfOthers(userId: string, quiet: Promise<void> = Promise.resolve()): Promise<void> {
  removeStored(name => !isPersonalKey(name, userId));
  await quiet;
  return tolerant(undefined, () =>
    change(async store => {
      for (const slot of await store.getAllKeys()) if (slot[0] !== userId) await store.delete(slot);
    }),
  );
}

function fromStored({ apart, ...copy }: Stored, key: RecoveryKey): RecoveryCopy {
  const kept = parseJsonText(PRIVATE, readKept(privateKey(key), 'tab'), null);
  if (kept?.savedAt !== copy.savedAt.getTime()) return { ...copy, lost: apart };
  return { ...copy, changes: putTogether(copy.changes, kept.parts), lost: [] };
}

function removeStored(isMeant: (name: string) => boolean): void {
  for (const storage of [localStorage, sessionStorage])
    for (const name of Object.keys(storage)) if (isPersonalKey(name) && isMeant(name)) storage.removeItem(name);
}

/** A recovery copy never holds file content. */
function withoutBytes(changes: Record<string, unknown>): Record<string, unknown> {
  const text = JSON.stringify(changes, (_, value: unknown) =>
    value instanceof Blob || value instanceof ArrayBuffer || ArrayBuffer.isView(value) ? undefined : value,
  );
  return JSON.parse(text) as Record<string, unknown>;
}

/** If storage is full, disabled or stuck, there is no copy, and typing goes on. */
async function tolerant<T>(fallback: T, act: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<T>(resolve => {
    timer = setTimeout(() => resolve(fallback), PATIENCE_MS);
  });
  try {
    return await Promise.race([act(), patience]);
  } catch {
    return fallback;
  } finally {
    clearTimeout(timer);
  }
}
