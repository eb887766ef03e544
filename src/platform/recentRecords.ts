import * as z from 'zod/mini';
import { useEffect } from 'react';
import { parseJsonText } from '@/lib/jsonText';
import { ofPerson } from './session/personal';
import { useSession } from './session/SessionContext';

const entry = z.object({
  /** Below /sportal. */
  href: z.string(),
  name: z.string(),
  /** Record type and other party: 'Non-PO Invoice · Anand Horticulture'. */
  detail: z.string(),
  at: z.number(),
  /** The user's decision; '' if only opened. */
  decision: z.string(),
});
export type RecentRecord = z.infer<typeof entry>;
export type NamedRecord = Pick<RecentRecord, 'href' | 'name' | 'detail'>;

const KEPT = 12;

const getStored = (userId: string) => ofPerson(userId, 'recent');

const read = (userId: string): RecentRecord[] => parseJsonText(z.array(entry), getStored(userId).read(), []);

function note(userId: string, record: NamedRecord, decision: string): void {
  const { href, name, detail } = record;
  const isDecision = (other: RecentRecord) => other.decision !== '';
  const others = read(userId).filter(other => other.href !== href || isDecision(other) !== (decision !== ''));
  const all = [{ href, name, detail, at: Date.now(), decision }, ...others];
  const kept = [...all.filter(isDecision).slice(0, KEPT), ...all.filter(other => !isDecision(other)).slice(0, KEPT)];
  getStored(userId).keep(kept);
}

/** Returns the records that the user last opened on this device, newest first. Logout removes them (`personalKey`). */
export function recentlyOpened(userId: string): RecentRecord[] {
  return read(userId).filter(({ decision }) => decision === '');
}

/** Returns the records that the user last decided on this device, newest first. The backend has no query for it. */
export function recentlyDecided(userId: string): RecentRecord[] {
  return read(userId).filter(({ decision }) => decision !== '');
}

export function noteDecision(userId: string, record: NamedRecord, decision: string): void {
  note(userId, record, decision);
}

/** Stores the record as opened. */
export function useOpened({ href, name, detail }: NamedRecord): void {
  const { userId } = useSession();
  useEffect(() => note(userId, { href, name, detail }, ''), [userId, href, name, detail]);
}
