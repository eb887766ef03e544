import type { ComponentType } from 'react';
import { orderPaths } from '@/domain/orders/orderPaths';
import type { FeatureRoute } from '@/platform/routing/routes';

type Load = () => Promise<ComponentType>;

const entry = async () => (await import('./entry')).ordersEntry;
const receiptLists = () => import('./screens/ReceiptListScreen');
const receiptViews = () => import('./screens/ReceiptViewScreen');

/** All users can open orders and receipts; suppliers see their own (spec 3 §2, §6). */
const viewRoute = (path: string, title: string, screen: 'order' | 'receipt', load: Load): FeatureRoute => ({
  path,
  title,
  access: 'everyone',
  plain: true,
  lazy: async () => ({ Component: await load() }),
  prefetch: async () => (await entry())[screen].prefetch,
});

const listRoute = (
  screen: 'orders' | 'grns' | 'srns',
  title: string,
  [place, label]: [place: number, label: string],
  load: Load,
): FeatureRoute => ({
  path: orderPaths[screen],
  title,
  access: 'everyone',
  plain: true,
  lazy: async () => ({ Component: await load() }),
  prefetch: async () => (await entry())[screen].prefetch,
  find: async () => (await entry())[screen].find,
  menu: { group: 'orders', place, label },
});

export const orderRoutes: FeatureRoute[] = [
  listRoute(
    'orders',
    'Purchase Orders',
    [1, 'Purchase Orders'],
    async () => (await import('./screens/OrderListScreen')).OrderListScreen,
  ),
  viewRoute(
    orderPaths.order,
    'Purchase Order',
    'order',
    async () => (await import('./screens/OrderViewScreen')).OrderViewScreen,
  ),
  listRoute('grns', 'Goods Receipt Notes (GRN)', [2, 'GRN'], async () => (await receiptLists()).GrnListScreen),
  viewRoute(orderPaths.grn, 'Goods Receipt Note', 'receipt', async () => (await receiptViews()).GrnViewScreen),
  listRoute('srns', 'Service Receipt Notes (SRN)', [3, 'SRN'], async () => (await receiptLists()).SrnListScreen),
  viewRoute(orderPaths.srn, 'Service Receipt Note', 'receipt', async () => (await receiptViews()).SrnViewScreen),
];
