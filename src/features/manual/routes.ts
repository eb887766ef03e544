import { recordRoutes } from '@/domain/record/recordRoutes';
import { recordTypes } from '@/domain/recordTypes';

export const manualRoutes = recordRoutes({
  kind: recordTypes.ManualInvoiceEntry,
  menu: { group: 'invoices', place: 4, label: 'Manual Invoice Entry' },
  screens: {
    list: async () => (await import('./screens/ManualListScreen')).ManualListScreen,
    view: async () => (await import('./screens/ManualViewScreen')).ManualViewScreen,
  },
  entry: async () => (await import('./entry')).manualEntry,
  commands: ['New Manual Invoice Entry'],
});
