import { finderOf, invoiceDetail } from '@/domain/calls/find';
import { recordKinds, viewHref } from '@/domain/recordKinds';
import type { RowFinder } from '@/platform/routing/routes';
import { proformaListPage } from './api/operations';
import { proformaList } from './fields/proforma.list';

export function findProforma(): RowFinder {
  return finderOf(proformaListPage, proformaList, row => ({
    href: viewHref(recordKinds.ProformaInvoice, row.id),
    name: row.invoiceNumber || `#${row.id}`,
    detail: invoiceDetail(row, row.totalGrossAmount, row.currencyCode),
  }));
}
