import {
  NonPoAgingFiguresDocument,
  NonPoAgingOptionsDocument,
  ReportNonPoInvoiceAgingListDocument,
  type ReportNonPoInvoiceAgingListQuery,
} from './nonPoAging.graphql.generated';
import type { ReportSource } from './useReport';

export type NonPoAgingRow = NonNullable<NonNullable<ReportNonPoInvoiceAgingListQuery['page']>['data']>[number];

export const nonPoAgingSource: ReportSource<NonPoAgingRow> = {
  page: ReportNonPoInvoiceAgingListDocument,
  options: NonPoAgingOptionsDocument,
  figures: NonPoAgingFiguresDocument,
};
