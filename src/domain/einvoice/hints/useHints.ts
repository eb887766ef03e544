import { useMemo } from 'react';
import { useAnswer } from '@/platform/graphql/useAnswer';
import { useLoaded } from '@/platform/graphql/useLoaded';
import { useSession } from '@/platform/session/SessionContext';
import type { Extraction } from '../read/extraction';
import type { Entered } from '../definition/definition';
import { accountsOfSupplier, loadRules, sentBackReasons } from './api/operations';
import { getExtractedFacts, hintsOf, isAsked, type HintInput } from './hints';

interface Question extends Pick<HintInput, 'fields' | 'copy'> {
  entered: Entered;
  /** What was found on the invoice's copy; null: nothing yet. */
  reading: Extraction | null;
  /** Somebody has opened the hints: from then on it is asked what came back before. */
  opened: boolean;
}

/**
 * What is odd about an invoice, by the owner's table of rules. The supplier's accounts are asked for only when the paper names
 * one, what was sent back before only when it is shown.
 */
export function useHints({ entered, fields, copy, reading, opened }: Question) {
  const { userId, supplierId } = useSession();
  const table = useLoaded(loadRules, {});
  const rules = table.data?.rules ?? [];
  const says = useMemo(() => reading && getExtractedFacts(reading), [reading]);
  const asks = (kind: 'otherBank' | 'sentBackBefore') => isAsked(rules, kind, entered.countryCode);
  const accounts = useAnswer(accountsOfSupplier, says?.accounts.length && asks('otherBank') ? supplierId : null);
  const sentBack = useAnswer(sentBackReasons, opened && asks('sentBackBefore') ? userId : null);
  const all = hintsOf(rules, {
    entered,
    fields,
    copy,
    paper: says ?? undefined,
    accounts: accounts.data,
    sentBack: sentBack.data,
  });
  return {
    /** What is odd about this invoice. */
    hints: all.filter(({ rule }) => rule.kind !== 'sentBackBefore'),
    /** What the company sent back before; it says nothing about this invoice. */
    before: all.filter(({ rule }) => rule.kind === 'sentBackBefore'),
    unread: table.data?.unread ?? [],
    error: table.error,
    loading: table.loading,
    retry: table.reload,
  };
}
