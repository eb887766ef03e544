import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { deliveryAging } from '@/features/reports/declarations/deliveryAging';
import { deliveryTransactions } from '@/features/reports/declarations/deliveryTransactions';
import { nonPoAging } from '@/features/reports/declarations/nonPoAging';
import { proformaAging } from '@/features/reports/declarations/proformaAging';
import { proformaTransactions } from '@/features/reports/declarations/proformaTransactions';
import '@/features/reports/screens/ReportScreen';
import '@/shared/list/panel/FilterPanel';
import { describeReport } from '../../support/describeReport.tsx';
import { renderFeature } from '../../support/renderApp.tsx';
import { answer } from '../../support/server.ts';

const shared = {
  id: 41,
  invoiceNumber: 'INV-41',
  invoiceDate: '2026-03-05',
  invoiceCreatedDate: '2026-03-05T08:30:00Z',
  creationDate: '2026-03-05T08:30:00Z',
  companyCode: '1000',
  companyName: 'Vireya',
  supplierName: '<b>Meridian</b>',
  countryCode: 'IN',
  poNo: '4500010056',
  isUrgent: true,
};
const aging = { status: 'Pending for approval', pendingWith: 'Ravi Nair', ageInDay: 12, ageAtLevel: 3, level: 'L2' };
const proforma = {
  ...shared,
  poType: 'ZSER',
  totalGrossAmount: '123456.50',
  poGrossAmount: '200000.00',
  currencyCode: 'INR',
};
const delivery = { ...shared, type: 'GRNSRN', isMSME: true, grandTotal: '123456.50', currency: 'INR' };
const linksTo = (feature: string) => ({ 'INV-41': `/sportal/${feature}/View/41` });
const EMPLOYEE = { roles: ['employee'], supplierPan: null, supplierCode: null };

const types = { data: [{ code: 'ZSER', name: 'Services' }] };
const ofProforma = {
  answer: { poType: types, currency: { data: [{ code: 'INR', name: 'Indian Rupee' }] } },
  shows: ['ZSER · Services', 'INR · Indian Rupee'],
};
const proformaFilter = {
  search: '?f.currencyCode=INR&f.poType=ZSER&f.isUrgent=true',
  parameters: [
    { name: 'poType', value: 'ZSER', type: 'checkBox' },
    { name: 'isUrgent', value: 'true', type: 'checkBox' },
    { name: 'currencyCode', value: 'INR', type: 'checkBox' },
  ],
};
const deliveryFilter = {
  search: '?f.countryName=India&f.type=PO&f.isMSME=true',
  parameters: [
    { name: 'type', value: 'PO', type: 'checkBox' },
    { name: 'isMSME', value: 'true', type: 'checkBox' },
    { name: 'countryName', value: 'India', type: 'checkBox' },
  ],
};

describeReport(proformaTransactions, {
  path: '/ReportProformaInvoiceTransaction',
  title: 'Proforma Invoice Transactions Report',
  operation: 'reportProformaInvoiceTransactionList',
  row: { ...proforma, status: 'Approved', paymentReference: 'PAY-1', auditStatus: 'Pass' },
  texts: ['05-03-2026', '05-03-2026 02:00 PM', '1,23,456.50', '2,00,000.00', '<b>Meridian</b>', 'PAY-1', 'Pass'],
  links: linksTo('ProformaInvoice'),
  filtered: proformaFilter,
  session: EMPLOYEE,
  empty: 'No record available!',
  options: { operation: 'proformaTransactionOptions', ...ofProforma },
  export: { path: 'ExportReportProformaInvoiceTransaction', fileName: 'ReportProformaInvoiceTransactionList' },
});

describeReport(proformaAging, {
  path: '/ReportProformaInvoiceAging',
  title: 'Proforma Invoice Aging Report',
  operation: 'reportProformaInvoiceAgingList',
  row: { ...proforma, ...aging, billToLocation: '{"name":"Genome Valley"}' },
  texts: ['Ravi Nair', '12', '3', 'L2', '1,23,456.50', 'Genome Valley', '05-03-2026 02:00 PM'],
  links: linksTo('ProformaInvoice'),
  filtered: proformaFilter,
  session: EMPLOYEE,
  empty: 'No record available!',
  options: { operation: 'proformaAgingOptions', ...ofProforma },
  export: { path: 'ExportReportProformaInvoiceAging', fileName: 'ReportProformaInvoiceAgingList' },
});

