import type { RecordInput, Texts } from '../../rules/declared/input.ts';

/** The contract's `ManualInvoiceEntryInput`, as far as the server takes the caller's word for it. */
export interface ManualInput
  extends
    RecordInput,
    Texts<'countryCode' | 'companyCode' | 'supplierCode' | 'currencyCode' | 'documentTypeCode' | 'apSubCategoryCode'>,
    Texts<'purchaseOrder' | 'invoiceAmount' | 'uploadInvoice' | 'invoiceAttachment' | 'fiDocumentNumber'>,
    Texts<'remarks' | 'scanUrn' | 'businessLocation1' | 'emailSender'> {}
