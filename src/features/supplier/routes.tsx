import { recordKinds } from '@/domain/recordKinds';
import type { RoomRoute } from '@/platform/routing/routes';

export const supplierRoutes: RoomRoute[] = [
  {
    path: recordKinds.SupplierUpdate.paths.view,
    title: 'Supplier Profile',
    access: 'everyone',
    lazy: async () => ({ Component: (await import('./screens/SupplierProfileScreen')).SupplierProfileScreen }),
    prefetch: async () => {
      const { prefetchProfile } = await import('./prefetch');
      return url => prefetchProfile(Number(url.pathname.split('/').at(-1)));
    },
  },
];
