import type { DecimalText } from '@/lib/money';
import type { Flags, RecordInput, Texts } from '../../rules/declared/input.ts';

/** The contract's `ProformaInvoiceInput`, limited to fields that the client may set; the rest comes from the order. */
export interface ProformaInput
  extends
    RecordInput,
    Texts<'invoiceNarration' | 'invoiceDocument' | 'supportingDocuments' | 'approverId' | 'notes' | 'assignment'>,
    Flags<'isAgree'> {
  poId?: number | null;
  totalGrossAmount?: DecimalText | null;
  lineItems?: ProformaLineInput[] | null;
}

export interface ProformaLineInput extends Texts<'uid' | 'lineItemDescription'> {
  poItemId?: number | null;
  amount?: DecimalText | null;
}
