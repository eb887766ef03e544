import { nonPoAging } from '@/features/reports/declarations/nonPoAging';
import { nonPoTransactions } from '@/features/reports/declarations/nonPoTransactions';
import '@/features/reports/screens/ReportScreen';
import { describeReport } from '../../support/describeReport.tsx';

const row = {
  id: 41,
  invoiceNumber: 'INV-41',
  invoiceDate: '2026-03-05',
  invoiceCreatedDate: '2026-03-05T08:30:00Z',
  status: 'Approved',
  totalGrossAmount: '123456.50',
  currencyCode: 'INR',
  countryCode: 'IN',
  supplierUrgent: true,
  rejectedRemarks: '<img src=x onerror=alert(1)>',
};
const links = { 41: '/sportal/NonPoInvoice/View/41', 'INV-41': '/sportal/NonPoInvoice/View/41' };
const filtered = {
  search: '?f.supplierUrgent=true&f.departmentName=Legal',
  parameters: [
    { name: 'supplierUrgent', value: 'true', type: 'checkBox' },
    { name: 'departmentName', value: 'Legal', type: 'checkBox' },
  ],
};
const options = {
  answer: {
    department: { data: [{ name: 'Legal' }, { name: 'Legal' }, { name: null }] },
    country: { data: [{ name: 'India' }] },
    apSubCategory: null,
  },
  shows: ['Legal', 'India'],
};

const EMPLOYEE = { roles: ['employee'], supplierPan: null, supplierCode: null };

describeReport(nonPoTransactions, {
  path: '/ReportNonPoInvoice',
  title: 'Non PO Transactions Report',
  operation: 'reportNonPoInvoiceList',
  row,
  texts: ['05-03-2026', '05-03-2026 02:00 PM', '1,23,456.50', row.rejectedRemarks],
  links,
  filtered,
  session: EMPLOYEE,
  options: { operation: 'nonPoTransactionOptions', ...options },
  export: { path: 'ExportReportNonPoInvoice', fileName: 'ReportNonPoInvoiceList' },
});

describeReport(nonPoAging, {
  path: '/ReportNonPoInvoiceAging',
  title: 'Non PO Aging Report',
  operation: 'reportNonPoInvoiceAgingList',
  row: { ...row, status: 'Pending for approval', pendingWith: 'Ravi Nair', ageInDay: 12, ageAtLevel: 3, level: 'L1' },
  texts: ['Ravi Nair', '12', '3', 'L1', '05-03-2026', '1,23,456.50'],
  links: { 'INV-41': links['INV-41'] },
  filtered,
  session: EMPLOYEE,
  empty: 'No record available!',
  options: { operation: 'nonPoAgingOptions', ...options },
  export: { path: 'ExportReportNonPoInvoiceAging', fileName: 'ReportNonPoInvoiceAgingList' },
});
