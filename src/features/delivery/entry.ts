import { readDeliverySource } from '@/domain/orders/deliveryRules';
import { recordEntry } from '@/domain/record/recordEntry';
import { recordTypes } from '@/domain/recordTypes';
import { query } from '@/platform/graphql/prefetch';
import type { Prefetch } from '@/platform/routing/routes';
import { deliveryById, deliveryListPage, orderById, receiptsById } from './api/operations';
import { deliveryList } from './fields/delivery.list';

const create: Prefetch = (url, _session, state) => {
  const source = readDeliverySource(url.searchParams, state);
  if (!source) return [];
  return ['poId' in source ? query(orderById, source.poId) : query(receiptsById, { ids: source.grnIds })];
};

export const deliveryEntry = {
  ...recordEntry({
    kind: recordTypes.DeliveryInvoice,
    byId: deliveryById,
    page: deliveryListPage,
    list: deliveryList,
    ownOnly: true,
    getAmount: row => [row.grandTotal, row.currency],
    configured: true,
  }),
  create,
};
