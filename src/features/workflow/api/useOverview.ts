import { recordKinds } from '@/domain/recordKinds';
import { addDays, today } from '@/lib/dates';
import { prefetch } from '@/platform/graphql/prefetch';
import { useLoad, type Loaded } from '@/platform/graphql/useLoad';
import { useRequest } from '@/platform/graphql/useRequest';
import type { ListInput } from '@/shared/list/listTypes';
import { paidLately, waitingSoonest, type Overview } from '../model/overview';
import { SupplierOverviewDocument, type SupplierOverviewQuery } from './overview.graphql.generated';

/** Rows in sight; so many of each kind are asked for. */
const ROWS = 5;
/** 'Lately', in days. */
const LATELY = 60;

function inputs(): { waiting: ListInput; paid: ListInput } {
  const page = { currentPage: 1, pageSize: ROWS };
  const since = { name: 'paymentDate', value: `${addDays(today(), -LATELY)},${today()}`, type: 'dateRange' };
  return {
    waiting: { ...page, parameters: [], sortBy: 'dueDate', sortOrder: 'asc' },
    paid: { ...page, parameters: [since], sortBy: 'paymentDate', sortOrder: 'desc' },
  };
}

/** What a supplier comes for: with whom his invoices are, what is due next, what was paid lately. One request, of reports that exist. */
export function useOverview(userId: string, wanted: boolean): Loaded<Overview> {
  const request = useRequest(SupplierOverviewDocument);
  return useLoad(wanted ? userId : null, async signal => toOverview(await request(inputs(), { signal })));
}

export function prefetchOverview(): void {
  prefetch(SupplierOverviewDocument, inputs());
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
