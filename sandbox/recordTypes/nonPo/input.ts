import type { DecimalText } from '@/lib/money';
import type { Flags, RecordInput, Texts } from '../../rules/declared/input.ts';

type Decimals<Name extends string> = Partial<Record<Name, DecimalText | null>>;

/** The contract's `NonPoInvoiceInput`, limited to fields that the client may set. */
export interface NonPoInvoiceInput
  extends
    RecordInput,
    Texts<'title' | 'documentTypeCode' | 'supplierCode' | 'companyCode' | 'paymentTermCode' | 'currencyCode'>,
    Texts<
      | 'departmentCode'
      | 'taxType'
      | 'taxTypeCode'
      | 'approverId'
      | 'agreementDocRefNo'
      | 'instructionReference'
      | 'itemText'
    >,
    Texts<'notes' | 'tcsGlCode' | 'whtvat' | 'vatgl' | 'taxLineDescrption' | 'taxLineTaxCode' | 'billToLocation'>,
    Texts<'invoiceCopies' | 'supportingDocuments' | 'shippingDocument'>,
    Decimals<'totalAmount' | 'totalTaxAmount' | 'totalGrossAmount' | 'tcsLineAmount' | 'tcsRate' | 'tcsAmount'>,
    Decimals<'vatPercentage' | 'totalVATAmount' | 'taxLineAmount' | 'taxLineTaxRate'>,
    Flags<'isAgree' | 'calculateTax' | 'isTcs' | 'includeTaxLine'> {
  shippingDetails?: ShippingDetailInput[] | null;
  items?: NonPoItemInput[] | null;
}

export interface NonPoItemInput
  extends
    Texts<'uid' | 'lineItemDescription' | 'hsnSacCode' | 'hsnSacName' | 'taxCode' | 'taxName'>,
    Decimals<'amount' | 'taxRate' | 'taxAmount' | 'grossAmount'> {}

type ShippingDetailInput = Texts<
  'modeOfTransport' | 'transportPartner' | 'deliveryDays' | 'consignmentNo' | 'trackingNo'
>;
