import { placePaths } from '@/domain/places';
import type { Id } from '@/lib/ids';
import type { MenuPlace, FeatureRoute } from '@/platform/routing/routes';
import type { Report } from './report';

interface ReportRoute<Row extends { id: Id }> extends Omit<MenuPlace, 'group'> {
  path: string;
  title: string;
  load: () => Promise<Report<Row>>;
}

/** All users can open reports; suppliers query their own rows only (spec 3 §6). */
function getRoute<Row extends { id: Id }>({ path, title, load, ...place }: ReportRoute<Row>): FeatureRoute {
  return {
    path,
    title,
    access: 'everyone',
    plain: true,
    lazy: async () => {
      const [{ reportScreen }, report] = await Promise.all([import('./screens/ReportScreen'), load()]);
      return { Component: reportScreen(report, title) };
    },
    prefetch: async () => {
      const [{ prefetchReport }, report] = await Promise.all([import('./prefetchReport'), load()]);
      return prefetchReport(report);
    },
    menu: { group: 'reports', ...place },
  };
}

export const reportRoutes: FeatureRoute[] = [
  getRoute({
    path: placePaths.nonPoTransactions,
    title: 'Non PO Transactions Report',
    load: async () => (await import('./declarations/nonPoTransactions')).nonPoTransactions,
    place: 1,
    label: 'Non-PO Transactions',
  }),
  getRoute({
    path: '/ReportNonPoInvoiceAging',
    title: 'Non PO Aging Report',
    load: async () => (await import('./declarations/nonPoAging')).nonPoAging,
    place: 2,
    label: 'Non-PO Aging',
  }),
  getRoute({
    path: placePaths.proformaTransactions,
    title: 'Proforma Invoice Transactions Report',
    load: async () => (await import('./declarations/proformaTransactions')).proformaTransactions,
    place: 3,
    label: 'Proforma Transactions',
  }),
  getRoute({
    path: '/ReportProformaInvoiceAging',
    title: 'Proforma Invoice Aging Report',
    load: async () => (await import('./declarations/proformaAging')).proformaAging,
    place: 4,
    label: 'Proforma Aging',
  }),
  getRoute({
    path: placePaths.deliveryTransactions,
    title: 'Delivery Invoice Transactions Report',
    load: async () => (await import('./declarations/deliveryTransactions')).deliveryTransactions,
    place: 5,
    label: 'Delivery Transactions',
  }),
  getRoute({
    path: '/ReportDeliveryInvoiceAging',
    title: 'Delivery Invoice Aging Report',
    load: async () => (await import('./declarations/deliveryAging')).deliveryAging,
    place: 6,
    label: 'Delivery Aging',
  }),
];
