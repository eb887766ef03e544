import { finderOf, invoiceDetail } from '@/domain/calls/find';
import { recordKinds, viewHref } from '@/domain/recordKinds';
import type { RowFinder } from '@/platform/routing/routes';
import { nonPoListPage } from './api/operations';
import { nonPoList } from './fields/nonPo.list';

export function findNonPo(): RowFinder {
  return finderOf(nonPoListPage, nonPoList, row => ({
    href: viewHref(recordKinds.NonPoInvoice, row.id),
    name: row.invoiceNumber || `#${row.id}`,
    detail: invoiceDetail(row, row.totalGrossAmount, row.currencyCode),
  }));
}
