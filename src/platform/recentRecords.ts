import * as z from 'zod/mini';
import { useEffect } from 'react';
import { parseJsonText } from '@/lib/jsonText';
import { ofPerson } from './session/personal';
import { useSession } from './session/SessionContext';

/** A record as this device remembers it: enough to name it and to lead there, no more. */
const entry = z.object({
  /** Below /sportal. */
  href: z.string(),
  /** 'INV-7'. */
  name: z.string(),
  /** What it is and whose: 'Non-PO Invoice · Anand Horticulture'. */
  detail: z.string(),
  /** Milliseconds. */
  at: z.number(),
  /** What was decided on it; '' when it was only opened. */
  decision: z.string(),
});
export type RecentRecord = z.infer<typeof entry>;
export type NamedRecord = Pick<RecentRecord, 'href' | 'name' | 'detail'>;

/** The most records that are kept of each sort: opened, and decided. */
const KEPT = 12;

const keptOf = (userId: string) => ofPerson(userId, 'recent');

const read = (userId: string): RecentRecord[] => parseJsonText(z.array(entry), keptOf(userId).read(), []);

function note(userId: string, record: NamedRecord, decision: string): void {
  const { href, name, detail } = record;
  const isDecision = (other: RecentRecord) => other.decision !== '';
  const others = read(userId).filter(other => other.href !== href || isDecision(other) !== (decision !== ''));
  const all = [{ href, name, detail, at: Date.now(), decision }, ...others];
  const kept = [...all.filter(isDecision).slice(0, KEPT), ...all.filter(other => !isDecision(other)).slice(0, KEPT)];
  keptOf(userId).keep(kept);
}

/** The records that this person opened last on this device, the latest first. It goes with Logout (`personalKey`). */
export function recentlyOpened(userId: string): RecentRecord[] {
  return read(userId).filter(({ decision }) => decision === '');
}

/** What this person decided last on this device, the latest first. No call of the backend tells it. */
export function recentlyDecided(userId: string): RecentRecord[] {
  return read(userId).filter(({ decision }) => decision !== '');
}

/** Remembers what was decided on a record: 'Approved'. */
export function noteDecision(userId: string, record: NamedRecord, decision: string): void {
  note(userId, record, decision);
}

/** For the page of a record: it is remembered as opened. null: it is not there yet. */
export function useOpened(record: NamedRecord | null): void {
  const { userId } = useSession();
  const { href = '', name = '', detail = '' } = record ?? {};
  useEffect(() => {
    if (href !== '') note(userId, { href, name, detail }, '');
  }, [userId, href, name, detail]);
}
