import type { DecimalText } from '@/lib/money';

type Text = string | null;

/** The contract's `NonPoInvoiceInput`, as far as the server takes the caller's word for it. */
export interface NonPoInvoiceInput {
  id?: number | null;
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
  billToLocation?: Text;
  invoiceCopies?: Text;
  supportingDocuments?: Text;
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

export type Intent = 'draft' | 'submit';

/** Trimmed text, null for none. */
export function textOf(value: string | null | undefined): string | null {
  return value?.trim() || null;
}
