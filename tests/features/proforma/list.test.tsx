import { proformaList } from '@/features/proforma/fields/proforma.list';
import '@/features/proforma/screens/ProformaListScreen';
import { describeList } from '../../support/describeList.tsx';

describeList(proformaList, {
  path: '/ProformaInvoice',
  title: 'Proforma Invoice List',
  operation: 'proformaInvoiceList',
  alias: 'proformaInvoiceList',
  row: {
    id: 31,
    invoiceNumber: '<b>PI-31</b>',
    invoiceDate: '2026-11-02',
    status: 'Under Query',
    poNo: '4500001234',
    totalGrossAmount: '123456.50',
    currencyCode: 'INR',
    countryCode: 'IN',
    companyName: 'Meridian Labs',
  },
  texts: ['02-Nov-2026', 'Under Query', '4500001234', 'Meridian Labs'],
  links: { '<b>PI-31</b>': '/sportal/ProformaInvoice/View/31' },
  filtered: {
    search: '?f.status=Draft&f.poNo=45',
    parameters: [
      { name: 'poNo', value: '45' },
      { name: 'status', value: 'Draft', type: 'checkBox' },
    ],
  },
  later: {
    proformaDeferredColumns: {
      reportProformaInvoiceAgingList: { data: [{ id: 31, pendingWith: 'Ravi Nair', ageAtLevel: 2 }] },
    },
  },
  exportPath: 'ExportProformaInvoice',
});
