import { supplierLimit } from '@/domain/invoice/author';
import { recordKinds } from '@/domain/recordKinds';
import { addDays, today } from '@/lib/dates';
import { operation } from '@/platform/graphql/operation';
import { prefetch } from '@/platform/graphql/prefetch';
import { type Answer, useAnswer } from '@/platform/graphql/useAnswer';
import type { Session } from '@/platform/session/session';
import type { ListInput } from '@/shared/list/listTypes';
import { paidLately, waitingSoonest, type Overview } from '../model/overview';
import { SupplierOverviewDocument, type SupplierOverviewQuery } from './overview.graphql.generated';

/** Rows in sight; so many of each kind are asked for. */
const ROWS = 5;
/** 'Lately', in days. */
const LATELY = 60;

/** Of a supplier's own invoices, as the reports ask for them. */
function inputs(session: Session): { waiting: ListInput; paid: ListInput } {
  const own = supplierLimit(session);
  const page = { currentPage: 1, pageSize: ROWS };
  const since = { name: 'paymentDate', value: `${addDays(today(), -LATELY)},${today()}`, type: 'dateRange' };
  return {
    waiting: { ...page, parameters: own, sortBy: 'dueDate', sortOrder: 'asc' },
    paid: { ...page, parameters: [...own, since], sortBy: 'paymentDate', sortOrder: 'desc' },
  };
}

const overview = operation(SupplierOverviewDocument, inputs, toOverview);

/** What a supplier comes for: with whom his invoices are, what is due next, what was paid lately. One request, of reports that exist. */
export function useOverview(session: Session, wanted: boolean): Answer<Overview> {
  return useAnswer(overview, wanted ? session : null);
}

export function prefetchOverview(session: Session): void {
  prefetch(overview, session);
}

function toOverview(found: SupplierOverviewQuery): Overview {
  const { NonPoInvoice, ProformaInvoice, DeliveryInvoice } = recordKinds;
  return {
    ...waitingSoonest(
      [
        [NonPoInvoice, found.reportNonPoInvoiceAgingList],
        [ProformaInvoice, found.reportProformaInvoiceAgingList],
        [DeliveryInvoice, found.reportDeliveryInvoiceAgingList],
      ],
      ROWS,
    ),
    paid: paidLately(
      [
        [NonPoInvoice, found.reportNonPoInvoiceList],
        [ProformaInvoice, found.reportProformaInvoiceTransactionList],
        [DeliveryInvoice, found.reportDeliveryInvoiceTransactionList],
      ],
      ROWS,
    ),
  };
}
