import { remembered } from '@/platform/remembered';
import type { Verdict } from '../read/extraction';
import type { Difference } from './compareFields';

/** What was found on the paper of a record that was opened in this tab. */
export interface NotedComparison {
  verdict: Verdict;
  /** Labels of the fields that differ. */
  differing: readonly string[];
}

/** By the record's key in task lists. It lives as long as the session: who approves looks at it in the same visit. */
const found = remembered<string, NotedComparison>();

/** Notes what was found on a record's paper, for the list that it is approved from. */
export function noteComparison(place: string, verdict: Verdict, differences: readonly Difference[]): void {
  found.set(place, { verdict, differing: differences.map(({ label }) => label) });
}

/** What was found; undefined for a record whose paper was not looked at in this visit. */
export function getComparison(place: string): NotedComparison | undefined {
  return found.get(place);
}

/** Whether whoever approves must look: the paper was altered, or says something else than the record. */
export function isOdd({ verdict, differing }: NotedComparison): boolean {
  return verdict === 'altered' || verdict === 'trial' || differing.length > 0;
}
