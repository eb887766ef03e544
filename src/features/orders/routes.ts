import type { ComponentType } from 'react';
import { orderPaths } from '@/domain/orders/orderPaths';
import type { FeatureRoute } from '@/platform/routing/routes';

type Load = () => Promise<ComponentType>;

const getPrefetch = (screen: 'orders' | 'grns' | 'srns' | 'order' | 'receipt') => async () =>
  (await import('./prefetch')).ordersPrefetch[screen];
const getSearch = (screen: 'orders' | 'grns' | 'srns') => async () => (await import('./find')).ordersFind[screen];
const lazily = (load: Load) => async () => ({ Component: await load() });
const receiptLists = () => import('./screens/ReceiptListScreen');
const receiptViews = () => import('./screens/ReceiptViewScreen');

/** All users can open orders and receipts; suppliers see their own (spec 3 §2, §6). */
export const orderRoutes: FeatureRoute[] = [
  {
    path: orderPaths.orders,
    title: 'Purchase Orders',
    access: 'everyone',
    plain: true,
    lazy: lazily(async () => (await import('./screens/OrderListScreen')).OrderListScreen),
    prefetch: getPrefetch('orders'),
    find: getSearch('orders'),
    menu: { group: 'orders', place: 1, label: 'Purchase Orders' },
  },
  {
    path: orderPaths.order,
    title: 'Purchase Order',
    access: 'everyone',
    plain: true,
    lazy: lazily(async () => (await import('./screens/OrderViewScreen')).OrderViewScreen),
    prefetch: getPrefetch('order'),
  },
  {
    path: orderPaths.grns,
    title: 'Goods Receipt Notes (GRN)',
    access: 'everyone',
    plain: true,
    lazy: lazily(async () => (await receiptLists()).GrnListScreen),
    prefetch: getPrefetch('grns'),
    find: getSearch('grns'),
    menu: { group: 'orders', place: 2, label: 'GRN' },
  },
  {
    path: orderPaths.grn,
    title: 'Goods Receipt Note',
    access: 'everyone',
    plain: true,
    lazy: lazily(async () => (await receiptViews()).GrnViewScreen),
    prefetch: getPrefetch('receipt'),
  },
  {
    path: orderPaths.srns,
    title: 'Service Receipt Notes (SRN)',
    access: 'everyone',
    plain: true,
    lazy: lazily(async () => (await receiptLists()).SrnListScreen),
    prefetch: getPrefetch('srns'),
    find: getSearch('srns'),
    menu: { group: 'orders', place: 3, label: 'SRN' },
  },
  {
    path: orderPaths.srn,
    title: 'Service Receipt Note',
    access: 'everyone',
    plain: true,
    lazy: lazily(async () => (await receiptViews()).SrnViewScreen),
    prefetch: getPrefetch('receipt'),
  },
];