describeReport(deliveryTransactions, {
  path: '/ReportDeliveryInvoiceTransaction',
  title: 'Delivery Invoice Transactions Report',
  operation: 'reportDeliveryInvoiceTransactionList',
  row: { ...delivery, status: 'Approved', itemName: '<i>Vial</i>', quantity: '2.5', lineAmount: '50', plantName: 'P1' },
  texts: ['05-03-2026', '1,23,456.50', '<i>Vial</i>', '2.5', '50.00', 'P1', '<b>Meridian</b>'],
  links: linksTo('DeliveryInvoice'),
  filtered: deliveryFilter,
  session: EMPLOYEE,
  empty: 'No record available!',
  options: {
    operation: 'deliveryTransactionOptions',
    answer: { poType: types, country: { data: [{ name: 'India' }] } },
    shows: ['ZSER · Services', 'India'],
  },
  export: { path: 'ExportReportDeliveryInvoiceTransaction', fileName: 'ReportDeliveryInvoiceTransactionList' },
});

describeReport(deliveryAging, {
  path: '/ReportDeliveryInvoiceAging',
  title: 'Delivery Invoice Aging Report',
  operation: 'reportDeliveryInvoiceAgingList',
  row: { ...delivery, ...aging },
  texts: ['Ravi Nair', '12', '3', 'L2', 'GRNSRN', '1,23,456.50', '05-03-2026 02:00 PM'],
  links: linksTo('DeliveryInvoice'),
  filtered: deliveryFilter,
  session: EMPLOYEE,
  empty: 'No record available!',
  options: {
    operation: 'deliveryAgingOptions',
    answer: { country: { data: [{ name: 'India' }] } },
    shows: ['India'],
  },
  export: { path: 'ExportReportDeliveryInvoiceAging', fileName: 'ReportDeliveryInvoiceAgingList' },
});

/** Exact columns of spec 3 §3 'Aging and transaction report rows' and 'Proforma invoice'. */
const AGING =
  'id companyCode companyName supplierCode supplierName invoiceNumber invoiceDate creationDate poNo dueDate';
const WAITS =
  'status pendingWith ageInDay ageAtLevel level countryCode countryName querySentByName isUrgent createdByName';
const PAID = 'erpNo erpSync erpSyncFlag erpPostingDate paymentDeduction paymentAmount paymentDate paymentBlock';
const AUDITED = 'paymentReference auditDate auditRemark auditStatus';
it.each([
  [
    'non-PO aging',
    nonPoAging,
    `status pendingWith ageInDay ageAtLevel level totalAmount totalGrossAmount apSubcategoryName departmentName
     supplierUrgent agreementDocRefNo`,
  ],
  ['delivery aging', deliveryAging, `${AGING} ${WAITS} totalAmount grandTotal type isMSME`],
  [
    'delivery transactions',
    deliveryTransactions,
    `invoiceCreatedDate createdBy poDate grnNo grnDate internalOrderNo itemCode itemName quantity uom price lineAmount
     poType grnDone poStatus plantName ${PAID} ${AUDITED}`,
  ],
  [
    'proforma aging',
    proformaAging,
    `${AGING} ${WAITS} poGrossAmount totalGrossAmount currencyCode poType billToLocation`,
  ],
  [
    'proforma transactions',
    proformaTransactions,
    `invoiceCreatedDate invoiceDate totalGrossAmount dueDate currencyCode poType ${PAID} ${AUDITED}`,
  ],
] as const)('%s has every column of the specification', (_name, report, wanted) => {
  const columns: string[] = report.columns.map(({ name }) => name);
  expect(wanted.split(/\s+/).filter(name => !columns.includes(name))).toEqual([]);
});

it('the transaction report shows each line of an invoice as a row', async () => {
  const lines = ['Vial', 'Stopper'].map(itemName => ({ ...delivery, status: 'Approved', itemName }));
  answer('reportDeliveryInvoiceTransactionList', { page: { totalRecords: 2, data: lines } });
  renderFeature({ path: '/ReportDeliveryInvoiceTransaction' });
  expect(await screen.findByText('Vial')).toBeVisible();
  expect(screen.getByText('Stopper')).toBeVisible();
});
