import { prefetchOwnList } from '@/domain/invoice/ownList';
import { prefetchById } from '@/domain/record/prefetchRecord';
import { orderById, orderListPage, receiptById, receiptListPage } from './api/operations';
import { orderList } from './fields/order.list';
import { grnList, srnList } from './fields/receipt.list';

export const ordersPrefetch = {
  orders: prefetchOwnList(orderListPage, orderList),
  grns: prefetchOwnList(receiptListPage, grnList),
  srns: prefetchOwnList(receiptListPage, srnList),
  order: prefetchById(orderById),
  receipt: prefetchById(receiptById),
};
