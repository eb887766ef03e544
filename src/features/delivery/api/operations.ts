import { toPage } from '@/domain/record/list';
import { paymentFacts } from '@/domain/record/payment';
import { operation } from '@/platform/graphql/operation';
import type { ListInput } from '@/shared/list/listTypes';
import { allRows, firstRows } from '@/shared/list/listInput';
import { toOptions } from '@/shared/list/options';
import {
  DeliveryInvoicePoListDocument,
  GrnSrnListDocument,
  GrnSrnTypeListDocument,
  type DeliveryInvoicePoListQuery,
  type GrnSrnListQuery,
} from './choices.graphql.generated';
import {
  DeliveryInvoiceByIdDocument,
  DeliveryInvoiceCreateDocument,
  DeliveryInvoiceDeleteDocument,
  DeliveryInvoiceDuplicateWarningDocument,
  DeliveryInvoiceDuplicateWarningForZfoDocument,
  DeliveryInvoiceListDocument,
  DeliveryPaymentDocument,
  DeliveryPendingWithDocument,
  type DeliveryInvoiceByIdQuery,
  type DeliveryInvoiceCreate,
  type DeliveryInvoiceListQuery,
} from './delivery.graphql.generated';
import {
  GrnSrnDetailsListDocument,
  PoByDiIdDocument,
  PoByIdDocument,
  ReceivedOnOrderDocument,
  type BilledOrderFragment,
  type GrnSrnDetailsListQuery,
  type ReceivedOnOrderQuery,
} from './sources.graphql.generated';

type RowOf<Page extends { data: readonly unknown[] | null } | null> = NonNullable<NonNullable<Page>['data']>[number];

export type DeliveryInvoice = NonNullable<DeliveryInvoiceByIdQuery['deliveryInvoiceById']>;
export type DeliveryRow = RowOf<DeliveryInvoiceListQuery['deliveryInvoiceList']> & { pendingWith?: string };
/** An order as a delivery invoice takes it up. */
export type BilledOrder = BilledOrderFragment;
/** A receipt as a delivery invoice takes it up. */
export type BilledReceipt = RowOf<GrnSrnDetailsListQuery['grnSrnDetailsList']>;
export type ReceivedOnOrder = ReceivedOnOrderQuery;
/** A receipt, and an order, as they are picked. */
export type ReceiptRow = RowOf<GrnSrnListQuery['grnSrnList']>;
export type PoRow = RowOf<DeliveryInvoicePoListQuery['deliveryInvoicePoList']>;

const byIdOf = (id: number) => ({ id });
const inputOf = (input: DeliveryInvoiceCreate) => ({ input });
const pageOf = (input: ListInput) => ({ input });
export const deliveryById = operation(DeliveryInvoiceByIdDocument, byIdOf, data => data.deliveryInvoiceById);

/** One page of delivery invoices. */
export const deliveryListPage = operation(DeliveryInvoiceListDocument, pageOf, data =>
  toPage(data.deliveryInvoiceList),
);

export const deliveryCreate = operation(
  DeliveryInvoiceCreateDocument,
  inputOf,
  data => data.deliveryInvoiceCreate?.id ?? null,
);

export const deliveryWarning = operation(
  DeliveryInvoiceDuplicateWarningDocument,
  inputOf,
  data => data.deliveryInvoiceDuplicateWarning,
);

/** For orders of type ZFO; its `result` is JSON text of the records that it found. */
export const deliveryWarningForZfo = operation(
  DeliveryInvoiceDuplicateWarningForZfoDocument,
  inputOf,
  data => data.deliveryInvoiceDuplicateWarningForZFO,
);

export const deliveryDelete = operation(
  DeliveryInvoiceDeleteDocument,
  byIdOf,
  data => data.deliveryInvoiceDelete?.status ?? null,
);

/** With whom invoices on their way are. */
export const deliveryPendingWith = operation(
  DeliveryPendingWithDocument,
  pageOf,
  data => data.reportDeliveryInvoiceAgingList?.data ?? [],
);

/** What accounting has paid of it: each of its lines in the transactions report says so (spec 3 §3). */
export const deliveryPayment = operation(
  DeliveryPaymentDocument,
  (id: number) => ({ input: firstRows(1, { id }) }),
  data => paymentFacts(data.reportDeliveryInvoiceTransactionList?.data?.[0]),
);

/** An order that is to be billed. */
export const orderById = operation(PoByIdDocument, byIdOf, data => data.poById);

/** The order of a saved invoice, by the invoice's id: what the invoice claims itself counts as available. */
export const orderOfInvoice = operation(PoByDiIdDocument, byIdOf, data => data.poByDIId);

const NO_RECEIPTS: readonly BilledReceipt[] = [];

/** Receipts that are to be billed; with a saved invoice, what it claims itself counts as available. */
export const receiptsById = operation(
  GrnSrnDetailsListDocument,
  ({ ids, invoiceId }: { ids: readonly number[]; invoiceId?: number }) => ({
    input: allRows({ id: ids.join(','), deliveryInvoiceId: invoiceId }),
  }),
  data => data.grnSrnDetailsList?.data ?? NO_RECEIPTS,
);

const receiptsOf = (type: 'GRN' | 'Srn', poNo: string) => {
  const { parameters, ...page } = allRows({ type });
  return { ...page, parameters: [...parameters, { name: 'poNo', value: poNo, type: 'checkBox' }] };
};

/** What has been received on an order, goods and services. */
export const receivedOn = operation(
  ReceivedOnOrderDocument,
  (poNo: string) => ({ goods: receiptsOf('GRN', poNo), services: receiptsOf('Srn', poNo) }),
  data => data,
);

/** One page of the receipts that something can still be billed of. */
export const receiptListPage = operation(GrnSrnListDocument, pageOf, data => toPage(data.grnSrnList));

/** The kinds of receipts that orders of a type have. */
export const receiptTypes = operation(
  GrnSrnTypeListDocument,
  (poType: string) => ({ input: allRows({ poType }) }),
  data => toOptions(data.grnSrnTypeList?.data),
);

/** One page of the orders that something can still be billed of. */
export const poListPage = operation(DeliveryInvoicePoListDocument, pageOf, data => toPage(data.deliveryInvoicePoList));
