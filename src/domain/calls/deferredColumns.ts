import { useCallback } from 'react';
import type { Id } from '@/lib/ids';
import { mayBePaid } from '@/lib/paymentState';
import type { Operation } from '@/platform/graphql/operation';
import { useCall } from '@/platform/graphql/useCall';
import { useSession } from '@/platform/session/SessionContext';
import type { ListInput } from '@/shared/list/listTypes';
import type { LoadDetails } from '@/shared/list/useDeferredColumns';
import { waitsForSomebody, type DeferredRow } from './deferredRow';
import { withYou } from './pendingWith';

/** Input of the deferred query; null skips a part. */
interface DeferredRequest {
  /** Invoices that wait for an action, from the aging report (spec 3 §7). */
  waiting: ListInput | null;
  /** Invoices that may be paid, from the transactions report (spec 2 §3, spec 3 §3). */
  decided: ListInput | null;
}

/** Row of the aging report. */
export interface WaitingDetails {
  id: Id;
  pendingWith: string | null;
  ageAtLevel: number | null;
}

export interface PaidDetails {
  id: Id;
  paymentDate: string | null;
}

export type DeferredColumnsOperation = Operation<
  DeferredRequest,
  { waiting: readonly WaitingDetails[]; decided: readonly PaidDetails[] | null }
>;

/** Builds the input for all report rows of these invoices; null if there are none. */
function allOf(rows: readonly DeferredRow[]): ListInput | null {
  if (rows.length === 0) return null;
  const parameters = [{ name: 'id', value: rows.map(({ id }) => id).join(','), type: 'checkBox' }];
  return { currentPage: 1, pageSize: 0, parameters, sortBy: 'id', sortOrder: 'desc' };
}

/** Loads who each invoice waits for, since when, and its payment, in one request after the rows are shown. The signed-in user is 'You'. */
export function useDeferredColumnsFor<Row extends DeferredRow>(operation: DeferredColumnsOperation): LoadDetails<Row> {
  const call = useCall();
  const { userName } = useSession();
  return useCallback(
    async (rows, signal) => {
      const waiting = allOf(rows.filter(({ status }) => waitsForSomebody(status)));
      const payable = rows.filter(({ status }) => mayBePaid(status));
      const decided = allOf(payable);
      if (!waiting && !decided) return new Map();
      const found = await call(operation, { waiting, decided }, { signal });
      const loaded = new Map<string, Partial<Row>>();
      for (const { id, pendingWith, ageAtLevel } of found.waiting)
        loaded.set(String(id), { pendingWith: withYou(pendingWith ?? '', userName), ageAtLevel } as Partial<Row>);
      // An invoice missing from the report has no payment; without a report the payment is unknown.
      if (found.decided) for (const { id } of payable) loaded.set(String(id), { paymentDate: null } as Partial<Row>);
      for (const { id, paymentDate } of found.decided ?? []) loaded.set(String(id), { paymentDate } as Partial<Row>);
      return loaded;
    },
    [call, operation, userName],
  );
}
