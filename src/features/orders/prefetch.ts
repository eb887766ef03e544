import { limitedTo } from '@/domain/invoice/author';
import { prefetchList } from '@/domain/record/list';
import { viewedId } from '@/domain/record/address';
import { prefetchOperation, type Operation } from '@/platform/graphql/operation';
import type { Prefetch } from '@/platform/routing/routes';
import type { ListInput, ListPage, ListShape } from '@/shared/list/listTypes';
import { orderById, orderListPage, receiptById, receiptListPage } from './api/operations';
import { orderList } from './fields/order.list';
import { grnList, srnList } from './fields/receipt.list';

const listOf =
  (page: Operation<ListInput, ListPage<unknown>>, list: ListShape): Prefetch =>
  (url, session) =>
    prefetchList(page, limitedTo(session, list))(url);

const recordOf =
  (byId: Operation<number, unknown>): Prefetch =>
  ({ pathname }) => {
    const id = viewedId(pathname);
    if (id !== null) prefetchOperation(byId, id);
  };

/** What the screens ask first. */
export const ordersPrefetch = {
  orders: listOf(orderListPage, orderList),
  grns: listOf(receiptListPage, grnList),
  srns: listOf(receiptListPage, srnList),
  order: recordOf(orderById),
  receipt: recordOf(receiptById),
};
