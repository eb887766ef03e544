import { invoiceDateRules, invoiceNumberRules } from '@/domain/invoice/fields';
import { invoiceMessages } from '@/domain/invoice/messages';
import type { ImportDef } from '@/shared/importing/importDef';
import type { SelectOption } from '@/shared/kinds/types';
import { amountRules, emailRules, NON_PO, tenDigitRules } from '../fields/manual.fields';

/** Lists that a file's cells are chosen from, asked for when the dialog opens. */
type Options = Readonly<Record<'documentTypes' | 'apSubCategories' | 'currencies', OptionsOf>>;
type OptionsOf = (signal: AbortSignal) => Promise<readonly SelectOption[]>;

/** A file of manual entries: the columns of its template, checked by the rules of the entry form (spec 3 §5). */
export const manualImport = ({ documentTypes, apSubCategories, currencies }: Options) =>
  ({
    noun: 'entries',
    columns: [
      { key: 'countryCode', heading: 'Country Code', kind: 'text', required: 'Country is required', sample: 'IN' },
      { key: 'companyCode', heading: 'Company Code', kind: 'text', required: 'Company is required', sample: '1000' },
      {
        key: 'supplierCode',
        heading: 'Supplier Code',
        kind: 'text',
        required: 'Supplier is required',
        sample: '100001',
      },
      {
        key: 'currencyCode',
        heading: 'Currency',
        kind: 'select',
        options: currencies,
        required: true,
        sample: 'INR',
      },
      {
        key: 'documentTypeCode',
        heading: 'Document Type',
        kind: 'select',
        options: documentTypes,
        required: true,
        sample: 'PO',
        hint: 'PO or NonPO',
      },
      {
        key: 'apSubCategoryCode',
        heading: 'AP Sub-Category',
        kind: 'select',
        options: apSubCategories,
        required: true,
        sample: 'GENERAL',
      },
      {
        key: 'purchaseOrder',
        heading: 'Purchase Order',
        kind: 'text',
        rules: tenDigitRules,
        sample: '4500000001',
        hint: '10 digits; required unless the document type is NonPO',
      },
      {
        key: 'invoiceNumber',
        heading: 'Invoice Number',
        kind: 'text',
        required: true,
        rules: invoiceNumberRules,
        sample: 'INV-2026-0001',
        hint: 'At most 16 characters, no spaces, no special characters',
      },
      {
        key: 'invoiceDate',
        heading: 'Invoice Date',
        kind: 'date',
        required: true,
        rules: invoiceDateRules,
        sample: '21-11-2026',
        hint: 'DD-MM-YYYY, from 24 months back to tomorrow',
      },
      {
        key: 'invoiceAmount',
        heading: 'Invoice Amount',
        kind: 'money',
        required: invoiceMessages.amountRequired,
        rules: amountRules,
        sample: '1180.00',
        hint: 'Not zero, not negative, up to 2 decimals',
      },
      {
        key: 'emailSender',
        heading: 'Email Sender',
        kind: 'text',
        rules: emailRules,
        sample: 'accounts@supplier.example',
        hint: 'A valid e-mail address',
      },
      { key: 'businessLocation1', heading: 'Business Location', kind: 'text', sample: '' },
      { key: 'scanUrn', heading: 'Scan URN', kind: 'text', sample: '' },
      { key: 'remarks', heading: 'Remarks', kind: 'text', sample: '' },
    ],
    rowRules: [
      {
        key: 'purchaseOrder',
        test: ({ documentTypeCode, purchaseOrder }) => documentTypeCode === NON_PO || purchaseOrder !== '',
        message: 'Purchase Order is required',
      },
    ],
    unique: {
      keys: ['supplierCode', 'invoiceNumber'],
      message: 'This invoice stands in the file more than once',
    },
    template: { fileName: 'manual-invoice-template', sheet: 'Manual Invoices' },
    countryOf: ({ countryCode }) => countryCode || undefined,
  }) satisfies ImportDef<
    | 'countryCode'
    | 'companyCode'
    | 'supplierCode'
    | 'currencyCode'
    | 'documentTypeCode'
    | 'apSubCategoryCode'
    | 'purchaseOrder'
    | 'invoiceNumber'
    | 'invoiceDate'
    | 'invoiceAmount'
    | 'emailSender'
    | 'businessLocation1'
    | 'scanUrn'
    | 'remarks'
  >;
