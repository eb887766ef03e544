import { recordRoutes } from '@/domain/record/recordRoutes';
import { recordTypes } from '@/domain/recordTypes';

const formScreens = () => import('./screens/ProformaFormScreens');

export const proformaRoutes = recordRoutes({
  kind: recordTypes.ProformaInvoice,
  menu: { group: 'invoices', place: 2, label: 'Proforma Invoices' },
  screens: {
    list: async () => (await import('./screens/ProformaListScreen')).ProformaListScreen,
    create: async () => (await formScreens()).ProformaCreateScreen,
    edit: async () => (await formScreens()).ProformaEditScreen,
    view: async () => (await import('./screens/ProformaViewScreen')).ProformaViewScreen,
  },
  entry: async () => (await import('./entry')).proformaEntry,
  commands: ['New Proforma Invoice'],
  payments: ['Overdue', 'Scheduled', 'Paid'],
});
