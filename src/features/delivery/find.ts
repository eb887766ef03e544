import { limitedTo } from '@/domain/invoice/author';
import { getFinder, invoiceDetail } from '@/domain/calls/find';
import { recordTypes, viewHref } from '@/domain/recordTypes';
import type { RecordFinder } from '@/platform/routing/routes';
import type { Session } from '@/platform/session/session';
import { deliveryListPage } from './api/operations';
import { deliveryList } from './fields/delivery.list';

export function findDelivery(session: Session): RecordFinder {
  return getFinder(deliveryListPage, limitedTo(session, deliveryList), row => ({
    href: viewHref(recordTypes.DeliveryInvoice, row.id),
    name: row.invoiceNumber || `#${row.id}`,
    detail: invoiceDetail(row, row.grandTotal, row.currency),
  }));
}
