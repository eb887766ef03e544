import type { NonPoInvoice } from '@/features/nonPo/api/operations';
import { addDays, today } from '@/lib/dates';
import { people } from '../../shared/approval/fixtures.ts';
import { answer } from '../../support/server.ts';

/** A draft of an Indian supplier as the API returns it; other fields are null. */
export const bareRecord: NonPoInvoice = {
  id: 1,
  title: null,
  invoiceNumber: 'A-1',
  invoiceDate: '2026-11-01T00:00:00',
  documentTypeCode: 'KR',
  documentTypeName: 'Invoice/Debit Note',
  departmentCode: null,
  departmentName: null,
  supplierId: 7,
  supplierCode: 'V100',
  supplierName: null,
  supplierEmail: null,
  supplierAddress: null,
  supplierGstNumber: null,
  supplierPanNumber: null,
  supplierContactNumber: null,
  supplierUrgent: null,
  supplierWithHoldingCount: null,
  companyCode: null,
  companyName: null,
  companyGstNumber: null,
  paymentTermCode: null,
  paymentTermName: null,
  currencyCode: 'INR',
  currency: null,
  countryCode: 'IN',
  countryName: 'India',
  taxType: 'IGST',
  taxTypeCode: null,
  approverId: null,
  approverCode: null,
  approverName: null,
  approverEmail: null,
  agreementDocRefNo: null,
  instructionReference: null,
  itemText: null,
  isAgree: null,
  notes: null,
  status: 'Draft',
  workFlowStatus: null,
  queryStatus: null,
  userCanEdit: null,
  createdBy: 'Supplier',
  createdByName: null,
  rcb: null,
  rct: null,
  rub: null,
  rut: null,
  dueDate: null,
  erpNo: null,
  erpSync: null,
  totalAmount: null,
  totalTaxAmount: null,
  totalGrossAmount: null,
  isTcs: null,
  tcsLineAmount: null,
  tcsRate: null,
  tcsAmount: null,
  tcsGlCode: null,
  includeTaxLine: null,
  taxLineDescrption: null,
  taxLineAmount: null,
  taxLineTaxCode: null,
  taxLineTaxRate: null,
  vatPercentage: null,
  totalVATAmount: null,
  whtvat: null,
  vatgl: null,
  billToLocation: '{"code":"P1","name":"Plant 1","billToBusinessPlace":"MH01"}',
  invoiceCopies: 'not json',
  supportingDocuments: null,
  shippingDocument: null,
  shippingDetails: null,
  items: null,
};

/** A taxed line as the API returns it. */
export const studyItem: NonNullable<NonPoInvoice['items']>[number] = {
  uid: 'l1',
  lineItemDescription: 'Stability study',
  amount: '1000.00',
  hsnSacCode: '998346',
  hsnSacName: 'Testing',
  taxCode: 'G3',
  taxName: 'GST',
  taxRate: '18',
  taxAmount: '180.00',
  grossAmount: '1180.00',
};

const file = (uid: string, name: string) =>
  JSON.stringify([{ file_uid: uid, file_name: name, file_status: 'done', fileSize: 1200 }]);

/** A complete, submitted invoice of an Indian supplier that waits for its approver. */
export const submitted: NonPoInvoice = {
  ...bareRecord,
  id: 12,
  invoiceNumber: 'INV-12',
  invoiceDate: `${addDays(today(), -20)}T00:00:00`,
  supplierName: 'Meridian Labs',
  companyCode: '1000',
  companyName: 'Arogya Pharma',
  paymentTermCode: 'N30',
  paymentTermName: 'Net 30',
  currency: 'Indian Rupee',
  taxTypeCode: 'IG',
  approverId: 'u-des',
  approverCode: 'E1',
  approverName: 'Dev Sharma',
  approverEmail: 'dev@buyer.example',
  itemText: 'Stability',
  isAgree: true,
  status: 'Pending for approval',
  workFlowStatus: 'Pending',
  rcb: 'u-100',
  rut: '2026-11-20T10:00:00Z',
  invoiceCopies: file('f1', 'invoice.pdf'),
  items: [studyItem],
  totalAmount: '1000.00',
  totalTaxAmount: '180.00',
  totalGrossAmount: '1180.00',
};

/** The session of the designated approver of `submitted`. */
export const designated = {
  userId: people.designated.userId,
  userName: people.designated.name,
  userEmail: people.designated.email,
  roles: ['approver'],
  roleGroups: ['approver'],
  supplierId: null,
  supplierCode: null,
  supplierPan: null,
};

/** Answers the queries of list, view and form around a record. */
export function serveForm(record: () => NonPoInvoice | null, config: string | null = null): void {
  answer('nonPoInvoiceById', () => ({ nonPoInvoiceById: record() }));
  answer('configByRegionCompany', { configByRegionCompany: { id: 1, config } });
  for (const list of ['nonPoInvoiceList', 'filterList', 'workflowTaskQuery', 'queryList', 'notificationList'])
    answer(list, { [list]: { totalRecords: 0, data: [] } });
  answer('nonPoInvoicePayment', { reportNonPoInvoiceList: { data: [] } });
}
