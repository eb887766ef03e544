import { supplierLimit } from '@/domain/invoice/author';
import { recordTypes } from '@/domain/recordTypes';
import { addDays, today } from '@/lib/dates';
import { operation } from '@/platform/graphql/operation';
import type { Session } from '@/platform/session/session';
import type { ListInput, ListParameter } from '@/shared/list/listTypes';
import { LATELY, mergePayments, type Payments } from '../model/payments';
import { SupplierPaymentsDocument, type SupplierPaymentsQuery } from './payments.graphql.generated';

/** Maximum number of invoices per type in the sums. */
const MOST = 1_000;
/** Payments are at most this many days ahead. */
const AHEAD = 366;

/** Builds the report queries for a supplier's own invoices, or for all. */
function inputs(session: Session): { waiting: ListInput; approved: ListInput; paid: ListInput } {
  const own = supplierLimit(session);
  const page = (sortBy: string, ...more: ListParameter[]): ListInput => ({
    currentPage: 1,
    pageSize: MOST,
    parameters: [...own, ...more],
    sortBy,
    sortOrder: 'asc',
  });
  const paidBetween = `${addDays(today(), -LATELY)},${addDays(today(), AHEAD)}`;
  return {
    waiting: page('dueDate'),
    approved: page('dueDate', { name: 'status', value: 'Approved', type: 'checkBox' }),
    paid: page('paymentDate', { name: 'paymentDate', value: paidBetween, type: 'dateRange' }),
  };
}

/** Loads upcoming and past payments from the reports in one request, for one supplier or all. */
export const payments = operation(SupplierPaymentsDocument, inputs, toPayments);

function toPayments(found: SupplierPaymentsQuery): Payments {
  const { NonPoInvoice, ProformaInvoice, DeliveryInvoice } = recordTypes;
  return mergePayments([
    [NonPoInvoice, found.reportNonPoInvoiceList],
    [ProformaInvoice, found.reportProformaInvoiceTransactionList],
    [DeliveryInvoice, found.reportDeliveryInvoiceTransactionList],
    [NonPoInvoice, found.approvedNonPo],
    [ProformaInvoice, found.approvedProforma],
    [DeliveryInvoice, found.approvedDelivery],
    [NonPoInvoice, found.reportNonPoInvoiceAgingList],
    [ProformaInvoice, found.reportProformaInvoiceAgingList],
    [DeliveryInvoice, found.reportDeliveryInvoiceAgingList],
  ]);
}
