import { supplierLimit } from '@/domain/invoice/author';
import { recordKinds } from '@/domain/recordKinds';
import { addDays, today } from '@/lib/dates';
import { operation } from '@/platform/graphql/operation';
import type { Session } from '@/platform/session/session';
import type { ListInput, ListParameter } from '@/shared/list/listTypes';
import { LATELY, mergePayments, type Payments } from '../model/payments';
import { SupplierPaymentsDocument, type SupplierPaymentsQuery } from './payments.graphql.generated';

/** The most invoices of a kind that are added up; of more only the first are shown. */
const MOST = 1_000;
/** Payment days lie no further ahead than this, in days. */
const AHEAD = 366;

/** Invoices, a supplier's own or all, as the reports ask for them. */
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

/** Reads what will be paid, and was, to a supplier or to all: one request, of reports that exist. */
export const payments = operation(SupplierPaymentsDocument, inputs, toPayments);

function toPayments(found: SupplierPaymentsQuery): Payments {
  const { NonPoInvoice, ProformaInvoice, DeliveryInvoice } = recordKinds;
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
