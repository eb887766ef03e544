import { recordRoutes } from '@/domain/record/recordRoutes';
import { recordTypes } from '@/domain/recordTypes';

const formScreens = () => import('./screens/NonPoFormScreens');

export const nonPoRoutes = recordRoutes({
  kind: recordTypes.NonPoInvoice,
  menu: { group: 'invoices', place: 1, label: 'Non-PO Invoices' },
  screens: {
    list: async () => (await import('./screens/NonPoListScreen')).NonPoListScreen,
    create: async () => (await formScreens()).NonPoFormScreen,
    edit: async () => (await formScreens()).NonPoEditScreen,
    copy: async () => (await formScreens()).NonPoCopyScreen,
    view: async () => (await import('./screens/NonPoViewScreen')).NonPoViewScreen,
  },
  entry: async () => (await import('./entry')).nonPoEntry,
  commands: ['New Non-PO Invoice'],
  payments: ['Overdue', 'Scheduled', 'Paid'],
});
