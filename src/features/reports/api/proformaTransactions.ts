import {
  ProformaTransactionsFiguresDocument,
  ProformaTransactionOptionsDocument,
  ReportProformaInvoiceTransactionListDocument,
  type ReportProformaInvoiceTransactionListQuery,
} from './proformaTransactions.graphql.generated';
import type { ReportSource } from './useReport';

export type ProformaTransaction = NonNullable<
  NonNullable<ReportProformaInvoiceTransactionListQuery['page']>['data']
>[number];

export const proformaTransactionsSource: ReportSource<ProformaTransaction> = {
  page: ReportProformaInvoiceTransactionListDocument,
  options: ProformaTransactionOptionsDocument,
  figures: ProformaTransactionsFiguresDocument,
};
