import { useMemo } from 'react';
import { useBackendQuery } from '@/platform/graphql/useBackendQuery';
import { useLoaded } from '@/platform/graphql/useLoaded';
import { useSession } from '@/platform/session/SessionContext';
import type { Extraction } from '../read/extraction';
import type { Entered } from '../definition/definition';
import { accountsOfSupplier, loadRules, sentBackReasons } from './api/operations';
import { getExtractedDetails, getHints, isNeeded, type HintInput } from './hints';

interface HintRequest extends Pick<HintInput, 'fields' | 'copy'> {
  entered: Entered;
  /** Data extracted from the invoice copy; null if there isn't any yet. */
  reading: Extraction | null;
  /** True once the user has opened the hints; then earlier send-backs are loaded. */
  opened: boolean;
}

/** Loads the supplier's accounts only if the document names an account, and earlier send-backs only if they are shown. */
export function useHints({ entered, fields, copy, reading, opened }: HintRequest) {
  const { userId, supplierId } = useSession();
  const table = useLoaded(loadRules, {});
  const rules = table.data?.rules ?? [];
  const extracted = useMemo(() => reading && getExtractedDetails(reading), [reading]);
  const isQueryNeeded = (kind: 'otherBank' | 'sentBackBefore') => isNeeded(rules, kind, entered.countryCode);
  const accounts = useBackendQuery(
    accountsOfSupplier,
    extracted?.accounts.length && isQueryNeeded('otherBank') ? supplierId : null,
  );
  const sentBack = useBackendQuery(sentBackReasons, opened && isQueryNeeded('sentBackBefore') ? userId : null);
  const all = getHints(rules, {
    entered,
    fields,
    copy,
    extracted: extracted ?? undefined,
    accounts: accounts.data,
    sentBack: sentBack.data,
  });
  return {
    hints: all.filter(({ rule }) => rule.kind !== 'sentBackBefore'),
    /** Earlier send-backs of the company; not about this invoice. */
    before: all.filter(({ rule }) => rule.kind === 'sentBackBefore'),
    unread: table.data?.unread ?? [],
    error: table.error,
    loading: table.loading,
    retry: table.reload,
  };
}
