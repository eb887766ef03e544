import { openDB, type DBSchema, type IDBPDatabase, type IDBPObjectStore } from 'idb';
import * as z from 'zod/mini';
import { parseJsonText } from '@/lib/jsonText';
import { keep, readKept } from '@/lib/kept';
import { isPersonalKey, personalKey } from '@/platform/session/session';
import { putTogether, takeApart, type PrivatePart } from './privateParts';

/**
 * Unsaved work on this device, in IndexedDB with strict durability: what `writeRecoveryCopy` has answered true for survives a killed browser.
 *
 * Whose it is. Recovery copies are not encrypted; they are wiped on every way out but one: Logout (`wipeRecovery`, in this tab or another), and
 * the next sign-in of anybody else (`wipeRecoveryOfOthers`). Only a session that the server ends (401) keeps them, so that no work is lost:
 * until the same person signs in again, or a month has passed, somebody at this computer could read them with a browser's developer
 * tools. A key could not change that: it would have to lie beside the copies to outlive the session, a browser stores it there in plain
 * bytes, and crypto.subtle is missing where a company serves the portal without TLS. So bank numbers and tax numbers that are not public are kept
 * apart, in the tab's own storage, and end with the tab (`privateNames`); a GSTIN is public and is kept with the rest. Files and tokens are never kept.
 */

/** Whose work on what. `recordId` null is a new record. */
export interface RecoveryKey {
  userId: string;
  screen: string;
  recordId: string | null;
}

const PATH = z.array(z.union([z.string(), z.number()]));
const PARTS = z.array(z.tuple([PATH, z.unknown()]));

const SCHEMA = z.object({
  savedAt: z.date(),
  /** The fields that differ from the record. */
  changes: z.record(z.string(), z.unknown()),
  /** A save of it was sent then, and no answer is known. */
  sentAt: z.nullable(z.date()),
  /** Names of files that were chosen and not uploaded, by the label of their field. */
  files: z.record(z.string(), z.array(z.string())),
  /** The screen stopped working with it. */
  broken: z.boolean(),
  /** Places of values that are kept in the tab's own storage only. */
  apart: z._default(z.array(PATH), []),
});

type Stored = z.infer<typeof SCHEMA>;

/** Unsaved work: what differed from the loaded record, and what became of it. */
export type RecoveryContent = Omit<Stored, 'savedAt' | 'apart'>;

export interface RecoveryCopy extends RecoveryContent {
  tab: string;
  savedAt: Date;
  /** Places of bank and tax numbers that ended with the tab in which they were typed. */
  lost: Stored['apart'];
}

type Slot = [userId: string, screen: string, record: string, tab: string];

interface Schema extends DBSchema {
  drafts: { key: Slot; value: unknown };
}

const NAME = 'sportal';
const VERSION = 1;
const MAX_AGE_MS = 30 * 24 * 60 * 60_000;
/** A database that another tab keeps from opening must not keep people from leaving. */
const PATIENCE_MS = 3000;
/** A wipe that lies further ahead than this is of another clock. */
const RACE_MS = 60_000;
/** Where the moment of the last wipe lies: nobody has an empty user id. */
const WIPED: Slot = ['', '', '', ''];

/** Finer than Date, and the same clock in all tabs. */
const moment = () => performance.timeOrigin + performance.now();

let opened: Promise<IDBPDatabase<Schema>> | null = null;

function open(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>(NAME, VERSION, {
    upgrade: db => void db.createObjectStore('drafts'),
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      opened = null;
    },
    terminated: () => {
      opened = null;
    },
  });
  opened.catch(() => {
    opened = null;
  });
  return opened;
}

type Drafts = IDBPObjectStore<Schema, ['drafts'], 'drafts', 'readwrite'>;

/** Runs `act` in one transaction, and resolves when its changes are on the disk. */
async function change<T>(act: (store: Drafts) => Promise<T>): Promise<T> {
  const write = (await open()).transaction('drafts', 'readwrite', { durability: 'strict' });
  // An aborted transaction rejects `done` as well as the request that `act` waits for.
  write.done.catch(() => {});
  const result = await act(write.store);
  await write.done;
  return result;
}

const recordOf = ({ recordId }: RecoveryKey) => (recordId === null ? 'new' : `id ${recordId}`);
// Each tab writes a slot of its own, so that two tabs never overwrite each other's work.
const slotOf = (key: RecoveryKey, tab: string): Slot => [key.userId, key.screen, recordOf(key), tab];
/** All tabs: an empty list sorts behind every text. */
const slotsOf = (key: RecoveryKey) =>
  IDBKeyRange.bound([key.userId, key.screen, recordOf(key)], [key.userId, key.screen, recordOf(key), []]);

