import { prefetchOwnList } from '@/domain/invoice/ownList';
import { viewedId } from '@/domain/recordAddress';
import type { Id } from '@/lib/ids';
import type { Operation } from '@/platform/graphql/operation';
import { prefetch } from '@/platform/graphql/prefetch';
import type { Prefetch } from '@/platform/routing/routes';
import { orderById, orderListPage, receiptById, receiptListPage } from './api/operations';
import { orderList } from './fields/order.list';
import { grnList, srnList } from './fields/receipt.list';

const recordOf =
  (byId: Operation<Id, unknown>): Prefetch =>
  ({ pathname }) => {
    const id = viewedId(pathname);
    if (id !== null) prefetch(byId, id);
  };

/** What the screens ask first. */
export const ordersPrefetch = {
  orders: prefetchOwnList(orderListPage, orderList),
  grns: prefetchOwnList(receiptListPage, grnList),
  srns: prefetchOwnList(receiptListPage, srnList),
  order: recordOf(orderById),
  receipt: recordOf(receiptById),
};
