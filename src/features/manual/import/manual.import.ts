import { importColumns } from '@/shared/importing/importColumns';
import type { ImportDef } from '@/shared/importing/importDef';
import type { SelectOption } from '@/shared/fieldTypes/types';
import { entryFields, NON_PO } from '../fields/manual.fields';

type Options = Readonly<Record<'documentTypes' | 'apSubCategories' | 'currencies', OptionsOf>>;
type OptionsOf = (signal: AbortSignal) => Promise<readonly SelectOption[]>;

/** Import definition of manual entries; columns and validation derive from the form's fields (spec 3 §5). */
export function manualImport({ documentTypes, apSubCategories, currencies }: Options) {
  const columns = importColumns(entryFields, [
    { name: 'countryCode', title: 'Country Code', sample: 'IN' },
    { name: 'companyCode', title: 'Company Code', sample: '1000' },
    { name: 'supplierCode', title: 'Supplier Code', sample: '100001' },
    { name: 'currencyCode', options: currencies, sample: 'INR' },
    { name: 'documentTypeCode', options: documentTypes, sample: 'PO', hint: 'PO or NonPO' },
    { name: 'apSubCategoryCode', options: apSubCategories, sample: 'GENERAL' },
    { name: 'purchaseOrder', sample: '4500000001', hint: '10 digits; required unless the document type is NonPO' },
    { name: 'invoiceNumber', sample: 'INV-2026-0001', hint: 'At most 16 characters, no spaces, no special characters' },
    { name: 'invoiceDate', sample: '21-11-2026', hint: 'DD-MM-YYYY, from 24 months back to tomorrow' },
    { name: 'invoiceAmount', sample: '1180.00', hint: 'More than 0, up to 2 decimals' },
    { name: 'emailSender', sample: 'accounts@supplier.example', hint: 'E-mail address' },
    { name: 'businessLocation1', sample: '' },
    { name: 'scanUrn', sample: '' },
    { name: 'remarks', sample: '' },
  ]);
  const def: ImportDef<(typeof columns)[number]['key']> = {
    noun: 'entries',
    columns,
    rowRules: [
      {
        key: 'purchaseOrder',
        test: ({ documentTypeCode, purchaseOrder }) => documentTypeCode === NON_PO || purchaseOrder !== '',
        message: 'Purchase Order is required',
      },
    ],
    unique: ['supplierCode', 'invoiceNumber'],
    template: { fileName: 'manual-invoice-template', sheet: 'Manual Invoices' },
    getCountry: ({ countryCode }) => countryCode || undefined,
  };
  return def;
}
