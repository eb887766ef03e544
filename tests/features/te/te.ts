import type { StagedInvoice, StagedRow, TeInvoice, LineDto } from '@/features/te/api/operations';
import type { Attachment } from '@/shared/attachments/attachment';

export const aFile = (name: string, uid = `uid-${name}`): Attachment => ({
  file_uid: uid,
  file_name: name,
  file_status: 'done',
  fileSize: 1200,
});

/** A row of the staging list with its invoice file, imported by the test supplier. */
export function staged(id: number, patch: Partial<StagedRow> = {}): StagedRow {
  return {
    id,
    invoiceNumber: `TRV-${id}`,
    invoiceDate: '2026-10-05',
    companyName: '<b>Vireya</b>',
    countryCode: 'IN',
    supplierCode: 'S0007',
    supplierName: 'Meridian Labs',
    currencyCode: 'INR',
    totalAmount: '1000.00',
    totalTaxAmount: '50.123',
    totalGrossAmount: '123456.50',
    invoiceReceiptDate: '2026-10-06',
    documentType: 'TE',
    invoiceNarration: 'Air travel',
    paymentTerm: 'N030',
    ioNo: 'IO-1',
    refKey1: 'TR1',
    refKey2: 'REF-1',
    refKey3: 'PNR123',
    taxType: 'IGST',
    approverName: 'Rohan Deshpande',
    requestorName: 'Nandini Reddy',
    department: 'Quality Control',
    createdByName: 'Asha Rao',
    rct: '2026-10-07T04:00:00.000Z',
    rcb: 'u-100',
    invoiceCopy: JSON.stringify([aFile(`TRV-${id}.pdf`)]),
    supportingDocuments: '[]',
    ...patch,
  };
}

/** A line with two shares and without tax. */
export const line: LineDto = {
  lineItemNo: '00010',
  lineItemDescription: '<i>Air fare</i>',
  amount: '4959.37',
  hsnSacCode: '996425',
  hsnSacName: 'Air transport',
  taxRate: '5',
  taxCode: 'G1',
  taxName: 'GST 5%',
  taxAmount: null,
  grossAmount: null,
  whtDetail: '194C, 1%',
  itemSplitAwbNo: null,
  awbAmount: null,
  wbsNumber: null,
  wbsNumberName: null,
  splits: [2975.62, 1983.75].map((amount, index) => ({
    distributionText: `Share ${index + 1}`,
    amount: String(amount),
    taxRate: '5',
    taxCode: 'G1',
    taxName: 'GST 5%',
    taxAmount: null,
    grossAmount: null,
    costCenterCode: '1000-QC',
    costCenterName: 'Quality Control',
    generalLedgerCode: '541020',
    generalLedgerName: 'Testing',
    wbsNo: 'WBS-1',
    easNo: 'EAS-1',
    ioNo: 'IO-1',
    ioCode: 'IO1',
    ioName: 'Audit',
    profitCenter: 'PC-1000',
    itemSplitAwbNo: null,
    awbAmount: null,
    wbsNumber: null,
    wbsNumberName: null,
  })),
};

/** An imported invoice as its view reads it: with hostile text, a line without tax, and one copy. */
export function stagedInvoice(id: number, patch: Partial<StagedInvoice> = {}): StagedInvoice {
  const { totalAmount: _amount, totalTaxAmount: _tax, totalGrossAmount: _gross, ...row } = staged(id);
  return {
    ...row,
    uid: `uid-${id}`,
    companyCode: '1000',
    companyGstNumber: '36AAACV1234F1Z5',
    country: 'India',
    supplierGstNo: '24AAACS1234F1Z5',
    supplierSite: 'PUNE',
    currency: 'Indian Rupee',
    assignment: 'EMP1204',
    billable: true,
    paymentMethod: 'T',
    paymentMethodSupplement: null,
    approverEmail: 'rohan@vireya.example',
    approverCode: 'E104',
    requestorEmail: null,
    requestorCode: null,
    subFunction: 'Field audit',
    apSubcategoryCode: 'TRN',
    apSubcategoryDescription: 'Training',
    billToLocation: null,
    l1Approvers: null,
    l2Approvers: null,
    bulkApprovers: null,
    postingFlag: null,
    createdSource: 'TE Import',
    items: [line],
    ...patch,
  };
}

/** The same invoice after submit, with TCS and a tax line. */
export function teInvoice(id: number, patch: Partial<TeInvoice> = {}): TeInvoice {
  const nothing = Object.fromEntries(
    [
      'workFlowRemark workFlowApprovalDate supplierEmail supplierAddress supplierContactNumber supplierPanNumber title budgeted',
      'agreement agreementDocRefNo instructionReference shipToLocation paymentTermCode paymentTermName initiatorEmail',
      'documentTypeCode documentTypeName departmentCode departmentName notes itemText isAgree tcsRate tcsGlCode tcsLineAmount',
      'taxLineDescrption taxLineTaxCode taxLineTaxRate shippingDocument shippingDetails invoiceCopies approvers erpNo erpSync erpMessage',
      'erpPostingDate blockingCode reversalDocumentNumber reversalDocumentDate parkRule',
    ].flatMap(names => names.split(' ').map(name => [name, null])),
  ) as unknown as TeInvoice;
  return {
    ...nothing,
    ...stagedInvoice(id),
    no: `TEI/00000${id}`,
    status: 'Pending for approval',
    workFlowStatus: 'Pending',
    dueDate: '2026-11-04',
    isTcs: true,
    tcsAmount: '4.96',
    includeTaxLine: true,
    taxLineAmount: '100.00',
    ...patch,
  };
}
