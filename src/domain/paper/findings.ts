import { remembered } from '@/platform/remembered';
import type { Verdict } from '../einvoice/types';
import type { Difference } from './compare';

/** What was found on the paper of a record that was opened in this tab. */
export interface PaperFindings {
  verdict: Verdict;
  /** Labels of the fields that differ. */
  differing: readonly string[];
}

/** By the record's key in task lists. It lives as long as the session: who approves looks at it in the same visit. */
const found = remembered<string, PaperFindings>();

/** Notes what was found on a record's paper, for the list that it is approved from. */
export function noteFindings(place: string, verdict: Verdict, differences: readonly Difference[]): void {
  found.set(place, { verdict, differing: differences.map(({ label }) => label) });
}

/** What was found; undefined for a record whose paper was not looked at in this visit. */
export function findingsOf(place: string): PaperFindings | undefined {
  return found.get(place);
}

/** Whether whoever approves must look: the paper was altered, or says something else than the record. */
export function isOdd({ verdict, differing }: PaperFindings): boolean {
  return verdict === 'altered' || verdict === 'trial' || differing.length > 0;
}
