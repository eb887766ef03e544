import { MAX_LINES } from '@/lib/limits';
import type { DecimalText } from '@/lib/money';
import { identifierProblem } from '@/lib/identity';
import type { FieldError } from '../errors.ts';

type Text = string | null;

/** The contract's `NonPoInvoiceInput`, as far as the server takes the caller's word for it. */
export interface NonPoInvoiceInput {
  id?: number | null;
  rut?: Text;
  title?: Text;
  invoiceNumber?: Text;
  invoiceDate?: Text;
  documentTypeCode?: Text;
  supplierCode?: Text;
  companyCode?: Text;
  paymentTermCode?: Text;
  currencyCode?: Text;
  taxType?: Text;
  taxTypeCode?: Text;
  approverId?: Text;
  agreementDocRefNo?: Text;
  instructionReference?: Text;
  itemText?: Text;
  isAgree?: boolean | null;
  notes?: Text;
  status?: Text;
  totalAmount?: DecimalText | null;
  totalTaxAmount?: DecimalText | null;
  totalGrossAmount?: DecimalText | null;
  calculateTax?: boolean | null;
  isTcs?: boolean | null;
  tcsLineAmount?: DecimalText | null;
  tcsRate?: DecimalText | null;
  tcsAmount?: DecimalText | null;
  tcsGlCode?: Text;
  vatPercentage?: DecimalText | null;
  totalVATAmount?: DecimalText | null;
  whtvat?: Text;
  vatgl?: Text;
  includeTaxLine?: boolean | null;
  taxLineDescrption?: Text;
  taxLineAmount?: DecimalText | null;
  taxLineTaxCode?: Text;
  taxLineTaxRate?: DecimalText | null;
  billToLocation?: Text;
  invoiceCopies?: Text;
  supportingDocuments?: Text;
  shippingDocument?: Text;
  shippingDetails?: ShippingDetailInput[] | null;
  items?: NonPoItemInput[] | null;
}

export interface NonPoItemInput {
  uid?: Text;
  lineItemDescription?: Text;
  amount?: DecimalText | null;
  hsnSacCode?: Text;
  hsnSacName?: Text;
  taxCode?: Text;
  taxName?: Text;
  taxRate?: DecimalText | null;
  taxAmount?: DecimalText | null;
  grossAmount?: DecimalText | null;
}

interface ShippingDetailInput {
  modeOfTransport?: Text;
  transportPartner?: Text;
  deliveryDays?: Text;
  consignmentNo?: Text;
  trackingNo?: Text;
}

export type Intent = 'draft' | 'submit';

/** Trimmed text, null for none. */
export function textOf(value: string | null | undefined): string | null {
  return value?.trim() || null;
}

/** Longer than anything that people write on an invoice. */
export const MAX_TEXT = 4000;
const MAX_INVOICE_NUMBER = 16;

/** What is too long to be kept, on drafts too. */
export function tooLong(input: NonPoInvoiceInput): FieldError[] {
  const { items } = input;
  // Attachments are read as lists elsewhere.
  const found = longTexts({ ...input, invoiceCopies: null, supportingDocuments: null, shippingDocument: null }, '');
  if ((items?.length ?? 0) > MAX_LINES) found.push({ path: 'items', message: `At most ${MAX_LINES} lines` });
  for (const [index, item] of (items ?? []).entries()) found.push(...longTexts(item, `items.${index}.`));
  if ((input.invoiceNumber?.trim().length ?? 0) > MAX_INVOICE_NUMBER)
    found.push({ path: 'invoiceNumber', message: `At most ${MAX_INVOICE_NUMBER} characters` });
  return found;
}

function longTexts(values: object, prefix: string): FieldError[] {
  return Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'string' && value.length > MAX_TEXT
      ? [{ path: prefix + name, message: `At most ${MAX_TEXT} characters` }]
      : [],
  );
}

/** What people know the invoice and its papers by. */
const IDENTIFIERS = {
  invoiceNumber: 'invoice number',
  agreementDocRefNo: 'agreement reference',
  instructionReference: 'instruction reference',
} as const;

/** Identifiers that do not read as they are (invisible or look-alike characters); refused on drafts, too. */
export function unreadableIdentifiers(input: NonPoInvoiceInput): FieldError[] {
  return Object.entries(IDENTIFIERS).flatMap(([path, noun]) => {
    const message = identifierProblem(input[path as keyof typeof IDENTIFIERS] ?? '', noun);
    return message === null ? [] : [{ path, message }];
  });
}
