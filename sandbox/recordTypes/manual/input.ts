import type { RecordInput, Texts } from '../../rules/declared/input.ts';

/** The contract's `ManualInvoiceEntryInput`, limited to fields that the client may set. */
export interface ManualInput
  extends
    RecordInput,
    Texts<'countryCode' | 'companyCode' | 'supplierCode' | 'currencyCode' | 'documentTypeCode' | 'apSubCategoryCode'>,
    Texts<'purchaseOrder' | 'invoiceAmount' | 'uploadInvoice' | 'invoiceAttachment' | 'fiDocumentNumber'>,
    Texts<'remarks' | 'scanUrn' | 'businessLocation1' | 'emailSender'> {}
