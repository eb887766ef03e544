import { useCallback } from 'react';
import type { Id } from '@/lib/ids';
import { mayBePaid } from '@/lib/paymentState';
import type { Operation } from '@/platform/graphql/operation';
import { useCall } from '@/platform/graphql/useCall';
import { useSession } from '@/platform/session/SessionContext';
import type { ListInput } from '@/shared/list/listTypes';
import type { LoadFacts } from '@/shared/list/useLaterFacts';
import { waitsForSomebody, type LaterRow } from './laterRow';
import { withYou } from './pendingWith';

/** What a list's own call does not know of its invoices: `null` of a half asks nothing of it. */
interface LaterAsked {
  /** The invoices that somebody has to act on, of the kind's aging report (spec 3 §7). */
  waiting: ListInput | null;
  /** The invoices that may have been paid, of the kind's transactions report (spec 2 §3, spec 3 §3). */
  decided: ListInput | null;
}

/** A row of the aging report. */
export interface WaitingFacts {
  id: Id;
  pendingWith: string | null;
  ageAtLevel: number | null;
}

/** A row of the transactions report; of some kinds it has one for each line. */
export interface PaidFacts {
  id: Id;
  paymentDate: string | null;
}

/** Waiting and decided invoices are asked for in one call. */
export type LaterFactsOperation = Operation<
  LaterAsked,
  { waiting: readonly WaitingFacts[]; decided: readonly PaidFacts[] | null }
>;

/** All that a report says of these rows, of which it may have several for one invoice; null: there are none. */
function allOf(rows: readonly LaterRow[]): ListInput | null {
  if (rows.length === 0) return null;
  const parameters = [{ name: 'id', value: rows.map(({ id }) => id).join(','), type: 'checkBox' }];
  return { currentPage: 1, pageSize: 0, parameters, sortBy: 'id', sortOrder: 'desc' };
}

/**
 * With whom the invoices of a list wait, since when, and which of them are paid: one call for the rows on the screen, once they are
 * there. The reader himself is 'You'.
 */
export function useLaterFactsOf<Row extends LaterRow>(operation: LaterFactsOperation): LoadFacts<Row> {
  const call = useCall();
  const { userName } = useSession();
  return useCallback(
    async (rows, signal) => {
      const waiting = allOf(rows.filter(({ status }) => waitsForSomebody(status)));
      const payable = rows.filter(({ status }) => mayBePaid(status));
      const decided = allOf(payable);
      if (!waiting && !decided) return new Map();
      const found = await call(operation, { waiting, decided }, { signal });
      const facts = new Map<string, Partial<Row>>();
      for (const { id, pendingWith, ageAtLevel } of found.waiting)
        facts.set(String(id), { pendingWith: withYou(pendingWith ?? '', userName), ageAtLevel } as Partial<Row>);
      // An invoice that the report does not list has no payment; without a report the payment is not known.
      if (found.decided) for (const { id } of payable) facts.set(String(id), { paymentDate: null } as Partial<Row>);
      for (const { id, paymentDate } of found.decided ?? []) facts.set(String(id), { paymentDate } as Partial<Row>);
      return facts;
    },
    [call, operation, userName],
  );
}
