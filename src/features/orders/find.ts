import { limitedTo } from '@/domain/invoice/author';
import { orderHref, receiptHref } from '@/domain/orders/orderPaths';
import type { ReceiptType } from '@/domain/orders/labels';
import { getFinder } from '@/domain/calls/find';
import type { RecordFinder } from '@/platform/routing/routes';
import type { Session } from '@/platform/session/session';
import { orderListPage, receiptListPage } from './api/operations';
import { orderList } from './fields/order.list';
import { grnList, srnList } from './fields/receipt.list';

const said = (...parts: (string | null)[]) => parts.filter(Boolean).join(' · ');

function findReceipts(session: Session, type: ReceiptType): RecordFinder {
  const list = type === 'SRN' ? srnList : grnList;
  return getFinder(receiptListPage, limitedTo(session, list), row => ({
    href: receiptHref(type, row.id),
    name: row.no ?? '',
    detail: said(row.supplierName, row.poNo && `PO ${row.poNo}`, row.grnStatus),
  }));
}

export const ordersFind = {
  orders: (session: Session): RecordFinder =>
    getFinder(orderListPage, limitedTo(session, orderList), row => ({
      href: orderHref(row.id),
      name: row.no ?? '',
      detail: said(row.supplierName, row.poStatus),
    })),
  grns: (session: Session) => findReceipts(session, 'GRN'),
  srns: (session: Session) => findReceipts(session, 'SRN'),
};
