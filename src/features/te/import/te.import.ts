import { invoiceDateRules, invoiceNumberRules, plainText } from '@/domain/invoice/fields';
import { invoiceMessages } from '@/domain/invoice/messages';
import { MAX_LINES } from '@/lib/limits';
import { amountRules, maxDecimals, notFraction, notNegative, rate } from '@/shared/fields/rules';
import type { ImportColumn, ImportDef } from '@/shared/importing/importDef';

const columns = [
  { key: 'companyCode', title: 'Company Code', kind: 'text', required: 'Company is required', sample: '1000' },
  { key: 'supplierCode', title: 'Supplier Code', kind: 'text', required: 'Supplier is required', sample: '200101' },
  {
    key: 'invoiceNumber',
    title: 'Invoice Number',
    spellings: ['Invoice No.'],
    kind: 'text',
    required: true,
    rules: invoiceNumberRules,
    sample: 'TRV-2026-0001',
    hint: 'At most 16 characters, no spaces, no special characters; repeat it on every line of the invoice',
  },
  {
    key: 'invoiceDate',
    title: 'Invoice Date',
    kind: 'date',
    required: true,
    rules: invoiceDateRules,
    sample: '21-11-2026',
    hint: 'DD-MM-YYYY, from 24 months back to tomorrow',
  },
  {
    key: 'currencyCode',
    title: 'Currency',
    spellings: ['Currency Code'],
    kind: 'text',
    required: true,
    sample: 'INR',
  },
  {
    key: 'lineItemDescription',
    title: 'Line Item Description',
    kind: 'text',
    required: true,
    rules: [plainText],
    sample: 'Air fare',
  },
  {
    key: 'amount',
    title: 'Amount',
    kind: 'money',
    required: invoiceMessages.amountRequired,
    rules: amountRules(),
    sample: '5400.00',
    hint: 'More than 0, up to 2 decimals',
  },
  { key: 'hsnSacCode', title: 'HSN/SAC Code', kind: 'text', sample: '996425' },
  {
    key: 'taxRate',
    title: 'Tax Rate',
    kind: 'number',
    percent: true,
    rules: [notNegative(), rate(), notFraction(), maxDecimals(2)],
    sample: '5',
    hint: 'Percentage: 18 or 18%, not 0.18',
  },
  {
    key: 'taxAmount',
    title: 'Tax Amount',
    kind: 'money',
    rules: [notNegative(), maxDecimals(3)],
    sample: '',
    hint: 'If empty: amount / 100 × tax rate, rounded down to 3 decimals',
  },
  { key: 'invoiceNarration', title: 'Narration', kind: 'text', sample: 'Audit visit' },
  { key: 'refKey2', title: 'Reference Number', kind: 'text', sample: '' },
  { key: 'refKey3', title: 'Ticket/PNR Number', spellings: ['PNR', 'Ticket Number'], kind: 'text', sample: '' },
  {
    key: 'invoiceFile',
    title: 'Invoice File',
    kind: 'text',
    sample: '',
    hint: 'Name of a file uploaded in step 1',
  },
  { key: 'supportingFile', title: 'Supporting File', kind: 'text', sample: '' },
] as const satisfies readonly ImportColumn[];

/** Import definition: a row per line item; an invoice's rows repeat its number (spec 3 §3 'Staging T&E invoice'). */
export const teImport: ImportDef<(typeof columns)[number]['key']> = {
  noun: 'lines',
  columns,
  unique: ['supplierCode', 'invoiceNumber', 'lineItemDescription', 'refKey3', 'amount'],
  most: {
    keys: ['supplierCode', 'invoiceNumber'],
    rows: MAX_LINES,
    message: `At most ${MAX_LINES} lines per invoice`,
  },
  template: { fileName: 'te-invoice-template', sheet: 'Travel and Expense' },
  // Rows have no country; currencies other than rupees use Western grouping (docs/decisions.md#te-import-rows).
  getCountry: ({ currencyCode = '' }) => (currencyCode === '' || currencyCode.toUpperCase() === 'INR' ? 'IN' : ''),
};
