import { deliveryList } from '@/features/delivery/fields/delivery.list';
import '@/features/delivery/screens/DeliveryListScreen';
import { describeList } from '../../support/describeList.tsx';

describeList(deliveryList, {
  path: '/DeliveryInvoice',
  title: 'Delivery Invoice List',
  operation: 'deliveryInvoiceList',
  alias: 'deliveryInvoiceList',
  row: {
    id: 71,
    invoiceNumber: '<b>DI-71</b>',
    invoiceDate: '2026-11-02',
    status: 'Work in Progress',
    poNo: '4500001234',
    grnNo: '5000000011',
    grandTotal: '123456.50',
    currency: 'INR',
    countryCode: 'IN',
    companyCode: '1000',
    companyName: 'Meridian Labs',
  },
  texts: ['02-Nov-2026', 'Work in Progress', '4500001234', '5000000011', 'Meridian Labs'],
  links: { '<b>DI-71</b>': '/sportal/DeliveryInvoice/View/71' },
  filtered: {
    search: '?f.status=Draft&f.grnNo=50&f.type=GRNSRN',
    parameters: [
      { name: 'grnNo', value: '50' },
      { name: 'status', value: 'Draft', type: 'checkBox' },
      { name: 'type', value: 'GRNSRN', type: 'checkBox' },
    ],
  },
  later: {
    deliveryDeferredColumns: {
      reportDeliveryInvoiceAgingList: { data: [{ id: 71, pendingWith: 'Ravi Nair', ageAtLevel: 2 }] },
    },
  },
  exportPath: 'ExportDeliveryInvoice',
  // Suppliers see their own records only, by PAN (spec 3 §6, §8).
  always: [{ name: 'SupplierPanOrCode', value: 'ABCDE1234F' }],
  empty: 'No record available!',
});
