import { recordRoutes } from '@/domain/record/recordRoutes';
import { recordTypes } from '@/domain/recordTypes';

export const manualRoutes = recordRoutes({
  kind: recordTypes.ManualInvoiceEntry,
  menu: { group: 'invoices', place: 4, label: 'Manual Invoice Entry' },
  screens: {
    list: async () => (await import('./screens/ManualListScreen')).ManualListScreen,
    view: async () => (await import('./screens/ManualViewScreen')).ManualViewScreen,
  },
  prefetch: async () => (await import('./prefetch')).manualPrefetch,
  find: async () => (await import('./find')).findManual,
  commands: ['New Manual Invoice Entry'],
});
