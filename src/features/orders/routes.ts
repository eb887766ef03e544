import type { ComponentType } from 'react';
import { orderPaths } from '@/domain/orders/orderPaths';
import type { FeatureRoute } from '@/platform/routing/routes';
import type { ordersEntry } from './entry';

type Load = () => Promise<ComponentType>;

const entry = async () => (await import('./entry')).ordersEntry;
const receiptLists = () => import('./screens/ReceiptListScreen');
const receiptViews = () => import('./screens/ReceiptViewScreen');

/** All users can open orders and receipts; suppliers see their own (spec 3 §2, §6). */
const screenRoute = (path: string, title: string, screen: keyof typeof ordersEntry, load: Load): FeatureRoute => ({
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
  ...screenRoute(orderPaths[screen], title, screen, load),
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
  screenRoute(
    orderPaths.order,
    'Purchase Order',
    'order',
    async () => (await import('./screens/OrderViewScreen')).OrderViewScreen,
  ),
  listRoute('grns', 'Goods Receipt Notes (GRN)', [2, 'GRN'], async () => (await receiptLists()).GrnListScreen),
  screenRoute(orderPaths.grn, 'Goods Receipt Note', 'receipt', async () => (await receiptViews()).GrnViewScreen),
  listRoute('srns', 'Service Receipt Notes (SRN)', [3, 'SRN'], async () => (await receiptLists()).SrnListScreen),
  screenRoute(orderPaths.srn, 'Service Receipt Note', 'receipt', async () => (await receiptViews()).SrnViewScreen),
];
