import { getFinder, invoiceDetail } from '@/domain/calls/find';
import { recordTypes, viewHref } from '@/domain/recordTypes';
import type { RecordFinder } from '@/platform/routing/routes';
import { nonPoListPage } from './api/operations';
import { nonPoList } from './fields/nonPo.list';

export function findNonPo(): RecordFinder {
  return getFinder(nonPoListPage, nonPoList, row => ({
    href: viewHref(recordTypes.NonPoInvoice, row.id),
    name: row.invoiceNumber || `#${row.id}`,
    detail: invoiceDetail(row, row.totalGrossAmount, row.currencyCode),
  }));
}
