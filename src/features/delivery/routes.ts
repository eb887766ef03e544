import { recordRoutes } from '@/domain/record/recordRoutes';
import { recordTypes } from '@/domain/recordTypes';

const formScreens = () => import('./screens/DeliveryFormScreens');

export const deliveryRoutes = recordRoutes({
  kind: recordTypes.DeliveryInvoice,
  menu: { group: 'invoices', place: 3, label: 'Delivery Invoices' },
  screens: {
    list: async () => (await import('./screens/DeliveryListScreen')).DeliveryListScreen,
    create: async () => (await formScreens()).DeliveryCreateScreen,
    edit: async () => (await formScreens()).DeliveryEditScreen,
    view: async () => (await import('./screens/DeliveryViewScreen')).DeliveryViewScreen,
  },
  entry: async () => (await import('./entry')).deliveryEntry,
  commands: ['New Delivery Invoice against PO', 'New Delivery Invoice against GRN'],
  payments: ['Overdue', 'Scheduled', 'Paid'],
});
