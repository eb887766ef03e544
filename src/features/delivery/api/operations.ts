import {
  byIdOperation,
  deleteOperation,
  inputOperation,
  pageOperation,
  paymentOperation,
  deferredColumnsOperation,
  saveOperation,
  type ResponseRow,
} from '@/domain/calls/api/operations';
import type { DeferredColumns } from '@/domain/calls/deferredRow';
import type { Id } from '@/lib/ids';
import { operation } from '@/platform/graphql/operation';
import { allRows } from '@/shared/list/listInput';
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
  DeliveryDeferredColumnsDocument,
  type DeliveryInvoiceByIdQuery,
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

export type DeliveryInvoice = NonNullable<DeliveryInvoiceByIdQuery['deliveryInvoiceById']>;
export type DeliveryRow = ResponseRow<DeliveryInvoiceListQuery['deliveryInvoiceList']> & DeferredColumns;
export type BilledOrder = BilledOrderFragment;
export type BilledReceipt = ResponseRow<GrnSrnDetailsListQuery['grnSrnDetailsList']>;
export type ReceivedOnOrder = ReceivedOnOrderQuery;
export type ReceiptRow = ResponseRow<GrnSrnListQuery['grnSrnList']>;
export type PoRow = ResponseRow<DeliveryInvoicePoListQuery['deliveryInvoicePoList']>;

export const deliveryById = byIdOperation(DeliveryInvoiceByIdDocument, data => data.deliveryInvoiceById);
export const deliveryListPage = pageOperation(DeliveryInvoiceListDocument, data => data.deliveryInvoiceList);
export const deliveryCreate = saveOperation(DeliveryInvoiceCreateDocument, data => data.deliveryInvoiceCreate);
export const deliveryDelete = deleteOperation(DeliveryInvoiceDeleteDocument, data => data.deliveryInvoiceDelete);
export const deliveryWarning = inputOperation(
  DeliveryInvoiceDuplicateWarningDocument,
  data => data.deliveryInvoiceDuplicateWarning,
);

/** For orders of type ZFO. `result` is JSON text with the records found. */
export const deliveryWarningForZfo = inputOperation(
  DeliveryInvoiceDuplicateWarningForZfoDocument,
  data => data.deliveryInvoiceDuplicateWarningForZFO,
);
export const deliveryDeferredColumns = deferredColumnsOperation(
  DeliveryDeferredColumnsDocument,
  ({ reportDeliveryInvoiceAgingList: waiting, reportDeliveryInvoiceTransactionList: decided }) => ({
    waiting,
    decided,
  }),
);
export const deliveryPayment = paymentOperation(
  DeliveryPaymentDocument,
  data => data.reportDeliveryInvoiceTransactionList,
);

export const orderById = byIdOperation(PoByIdDocument, data => data.poById);

/** Returns the order by a saved invoice's id; that invoice's own quantities count as available. */
export const orderOfInvoice = byIdOperation(PoByDiIdDocument, data => data.poByDIId);

const NO_RECEIPTS: readonly BilledReceipt[] = [];

/** Returns receipts by id; with a saved invoice, its own quantities count as available. */
export const receiptsById = operation(
  GrnSrnDetailsListDocument,
  ({ ids, invoiceId }: { ids: readonly Id[]; invoiceId?: Id }) => ({
    input: allRows({ id: ids.join(','), deliveryInvoiceId: invoiceId }),
  }),
  data => data.grnSrnDetailsList?.data ?? NO_RECEIPTS,
);

const getReceipts = (type: 'GRN' | 'Srn', poNo: string) => {
  const { parameters, ...page } = allRows({ type });
  return { ...page, parameters: [...parameters, { name: 'poNo', value: poNo, type: 'checkBox' }] };
};

/** Returns receipts of an order, goods and services. */
export const receivedOn = operation(
  ReceivedOnOrderDocument,
  (poNo: string) => ({ goods: getReceipts('GRN', poNo), services: getReceipts('Srn', poNo) }),
  data => data,
);

export const receiptListPage = pageOperation(GrnSrnListDocument, data => data.grnSrnList);

export const receiptTypes = operation(
  GrnSrnTypeListDocument,
  () => ({ input: allRows({}) }),
  data => toOptions(data.grnSrnTypeList?.data),
);

export const poListPage = pageOperation(DeliveryInvoicePoListDocument, data => data.deliveryInvoicePoList);
