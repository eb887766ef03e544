import { joinParts } from '@/lib/text';
import { getFinder } from '@/domain/calls/find';
import type { PageOperation } from '@/domain/calls/list';
import { limitedTo } from '@/domain/invoice/author';
import { prefetchOwnList } from '@/domain/invoice/ownList';
import type { ReceiptType } from '@/domain/orders/labels';
import { orderHref, receiptHref } from '@/domain/orders/orderPaths';
import { prefetchById } from '@/domain/record/prefetchRecord';
import type { FoundRecord, RecordFinder } from '@/platform/routing/routes';
import type { Session } from '@/platform/session/session';
import type { ListShape } from '@/shared/list/listTypes';
import { orderById, orderListPage, receiptById, receiptListPage } from './api/operations';
import { orderList } from './fields/order.list';
import { grnList, srnList } from './fields/receipt.list';

const listEntry = <Row>(page: PageOperation<Row>, list: ListShape, found: (row: Row) => FoundRecord) => ({
  prefetch: prefetchOwnList(page, list),
  find: (session: Session): RecordFinder => getFinder(page, limitedTo(session, list), found),
});

const receiptEntry = (type: ReceiptType, list: ListShape) =>
  listEntry(receiptListPage, list, row => ({
    href: receiptHref(type, row.id),
    name: row.no ?? '',
    detail: joinParts(row.supplierName, row.poNo && `PO ${row.poNo}`, row.grnStatus),
  }));

/** First queries of the screens, and the global search over the lists. */
export const ordersEntry = {
  orders: listEntry(orderListPage, orderList, row => ({
    href: orderHref(row.id),
    name: row.no ?? '',
    detail: joinParts(row.supplierName, row.poStatus),
  })),
  grns: receiptEntry('GRN', grnList),
  srns: receiptEntry('SRN', srnList),
  order: { prefetch: prefetchById(orderById) },
  receipt: { prefetch: prefetchById(receiptById) },
};
