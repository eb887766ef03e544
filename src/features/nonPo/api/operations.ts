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
import { NonPoInvoiceDeleteDocument } from './deleteNonPo.graphql.generated';
import { NonPoInvoiceByIdDocument, type NonPoInvoiceByIdQuery } from './nonPoById.graphql.generated';
import { NonPoInvoiceListDocument, type NonPoInvoiceListQuery } from './nonPoList.graphql.generated';
import { NonPoInvoicePaymentDocument } from './nonPoPayment.graphql.generated';
import { NonPoDeferredColumnsDocument } from './deferredColumns.graphql.generated';
import { NonPoInvoiceCreateDocument, NonPoInvoiceDuplicateWarningDocument } from './saveNonPo.graphql.generated';

export type NonPoInvoice = NonNullable<NonPoInvoiceByIdQuery['nonPoInvoiceById']>;
export type NonPoRow = ResponseRow<NonPoInvoiceListQuery['nonPoInvoiceList']> & DeferredColumns;

export const nonPoById = byIdOperation(NonPoInvoiceByIdDocument, data => data.nonPoInvoiceById);
export const nonPoListPage = pageOperation(NonPoInvoiceListDocument, data => data.nonPoInvoiceList);
export const nonPoCreate = saveOperation(NonPoInvoiceCreateDocument, data => data.nonPoInvoiceCreate);
export const nonPoDelete = deleteOperation(NonPoInvoiceDeleteDocument, data => data.nonPoInvoiceDelete);
export const nonPoDuplicateWarning = inputOperation(
  NonPoInvoiceDuplicateWarningDocument,
  data => data.nonPoInvoiceDuplicateWarning,
);
export const nonPoDeferredColumns = deferredColumnsOperation(
  NonPoDeferredColumnsDocument,
  ({ reportNonPoInvoiceAgingList: waiting, reportNonPoInvoiceList: decided }) => ({ waiting, decided }),
);
export const nonPoPayment = paymentOperation(NonPoInvoicePaymentDocument, data => data.reportNonPoInvoiceList);
