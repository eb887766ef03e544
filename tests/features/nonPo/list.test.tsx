import { nonPoList } from '@/features/nonPo/fields/nonPo.list';
import '@/features/nonPo/screens/NonPoListScreen';
import { describeList } from '../../support/describeList.tsx';

describeList(nonPoList, {
  path: '/NonPoInvoice',
  title: 'Invoice List',
  operation: 'nonPoInvoiceList',
  alias: 'nonPoInvoiceList',
  row: {
    id: 12,
    invoiceNumber: '<b>INV-12</b>',
    invoiceDate: '2026-11-02',
    status: 'Pending for approval',
    totalGrossAmount: '123456.50',
    currencyCode: 'INR',
    countryCode: 'IN',
    supplierName: 'Meridian Labs',
    rct: '2026-11-02T08:30:00Z',
  },
  texts: ['<b>INV-12</b>', '02-Nov-2026', 'Pending for approval', 'Meridian Labs', '02-Nov-2026 02:00 PM'],
  links: { 12: '/sportal/NonPoInvoice/View/12' },
  filtered: {
    search: '?f.status=Draft&f.status=SentBack',
    parameters: [{ name: 'status', value: 'Draft,SentBack', type: 'checkBox' }],
  },
  exportPath: 'ExportNonPoInvoice',
});
