import type { FeatureRoute } from '@/platform/routing/routes';
import { tePaths } from './paths';

const getPrefetch = (screen: 'list' | 'invoice' | 'staging' | 'staged') => async () =>
  (await import('./prefetch')).tePrefetch[screen];

/**
 * Travel and expense routes, outside production only (docs/decisions.md#no-te-in-production). `deploy/outsideProduction.ts` finds their modules and excludes them
 * from production.
 */
export const teRoutes: FeatureRoute[] = [
  {
    path: tePaths.list,
    title: 'T & E Invoices',
    access: 'everyone',
    outsideProductionOnly: true,
    plain: true,
    lazy: async () => ({ Component: (await import('./screens/TeListScreen')).TeListScreen }),
    prefetch: getPrefetch('list'),
    menu: { group: 'invoices', place: 5, label: 'T & E Invoices', alsoUnder: ['TeInvoiceImport'] },
  },
  {
    path: tePaths.view,
    title: 'T & E Invoice',
    access: 'everyone',
    outsideProductionOnly: true,
    plain: true,
    lazy: async () => ({ Component: (await import('./screens/TeViewScreen')).TeViewScreen }),
    prefetch: getPrefetch('invoice'),
  },
  {
    path: tePaths.staging,
    title: 'Imported T & E Invoices',
    access: 'everyone',
    outsideProductionOnly: true,
    plain: true,
    lazy: async () => ({ Component: (await import('./screens/StagingListScreen')).StagingListScreen }),
    prefetch: getPrefetch('staging'),
  },
  {
    path: tePaths.stagingView,
    title: 'Imported T & E Invoice',
    access: 'everyone',
    outsideProductionOnly: true,
    plain: true,
    lazy: async () => ({ Component: (await import('./screens/StagedViewScreen')).StagedViewScreen }),
    prefetch: getPrefetch('staged'),
  },
];
