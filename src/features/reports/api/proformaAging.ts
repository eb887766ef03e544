import {
  ProformaAgingFiguresDocument,
  ProformaAgingOptionsDocument,
  ReportProformaInvoiceAgingListDocument,
  type ReportProformaInvoiceAgingListQuery,
} from './proformaAging.graphql.generated';
import type { ReportSource } from './useReport';

export type ProformaAgingRow = NonNullable<NonNullable<ReportProformaInvoiceAgingListQuery['page']>['data']>[number];

export const proformaAgingSource: ReportSource<ProformaAgingRow> = {
  page: ReportProformaInvoiceAgingListDocument,
  options: ProformaAgingOptionsDocument,
  figures: ProformaAgingFiguresDocument,
};
