import { finderOf, invoiceDetail } from '@/domain/record/find';
import { recordKinds, viewHref } from '@/domain/recordKinds';
import type { RowFinder } from '@/platform/routing/routes';
import { nonPoListPage } from './api/operations';
import { nonPoList } from './fields/nonPo.list';

/** Finds these invoices from anywhere, as the list finds them. */
export function findNonPo(): RowFinder {
  return finderOf(nonPoListPage, nonPoList, row => ({
    href: viewHref(recordKinds.NonPoInvoice, row.id),
    name: row.invoiceNumber || `#${row.id}`,
    detail: invoiceDetail(row, row.totalGrossAmount, row.currencyCode),
  }));
}
