import {
  DeliveryAgingFiguresDocument,
  DeliveryAgingOptionsDocument,
  ReportDeliveryInvoiceAgingListDocument,
  type ReportDeliveryInvoiceAgingListQuery,
} from './deliveryAging.graphql.generated';
import type { ReportSource } from './useReport';

export type DeliveryAgingRow = NonNullable<NonNullable<ReportDeliveryInvoiceAgingListQuery['page']>['data']>[number];

export const deliveryAgingSource: ReportSource<DeliveryAgingRow> = {
  page: ReportDeliveryInvoiceAgingListDocument,
  options: DeliveryAgingOptionsDocument,
  figures: DeliveryAgingFiguresDocument,
};