/** The recovery copies of a record, newest first. Copies that are broken, of another version or a month old are removed on the way. */
export function listRecoveryCopies(key: RecoveryKey): Promise<RecoveryCopy[]> {
  return tolerant([], async () => {
    const found: RecoveryCopy[] = [];
    await change(async store => {
      for (let cursor = await store.openCursor(slotsOf(key)); cursor; cursor = await cursor.continue()) {
        const copy = z.safeParse(SCHEMA, cursor.value);
        if (!copy.success || Date.now() - copy.data.savedAt.getTime() > MAX_AGE_MS) await cursor.delete();
        else found.push(fromStored(copy.data, cursor.key));
      }
    });
    return found.sort((a, b) => b.savedAt.getTime() - a.savedAt.getTime());
  });
}

/**
 * Keeps a recovery copy. True when it lies on the disk; false when the browser refuses (storage full or switched off). Values of fields in
 * `privateNames` lie in the tab's own storage only.
 */
export function writeRecoveryCopy(
  key: RecoveryKey,
  tab: string,
  content: RecoveryContent,
  privateNames: readonly string[] = [],
): Promise<boolean> {
  return tolerant(false, async () => {
    const asked = moment();
    const { open: changes, apart } = takeApart(withoutBytes(content.changes), privateNames);
    keepPrivate(slotOf(key, tab), apart);
    const value: Stored = { ...content, changes, apart: apart.map(([path]) => path), savedAt: new Date() };
    return change(async store => {
      // A Logout, in this tab or another, may have come between.
      const wiped = await store.get(WIPED);
      if (typeof wiped === 'number' && wiped >= asked && wiped - asked < RACE_MS) return false;
      await store.put(value, slotOf(key, tab));
      return true;
    });
  });
}

export function removeRecoveryCopy(key: RecoveryKey, tab: string): Promise<void> {
  keepPrivate(slotOf(key, tab), []);
  return tolerant(undefined, () => change(store => store.delete(slotOf(key, tab))));
}

/** Removes all that is kept of anybody, what other parts keep under a `personalKey` included. Called on Logout. */
export function wipeRecovery(): Promise<void> {
  removeStored(() => true);
  return tolerant(undefined, () =>
    change(async store => {
      await store.clear();
      await store.put(moment(), WIPED);
    }),
  );
}

/**
 * Removes what was kept of others: this person has signed in on their computer now. What browser storage keeps goes at once, the drafts
 * once `quiet` has come (DECISIONS 297).
 */
export async function wipeRecoveryOfOthers(userId: string, quiet: Promise<void> = Promise.resolve()): Promise<void> {
  removeStored(name => !isPersonalKey(name, userId));
  await quiet;
  return tolerant(undefined, () =>
    change(async store => {
      for (const slot of await store.getAllKeys()) if (slot[0] !== userId && slot[0] !== '') await store.delete(slot);
    }),
  );
}

/** Keeps private values of a recovery copy in the tab's own storage; none forgets them. */
function keepPrivate(slot: Slot, apart: readonly PrivatePart[]): void {
  keep(privateKey(slot), apart.length === 0 ? null : apart, 'tab');
}

const privateKey = ([userId, ...slot]: Slot) => personalKey(userId, 'private', ...slot);

function fromStored({ apart, ...copy }: Stored, slot: Slot): RecoveryCopy {
  const kept = apart.length === 0 ? [] : parseJsonText(PARTS, readKept(privateKey(slot), 'tab'), []);
  const isKept = (path: unknown) => kept.some(([known]) => JSON.stringify(known) === JSON.stringify(path));
  return {
    ...copy,
    changes: putTogether(copy.changes, kept),
    lost: apart.filter(path => !isKept(path)),
    tab: slot[3],
  };
}

function removeStored(isMeant: (name: string) => boolean): void {
  for (const storage of [localStorage, sessionStorage])
    for (const name of Object.keys(storage)) if (isPersonalKey(name) && isMeant(name)) storage.removeItem(name);
}

/** Files stay where they are: a recovery copy never holds bytes. */
function withoutBytes(changes: Record<string, unknown>): Record<string, unknown> {
  const text = JSON.stringify(changes, (_, value: unknown) =>
    value instanceof Blob || value instanceof ArrayBuffer || ArrayBuffer.isView(value) ? undefined : value,
  );
  return JSON.parse(text) as Record<string, unknown>;
}

/** Storage may be full, switched off, forbidden or stuck: then there is no copy, and typing goes on. */
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
