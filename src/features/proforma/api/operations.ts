import {
  byIdOperation,
  deleteOperation,
  inputOperation,
  optionsOperation,
  pageOperation,
  paymentOperation,
  deferredColumnsOperation,
  saveOperation,
  type ResponseRow,
} from '@/domain/calls/api/operations';
import type { DeferredColumns } from '@/domain/calls/deferredRow';
import {
  PoByIdDocument,
  ProformaInvoicePoListDocument,
  ProformaInvoicePoTypeListDocument,
  type PoByIdQuery,
  type ProformaInvoicePoListQuery,
} from './orders.graphql.generated';
import {
  ProformaInvoiceByIdDocument,
  ProformaInvoiceCreateDocument,
  ProformaInvoiceDeleteDocument,
  ProformaInvoiceDuplicateWarningDocument,
  ProformaInvoiceListDocument,
  ProformaPaymentDocument,
  ProformaDeferredColumnsDocument,
  type ProformaInvoiceByIdQuery,
  type ProformaInvoiceListQuery,
} from './proforma.graphql.generated';

export type ProformaInvoice = NonNullable<ProformaInvoiceByIdQuery['proformaInvoiceById']>;
export type ProformaRow = ResponseRow<ProformaInvoiceListQuery['proformaInvoiceList']> & DeferredColumns;
export type PurchaseOrder = NonNullable<PoByIdQuery['poById']>;
export type OrderRow = ResponseRow<ProformaInvoicePoListQuery['proformaInvoicePoList']>;

export const proformaById = byIdOperation(ProformaInvoiceByIdDocument, data => data.proformaInvoiceById);
export const proformaListPage = pageOperation(ProformaInvoiceListDocument, data => data.proformaInvoiceList);
export const proformaCreate = saveOperation(ProformaInvoiceCreateDocument, data => data.proformaInvoiceCreate);
export const proformaDelete = deleteOperation(ProformaInvoiceDeleteDocument, data => data.proformaInvoiceDelete);
export const proformaDuplicateWarning = inputOperation(
  ProformaInvoiceDuplicateWarningDocument,
  data => data.proformaInvoiceDuplicateWarning,
);
export const proformaPayment = paymentOperation(
  ProformaPaymentDocument,
  data => data.reportProformaInvoiceTransactionList,
);
export const proformaDeferredColumns = deferredColumnsOperation(
  ProformaDeferredColumnsDocument,
  ({ reportProformaInvoiceAgingList: waiting, reportProformaInvoiceTransactionList: decided }) => ({
    waiting,
    decided,
  }),
);

export const orderById = byIdOperation(PoByIdDocument, data => data.poById);

/** A page of orders with an amount available for advances. */
export const orderListPage = pageOperation(ProformaInvoicePoListDocument, data => data.proformaInvoicePoList);

/** Order types for filters (spec 2 §7). */
export const orderTypes = optionsOperation(ProformaInvoicePoTypeListDocument, data => data.proformaInvoicePoTypeList);
