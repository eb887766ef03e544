import {
  NonPoTransactionsFiguresDocument,
  NonPoTransactionOptionsDocument,
  ReportNonPoInvoiceListDocument,
  type ReportNonPoInvoiceListQuery,
} from './nonPoTransactions.graphql.generated';
import type { ReportSource } from './useReport';

export type NonPoTransaction = NonNullable<NonNullable<ReportNonPoInvoiceListQuery['page']>['data']>[number];

export const nonPoTransactionSource: ReportSource<NonPoTransaction> = {
  page: ReportNonPoInvoiceListDocument,
  options: NonPoTransactionOptionsDocument,
  figures: NonPoTransactionsFiguresDocument,
};
