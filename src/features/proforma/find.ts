import { getFinder, invoiceDetail } from '@/domain/calls/find';
import { recordTypes, viewHref } from '@/domain/recordTypes';
import type { RecordFinder } from '@/platform/routing/routes';
import { proformaListPage } from './api/operations';
import { proformaList } from './fields/proforma.list';

export function findProforma(): RecordFinder {
  return getFinder(proformaListPage, proformaList, row => ({
    href: viewHref(recordTypes.ProformaInvoice, row.id),
    name: row.invoiceNumber || `#${row.id}`,
    detail: invoiceDetail(row, row.totalGrossAmount, row.currencyCode),
  }));
}
