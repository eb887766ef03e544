import type { DecimalText } from '@/lib/money';
import type { Flags, RecordInput, Texts } from '../../rules/declared/input.ts';

/** The contract's `ProformaInvoiceInput`, as far as the server takes the caller's word for it: the rest is the order's. */
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
