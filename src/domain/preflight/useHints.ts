import { useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useAnswer } from '@/platform/graphql/operation';
import { useLoad } from '@/platform/graphql/useLoad';
import { useSession } from '@/platform/session/SessionContext';
import type { DocumentForm } from '@/shared/form/documentForm';
import type { PaperReading } from '../einvoice/types';
import type { PaperDef } from '../paper/paper';
import { useEntered } from '../paper/useEntered';
import { accountsOfSupplier, sentBackReasons } from './api/operations';
import { hintsOf, isAsked } from './hints';
import { paperSays } from './paperSays';
import { loadRules } from './ruleTable';

interface Question<V extends FieldValues, S> {
  form: Pick<DocumentForm<V>, 'control'>;
  paper: PaperDef<V, S>;
  subject: S;
  /** What was found on the invoice's copy; null: nothing yet. */
  reading: PaperReading | null;
  /** Somebody has opened the hints: from then on it is asked what came back before. */
  opened: boolean;
}

/**
 * What is odd about the invoice in a form, by the owner's table of rules. The supplier's accounts are asked for only when the paper names
 * one, what was sent back before only when it is shown.
 */
export function useHints<V extends FieldValues, S>({ form, paper, subject, reading, opened }: Question<V, S>) {
  const { userId, supplierId } = useSession();
  const table = useLoad('rules', loadRules);
  const entered = useEntered(form.control, paper, subject);
  const rules = table.data?.rules ?? [];
  const says = useMemo(() => reading && paperSays(reading), [reading]);
  const asks = (kind: 'otherBank' | 'sentBackBefore') => isAsked(rules, kind, entered.countryCode);
  const accounts = useAnswer(accountsOfSupplier, says?.accounts.length && asks('otherBank') ? supplierId : null);
  const sentBack = useAnswer(sentBackReasons, opened && asks('sentBackBefore') ? userId : null);
  const all = hintsOf(rules, {
    entered,
    fields: paper.fields,
    copy: paper.copy,
    paper: says ?? undefined,
    accounts: accounts.value,
    sentBack: sentBack.value,
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
