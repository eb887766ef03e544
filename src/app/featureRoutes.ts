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
import type { FeatureRoute } from '@/platform/routing/routes';

/** Routes of all features; add a feature's list here. */
export const featureRoutes: FeatureRoute[] = [
  ...workflowRoutes,
  ...nonPoRoutes,
  ...proformaRoutes,
  ...orderRoutes,
  ...deliveryRoutes,
  ...manualRoutes,
  ...queryRoutes,
  ...reportRoutes,
  ...supportRoutes,
  ...supplierRoutes,
  // Not in production, where their files are excluded (docs/decisions.md#no-te-in-production, #one-build).
  ...teRoutes,
];
