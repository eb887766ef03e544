import type { StagedRow, WireLine } from '@/features/te/api/operations';
import type { Attachment } from '@/shared/attachments/attachment';

/** A stored file. */
const aFile = (name: string, uid = `uid-${name}`): Attachment => ({
  file_uid: uid,
  file_name: name,
  file_status: 'done',
  fileSize: 1200,
});

/** A row of the staging list, imported by the tests' own supplier, with its invoice file. */
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

/** A line with two shares; its tax is missing. */
export const line: WireLine = {
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
