import { nonPoList } from '@/features/nonPo/fields/nonPo.list';
import '@/features/nonPo/screens/NonPoListScreen';
import { describeList } from '../../support/describeList.tsx';

describeList(nonPoList, {
  path: '/NonPoInvoice',
  title: 'Invoice List',
  operation: 'nonPoInvoiceList',
  alias: 'nonPoInvoiceList',
  later: {
    nonPoDeferredColumns: {
      reportNonPoInvoiceAgingList: { data: [{ id: 12, pendingWith: 'Meera Iyer', ageAtLevel: 2 }] },
    },
  },
  row: {
    id: 12,
    invoiceNumber: '<b>INV-12</b>',
    invoiceDate: '2026-11-02',
    status: 'Pending for approval',
    totalGrossAmount: '123456.50',
    currencyCode: 'INR',
    countryCode: 'IN',
    companyName: 'Meridian Labs Private Limited',
    rct: '2026-11-02T08:30:00Z',
  },
  texts: ['02-Nov-2026', 'Pending for approval', 'Meridian Labs Private Limited', '02-Nov-2026 02:00 PM'],
  links: { '<b>INV-12</b>': '/sportal/NonPoInvoice/View/12' },
  filtered: {
    search: '?f.status=Draft&f.status=SentBack',
    parameters: [{ name: 'status', value: 'Draft,SentBack', type: 'checkBox' }],
  },
  exportPath: 'ExportNonPoInvoice',
});
