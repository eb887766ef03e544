import * as z from 'zod/mini';
import { parseJsonText } from '@/lib/jsonText';
import { DRAFT_PREFIX } from '@/platform/session/session';

/** Whose draft of what. `recordId` null is a new record. */
export interface DraftKey {
  userId: string;
  screen: string;
  recordId: string | null;
}

/** Unsaved work as it lies in localStorage: what differed from the loaded record, when, and from which tab. */
export interface KeptDraft {
  slot: string;
  tab: string;
  savedAt: Date;
  changes: Record<string, unknown>;
}

const VERSION = 1;
const MAX_AGE_MS = 30 * 24 * 60 * 60_000;

const schema = z.object({
  v: z.literal(VERSION),
  savedAt: z.iso.datetime(),
  changes: z.record(z.string(), z.unknown()),
});

// Each tab writes a slot of its own, so that two tabs never overwrite each other's work.
function slotsOf({ userId, screen, recordId }: DraftKey): string {
  return `${DRAFT_PREFIX}${[userId, screen, recordId ?? ''].map(encodeURIComponent).join('/')}/`;
}

/** The drafts of a record, newest first. Broken, foreign-version and month-old drafts are removed on the way. */
export function listDrafts(key: DraftKey): KeptDraft[] {
  return tolerant([], () => {
    const prefix = slotsOf(key);
    const found: KeptDraft[] = [];
    for (const slot of Object.keys(localStorage).filter(name => name.startsWith(prefix))) {
      const draft = parseJsonText(z.nullable(schema), localStorage.getItem(slot), null);
      const savedAt = new Date(draft?.savedAt ?? 0);
      if (!draft || Date.now() - savedAt.getTime() > MAX_AGE_MS) localStorage.removeItem(slot);
      else found.push({ slot, tab: slot.slice(prefix.length), savedAt, changes: draft.changes });
    }
    return found.sort((a, b) => b.savedAt.getTime() - a.savedAt.getTime());
  });
}

/** Keeps a draft; false when the browser refuses (storage full or switched off). */
export function writeDraft(key: DraftKey, tab: string, changes: Record<string, unknown>): boolean {
  return tolerant(false, () => {
    const draft: z.infer<typeof schema> = { v: VERSION, savedAt: new Date().toISOString(), changes };
    localStorage.setItem(slotsOf(key) + tab, JSON.stringify(draft, withoutBytes));
    return true;
  });
}

export function removeDraft(key: DraftKey, tab: string): void {
  tolerant(undefined, () => localStorage.removeItem(slotsOf(key) + tab));
}

/** Files stay where they are: a draft never holds bytes. */
function withoutBytes(_: string, value: unknown): unknown {
  return value instanceof Blob || value instanceof ArrayBuffer || ArrayBuffer.isView(value) ? undefined : value;
}

/** Storage may be full, switched off or forbidden: then there is no draft, and typing goes on. */
function tolerant<T>(fallback: T, act: () => T): T {
  try {
    return act();
  } catch {
    return fallback;
  }
}
