import { READERS } from '@/domain/record/policy';
import { recordKinds } from '@/domain/recordKinds';
import type { RoomRoute } from '@/platform/routing/routes';
import { noneOf } from '@/platform/session/access';

const { name, paths } = recordKinds.NonPoInvoice;
const formScreens = () => import('./screens/NonPoFormScreens');
const prefetch = () => import('./prefetch');

export const nonPoRoutes: RoomRoute[] = [
  {
    path: paths.list,
    title: 'Non-PO Invoices',
    access: 'everyone',
    lazy: async () => ({ Component: (await import('./screens/NonPoListScreen')).NonPoListScreen }),
    prefetch: async () => (await prefetch()).list,
    menu: { group: 'invoices', place: 1, label: 'Non-PO Invoices' },
  },
  {
    path: paths.create,
    title: `New ${name}`,
    access: noneOf(READERS),
    lazy: async () => ({ Component: (await formScreens()).NonPoFormScreen }),
  },
  {
    path: paths.edit,
    title: `Edit ${name}`,
    access: noneOf(READERS),
    lazy: async () => ({ Component: (await formScreens()).NonPoEditScreen }),
    prefetch: async () => (await prefetch()).stored,
  },
  {
    path: paths.copy,
    title: `Copy ${name}`,
    access: noneOf(READERS),
    lazy: async () => ({ Component: (await formScreens()).NonPoCopyScreen }),
    prefetch: async () => (await prefetch()).stored,
  },
  {
    path: paths.view,
    title: name,
    access: 'everyone',
    lazy: async () => ({ Component: (await import('./screens/NonPoViewScreen')).NonPoViewScreen }),
    prefetch: async () => (await prefetch()).view,
  },
];
