import { env } from '@/platform/env';
import { remembered } from '@/platform/remembered';
import type { Verdict } from '../read/extraction';
import type { Difference } from './compareFields';

/** Results of this visit by task key: the differences as the end of a sentence; '' without differences. */
const results = remembered<string, string>();

/** Keeps the result of a comparison for the approval of several records at once. */
export function noteComparison(place: string, verdict: Verdict, differences: readonly Difference[]): void {
  const labels = differences.map(({ label }) => label).join(', ');
  const parts = [
    verdict === 'altered' && 'its QR code was altered',
    verdict === 'trial' && 'it was signed by a test system',
    labels && `${labels} ${differences.length === 1 ? 'differs' : 'differ'}`,
  ];
  results.set(place, parts.filter(Boolean).join('; '));
}

/** '' without differences, undefined if this visit didn't compare them. */
export const getComparison = (place: string): string | undefined => (env.readsEinvoices ? results.get(place) : '');
