import type { DecimalText } from '@/lib/money';
import type { Flags, RecordInput, Texts } from '../../rules/declared/input.ts';

type Decimals<Name extends string> = Partial<Record<Name, DecimalText | null>>;

/** The contract's `DeliveryInvoiceCreate`, limited to fields that the client may set; the rest comes from the order. */
export interface DeliveryInput
  extends
    RecordInput,
    Texts<'type' | 'poNo' | 'invoicePDF' | 'attachment' | 'note' | 'taxType' | 'supplierBoardline'>,
    Texts<'invoiceHeaderText' | 'invoiceItemHeaderText'>,
    Decimals<'totalAmount' | 'totalTax' | 'grandTotal'>,
    Flags<'isAgree'> {
  poId?: number | null;
  items?: DeliveryLineInput[] | null;
  overheads?: OverheadInput[] | null;
}

export interface DeliveryLineInput extends Texts<'uid'>, Decimals<'quantity' | 'newQuantity' | 'amount' | 'taxAmount'> {
  orderItemId?: number | null;
  grnItemId?: number | null;
}

export interface OverheadInput
  extends Texts<'uid' | 'overheadTypeCode' | 'hsnSacCode' | 'taxCode'>, Decimals<'amount' | 'taxRate' | 'taxAmount'> {
  overheadTypeId?: number | null;
}
