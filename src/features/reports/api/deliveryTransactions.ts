import {
  DeliveryTransactionsFiguresDocument,
  DeliveryTransactionOptionsDocument,
  ReportDeliveryInvoiceTransactionListDocument,
  type ReportDeliveryInvoiceTransactionListQuery,
} from './deliveryTransactions.graphql.generated';
import type { ReportSource } from './useReport';

export type DeliveryTransaction = NonNullable<
  NonNullable<ReportDeliveryInvoiceTransactionListQuery['page']>['data']
>[number];

export const deliveryTransactionsSource: ReportSource<DeliveryTransaction> = {
  page: ReportDeliveryInvoiceTransactionListDocument,
  options: DeliveryTransactionOptionsDocument,
  figures: DeliveryTransactionsFiguresDocument,
};
