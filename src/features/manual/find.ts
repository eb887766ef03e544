import { limitedTo } from '@/domain/invoice/author';
import { getFinder, invoiceDetail } from '@/domain/calls/find';
import { recordTypes, viewHref } from '@/domain/recordTypes';
import type { RecordFinder } from '@/platform/routing/routes';
import type { Session } from '@/platform/session/session';
import { manualListPage } from './api/operations';
import { manualList } from './fields/manual.list';

export function findManual(session: Session): RecordFinder {
  return getFinder(manualListPage, limitedTo(session, manualList), row => ({
    href: viewHref(recordTypes.ManualInvoiceEntry, row.id),
    name: row.invoiceNumber || `#${row.id}`,
    detail: invoiceDetail(row, row.invoiceAmount, row.currencyCode),
  }));
}
