import { deliveryRoutes } from '@/features/delivery/routes';
import { nonPoRoutes } from '@/features/nonPo/routes';
import { proformaRoutes } from '@/features/proforma/routes';
import { orderRoutes } from '@/features/orders/routes';
import { manualRoutes } from '@/features/manual/routes';
import { queryRoutes } from '@/features/query/routes';
import { workflowRoutes } from '@/features/workflow/routes';
import { reportRoutes } from '@/features/reports/routes';
import { supportRoutes } from '@/features/support/routes';
import { supplierRoutes } from '@/features/supplier/routes';
import { teRoutes } from '@/features/te/routes';
import type { SwitchableFeature } from '@/lib/features';
import type { FeatureRoute } from '@/platform/routing/routes';

/** Routes by feature; add a feature's list here. */
const ROUTES: Record<'workflow' | 'supplier' | SwitchableFeature, FeatureRoute[]> = {
  workflow: workflowRoutes,
  nonPo: nonPoRoutes,
  proforma: proformaRoutes,
  orders: orderRoutes,
  delivery: deliveryRoutes,
  manual: manualRoutes,
  query: queryRoutes,
  reports: reportRoutes,
  support: supportRoutes,
  supplier: supplierRoutes,
  // Not in production, where their files are excluded (docs/decisions.md#no-te-in-production, #one-build).
  te: teRoutes,
};

export const featureRoutes: FeatureRoute[] = Object.values(ROUTES).flat();

/** Returns the routes without those of the features that the environment switches off. */
export const getOfferedRoutes = (off: readonly SwitchableFeature[]): FeatureRoute[] =>
  Object.entries(ROUTES).flatMap(([name, routes]) => (off.some(one => one === name) ? [] : routes));
