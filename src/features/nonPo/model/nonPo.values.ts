import type { Attachment } from '@/shared/attachments/attachment';
import type { Choice, Person, PostalAddress } from '@/shared/fields/types';
import type { DecimalText } from '@/lib/money';
import type { IsoDay } from '@/lib/dates';

/** One line of the form. Amounts are decimal text as typed. */
export interface NonPoLine {
  uid: string;
  lineItemDescription: string;
  amount: DecimalText;
  hsnSacCode: string;
  hsnSacName: string;
  taxCode: string;
  taxName: string;
  /** The code was picked from its list, found there, or comes with a record; false for one that is only typed, pasted or read. */
  codeListed: boolean;
  /**
   * The rate that belongs to the chosen HSN/SAC or tax code; `taxRate` is this, or 0 under 'No Tax'. `UNKNOWN_RATE` for a code that is
   * not in the list (yet), and after reading a record without tax.
   */
  codeRate: DecimalText;
  taxRate: DecimalText;
  taxAmount: DecimalText;
  grossAmount: DecimalText;
}

/** One row of the shipping details. */
export interface Shipment {
  modeOfTransport: string;
  transportPartner: string;
  deliveryDays: string;
  consignmentNo: string;
  trackingNo: string;
}

/** What stands beside the lines: TCS, an extra tax line, VAT. Amounts and rates are decimal text, '' while a block is off. */
export interface NonPoExtras {
  isTcs: boolean;
  tcsLineAmount: DecimalText;
  tcsRate: DecimalText;
  tcsAmount: DecimalText;
  tcsGlCode: string;
  includeTaxLine: boolean;
  taxLineDescrption: string;
  taxLineAmount: DecimalText;
  taxLineTaxCode: string;
  taxLineTaxRate: DecimalText;
  vatPercentage: DecimalText;
  totalVATAmount: DecimalText;
  whtvat: string;
  vatgl: string;
}

/** The rate of a code is not known until the code is looked up or chosen again. */
export const UNKNOWN_RATE = '';

/** The create form's values, named as the wire and the region/company configuration name them. */
export interface NonPoValues extends NonPoExtras {
  billToLocation: PostalAddress | null;
  paymentTermCode: Choice | null;
  invoiceNumber: string;
  /** '' for none. */
  invoiceDate: IsoDay;
  invoiceCopies: Attachment[];
  supportingDocuments: Attachment[];
  approverId: Person | null;
  agreementDocRefNo: string;
  instructionReference: string;
  taxType: Choice | null;
  currencyCode: Choice | null;
  documentTypeCode: string;
  itemText: string;
  items: NonPoLine[];
  shippingDocument: Attachment[];
  shippingDetails: Shipment[];
  notes: string;
  isAgree: boolean;
}

export interface InvoiceCompany {
  code: string;
  name: string;
  countryCode: string;
  countryName: string;
  currencyCode: string;
  gstNumber: string;
}

export interface InvoiceSupplier {
  id: number;
  code: string;
  name: string;
  email: string;
  address: string;
  gstNumber: string;
  pan: string;
  contactNumber: string;
  paymentTerm: Choice | null;
  isUrgent: boolean;
  /** How many withholding taxes apply in this company; null: not known. */
  withHoldingCount: number | null;
}

/** Who bills whom: fixed before the form opens. */
export interface InvoiceParties {
  company: InvoiceCompany;
  supplier: InvoiceSupplier;
}

export function blankLine(): NonPoLine {
  return {
    uid: crypto.randomUUID(),
    lineItemDescription: '',
    amount: '',
    hsnSacCode: '',
    hsnSacName: '',
    taxCode: '',
    taxName: '',
    codeListed: false,
    codeRate: '0',
    taxRate: '0',
    taxAmount: '0.00',
    grossAmount: '0.00',
  };
}

export const NO_EXTRAS: NonPoExtras = {
  isTcs: false,
  tcsLineAmount: '',
  tcsRate: '',
  tcsAmount: '',
  tcsGlCode: '',
  includeTaxLine: false,
  taxLineDescrption: '',
  taxLineAmount: '',
  taxLineTaxCode: '',
  taxLineTaxRate: '',
  vatPercentage: '',
  totalVATAmount: '',
  whtvat: '',
  vatgl: '',
};

export function blankShipment(): Shipment {
  return { modeOfTransport: '', transportPartner: '', deliveryDays: '', consignmentNo: '', trackingNo: '' };
}

/** A row nobody typed anything into. */
export function isBlankShipment(row: Shipment): boolean {
  return Object.values(row).every(text => typeof text !== 'string' || text.trim() === '');
}

/** A line nobody typed anything into. */
export function isBlankLine(line: NonPoLine): boolean {
  return [line.amount, line.lineItemDescription, line.hsnSacCode, line.taxCode].every(text => text.trim() === '');
}

export const DOCUMENT_TYPES = [
  { value: 'KR', label: 'Invoice/Debit Note' },
  { value: 'KG', label: 'Credit Note' },
];

/** A new invoice between the two parties, before the region/company configuration adds its defaults. */
export function blankValues({ company, supplier }: InvoiceParties): NonPoValues {
  return {
    billToLocation: null,
    paymentTermCode: supplier.paymentTerm,
    invoiceNumber: '',
    invoiceDate: '',
    invoiceCopies: [],
    supportingDocuments: [],
    approverId: null,
    agreementDocRefNo: '',
    instructionReference: '',
    taxType: null,
    currencyCode: company.currencyCode ? { code: company.currencyCode, name: company.currencyCode } : null,
    documentTypeCode: 'KR',
    itemText: '',
    items: [blankLine()],
    ...NO_EXTRAS,
    shippingDocument: [],
    shippingDetails: [blankShipment()],
    notes: '',
    isAgree: false,
  };
}
