import { recordTypes, viewHref } from '@/domain/recordTypes';
import type { FeatureRoute } from '@/platform/routing/routes';
import { anyOf, mayEnter } from '@/platform/session/access';
import { masterPaths } from './master/paths';

const masterView = async () => ({
  Component: (await import('./master/screens/MasterSupplierViewScreen')).MasterSupplierViewScreen,
});
const masterPrefetch = (screen: 'list' | 'view') => async () =>
  (await import('./master/prefetch')).masterPrefetch[screen];

export const supplierRoutes: FeatureRoute[] = [
  {
    path: masterPaths.list,
    title: 'Suppliers',
    access: 'everyone',
    plain: true,
    lazy: async () => ({ Component: (await import('./master/screens/SupplierListScreen')).SupplierListScreen }),
    prefetch: masterPrefetch('list'),
    find: async () => (await import('./master/find')).findSuppliers,
    menu: { group: 'suppliers', place: 1, label: 'Suppliers', alsoUnder: ['SupplierDetails'] },
  },
  ...[masterPaths.details, masterPaths.view].map((path): FeatureRoute => ({
    path,
    title: 'Supplier',
    access: 'everyone',
    plain: true,
    lazy: masterView,
    prefetch: masterPrefetch('view'),
  })),
  {
    path: '/Supplier/Register',
    title: 'Supplier Registration',
    access: 'everyone',
    lazy: async () => ({ Component: (await import('./registration/RegistrationScreen')).RegistrationScreen }),
    prefetch: async () => (await import('./registration/prefetch')).prefetchRegistration,
  },
  {
    path: recordTypes.SupplierUpdate.paths.view,
    title: 'Supplier Profile',
    access: 'everyone',
    plain: true,
    lazy: async () => ({ Component: (await import('./screens/SupplierProfileScreen')).SupplierProfileScreen }),
    prefetch: async () => (await import('./prefetch')).prefetchProfile,
    // Suppliers link to their own company; users of several suppliers have none.
    menu: {
      group: 'company',
      place: 1,
      label: 'My Company',
      own: session =>
        session.supplierId === null || !mayEnter(session, anyOf(['supplier']))
          ? null
          : viewHref(recordTypes.SupplierUpdate, session.supplierId),
    },
  },
];
