import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  blankEntry,
  entryFromApi,
  deriveEntry,
  entryToInput,
  getEntryField,
  readFromApi,
  sortScans,
} from '@/features/manual/model/manual.mappers';
import type { CompanyChoice } from '@/features/manual/api/useEntryLookups';
import { canCancelEntry, canEditEntry, canReviewEntry } from '@/features/manual/model/manual.policy';
import { fieldsFor, type EntryValues } from '@/features/manual/fields/manual.fields';
import { manualImport } from '@/features/manual/import/manual.import';
import { resolveFields } from '@/shared/fields/resolve';
import { buildSchema } from '@/shared/fields/schema';
import { checkRow } from '@/shared/importing/rowChecks';
import type { ImportRow } from '@/shared/importing/importDef';
import { aSession } from '../../support/session.ts';
import { anEntry } from './entry.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-22T09:00:00+05:30'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const complete = entryFromApi(anEntry());
/** Returns the form's errors by field. */
function problems(values: EntryValues, isNew = true): Record<string, string> {
  const defs = fieldsFor({ isNew, ownSupplier: false });
  const checked = buildSchema(resolveFields(defs, [], [], values), 'submit').safeParse(values);
  return Object.fromEntries((checked.error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]));
}

describe('entry validation (spec 3 §5)', () => {
  it('requires the mandatory fields', () => {
    expect(problems(complete)).toEqual({});
    expect(problems({ ...blankEntry(aSession(), false), currencyCode: null })).toEqual({
      countryCode: 'Country is required',
      companyCode: 'Company is required',
      supplierCode: 'Supplier is required',
      currencyCode: 'Currency is required',
      documentTypeCode: 'Document Type is required',
      apSubCategoryCode: 'AP Sub-Category is required',
      purchaseOrder: 'Purchase Order is required',
      invoiceNumber: 'Invoice Number is required',
      invoiceDate: 'Invoice Date is required',
      invoiceAmount: 'Amount is required',
      uploadInvoice: 'Add attachment',
    });
  });

  // Imports reject the same values with the same messages.
  it.each<
    [
      field: 'purchaseOrder' | 'invoiceNumber' | 'invoiceDate' | 'invoiceAmount' | 'emailSender',
      value: string,
      message: string | undefined,
    ]
  >([
    ['purchaseOrder', '450000000', '10 digits required.'],
    ['purchaseOrder', '45000000012', '10 digits required.'],
    ['purchaseOrder', '45000000A1', 'Characters are not allowed.'],
    ['purchaseOrder', '', 'Purchase Order is required'],
    ['invoiceNumber', 'A'.repeat(16), undefined],
    ['invoiceNumber', 'A'.repeat(17), 'Maximum 16 characters allowed'],
    ['invoiceNumber', 'A 1', 'Space is not allowed'],
    ['invoiceNumber', 'A#1', 'Special character not allowed'],
    ['invoiceDate', '2024-11-22', undefined],
    ['invoiceDate', '2024-11-21', 'Invoice date cannot be older than 24 months'],
    ['invoiceDate', '2026-11-23', undefined],
    ['invoiceDate', '2026-11-24', 'Invoice date cannot be later than tomorrow'],
    ['invoiceAmount', '0', 'Amount is required'],
    ['invoiceAmount', '-1', 'Negative value not allowed'],
    ['invoiceAmount', '1.005', 'Upto 2 decimals allowed'],
    ['invoiceAmount', '0.01', undefined],
    ['emailSender', 'nobody', 'Please enter valid email'],
    ['emailSender', 'a@b.example', undefined],
  ])('checks %s %j: %j, in the form and in an imported file', (field, value, message) => {
    expect(problems({ ...complete, [field]: value })[field]).toBe(message);
    const row: ImportRow = { ...importedRow, [field]: value };
    // In a file, the message also names the character.
    const inFile = message === 'Special character not allowed' ? `${message}: #` : message;
    expect(checkRow(importDef, row, OPTIONS)?.[field]).toBe(inFile);
  });

  it('requires and sends no order for the document type NonPO', () => {
    const values = { ...complete, documentTypeCode: { code: 'NonPO', name: 'Non PO' }, purchaseOrder: '1' };
    expect(problems(values)).toEqual({});
    expect(entryToInput(values, null)).toMatchObject({ documentTypeCode: 'NonPO', purchaseOrder: null });
    const row = { ...importedRow, documentTypeCode: 'NonPO', purchaseOrder: '' };
    expect(checkRow(importDef, row, OPTIONS)).toBeUndefined();
  });

  it('checks the FI document number of an existing entry', () => {
    const wrong = { ...complete, fiDocumentNumber: '19' };
    expect(problems(wrong, true)).toEqual({});
    expect(problems(wrong, false)).toEqual({ fiDocumentNumber: '10 digits required.' });
    expect(problems({ ...complete, fiDocumentNumber: '19000000A1' }, false)).toEqual({
      fiDocumentNumber: 'Characters are not allowed.',
    });
  });
});

const choices = (...values: string[]) => values.map(value => ({ value, label: value }));
const LISTS = {
  currencies: async () => choices('INR'),
  documentTypes: async () => choices('PO', 'NonPO'),
  apSubCategories: async () => choices('GENERAL'),
};
const importDef = manualImport(LISTS);
const OPTIONS = new Map([
  ['currencyCode', choices('INR')],
  ['documentTypeCode', choices('PO', 'NonPO')],
  ['apSubCategoryCode', choices('GENERAL')],
]);
const importedRow: ImportRow = Object.fromEntries(importDef.columns.map(({ key, sample }) => [key, sample]));
importedRow['invoiceDate'] = '2026-11-21';

describe('manual entry input', () => {
  it('creates an Open entry of the supplier, and keeps the status on update', () => {
    const entry = anEntry({ status: 'Under Query' });
    expect(entryToInput(complete, null)).toMatchObject({
      countryCode: 'IN',
      companyCode: '1000',
      supplierCode: 'S0007',
      currencyCode: 'INR',
      currency: 'Indian Rupee',
      documentTypeCode: 'PO',
      apSubCategoryCode: 'GENERAL',
      invoiceAmount: '118000.50',
      invoiceDate: '2026-11-02',
      fiDocumentNumber: null,
      status: 'Open',
      createdBy: 'Supplier',
      createdSource: 'SupplierPortal',
    });
    expect(entryToInput(complete, null)).not.toHaveProperty('id');
    expect(entryToInput(complete, entry)).toMatchObject({ id: 12, rut: entry.rut, status: 'Under Query' });
  });

  it('has status Closed with an FI document number (docs/decisions.md#manual-closed)', () => {
    const values = { ...complete, fiDocumentNumber: '1900000001' };
    expect(entryToInput(values, anEntry())).toMatchObject({ status: 'Closed', fiDocumentNumber: '1900000001' });
    expect(entryToInput(values, null)).toMatchObject({ status: 'Open', fiDocumentNumber: null });
  });

  it('preserves the values of a stored entry, and maps server errors to their fields', () => {
    const stored = anEntry({ businessLocation1: 'Hyderabad', emailSender: 'a@b.example', scanUrn: 'URN1' });
    const values = entryFromApi(stored);
    expect(values.businessLocation1).toEqual({ code: 'Hyderabad', name: 'Hyderabad' });
    expect(entryToInput(values, stored)).toMatchObject({ businessLocation1: 'Hyderabad', scanUrn: 'URN1' });
    expect(getEntryField('currency')).toBe('currencyCode');
    expect(readFromApi(anEntry({ recordUpdatedByName: 'Ravi Nair' })).recordUpdatedByName).toBe('Ravi Nair');
  });
});

describe('dependent fields', () => {
  const india = { code: 'IN', name: 'India' };
  const company: CompanyChoice = {
    code: '1000',
    name: 'Vireya',
    country: india,
    currency: { code: 'INR', name: 'Indian Rupee' },
  };
  const american: CompanyChoice = {
    code: '3000',
    name: 'Vireya Inc.',
    country: { code: 'US', name: 'United States' },
    currency: { code: 'USD', name: 'USD' },
  };
  const blank = blankEntry(aSession(), false);
  const derived = (change: Partial<EntryValues>, before: Partial<EntryValues> = {}) => {
    const previous = { ...blank, ...before };
    return deriveEntry({ ...previous, ...change }, previous);
  };

  it.each<[what: string, change: Partial<EntryValues>, before: Partial<EntryValues>, patch: object | null]>([
    [
      'a company sets its country and currency',
      { companyCode: company },
      {},
      { countryCode: india, currencyCode: company.currency },
    ],
    [
      "another company replaces the first company's currency",
      { companyCode: american },
      { companyCode: company, countryCode: india, currencyCode: company.currency ?? null },
      { countryCode: american.country, currencyCode: american.currency },
    ],
    [
      'a company replaces the default currency of a new entry',
      { companyCode: american },
      { countryCode: american.country ?? null },
      { currencyCode: american.currency },
    ],
    [
      'a chosen currency stays',
      { companyCode: american },
      { countryCode: american.country ?? null, currencyCode: { code: 'EUR', name: 'Euro' } },
      {},
    ],
    [
      'a company sets the user’s own supplier',
      { companyCode: { ...company, supplier: { code: 'S9', name: 'Nine' } } as CompanyChoice },
      { countryCode: india, currencyCode: { code: 'EUR', name: 'Euro' } },
      { supplierCode: { code: 'S9', name: 'Nine' } },
    ],
    [
      'another country clears the company',
      { countryCode: american.country ?? null },
      { companyCode: company, countryCode: india },
      { companyCode: null },
    ],
    [
      'another country clears a stored company',
      { countryCode: american.country ?? null },
      { companyCode: { code: '1000', name: 'Vireya' }, countryCode: india },
      { companyCode: null },
    ],
    ['an amount sets nothing', { invoiceAmount: '5' }, { companyCode: company, countryCode: india }, null],
  ])('%s', (_what, change, before, patch) => {
    expect(derived(change, before)).toEqual(patch);
  });

  it('a supplier of the previous company is reset when the company changes', () => {
    const supplierCode = { code: 'S1', name: 'One', companyCode: '1000' };
    expect(derived({ companyCode: american }, { companyCode: company, supplierCode })).toMatchObject({
      supplierCode: null,
    });
  });
});

describe('permissions (spec 3 §4, §6)', () => {
  const creator = aSession();
  const other = aSession({ userId: 'u-9', userEmail: 'x@x.example', userName: 'X' });
  const reviewer = aSession({
    userId: 'u-8',
    userEmail: 'r@x.example',
    userName: 'R',
    roles: ['reviewer'],
    roleGroups: ['reviewer'],
  });
  it.each<[status: string, edit: boolean, cancel: boolean, review: boolean]>([
    ['Open', true, true, true],
    ['Under Query', true, true, true],
    ['Work in Progress', true, true, true],
    ['Closed', true, false, false],
    ['Rejected', false, false, true],
  ])('for status %s: creator edits %s, cancels %s; reviewer reviews %s', (status, edit, cancel, review) => {
    const entry = anEntry({ status });
    expect([canEditEntry(creator, entry), canCancelEntry(creator, entry), canReviewEntry(reviewer, entry)]).toEqual([
      edit,
      cancel,
      review,
    ]);
    expect([canEditEntry(other, entry), canReviewEntry(creator, entry), canEditEntry(reviewer, entry)]).toEqual([
      false,
      false,
      false,
    ]);
  });
});

it('scanned documents with an underscore in their names are supporting documents', () => {
  expect(sortScans(['URN1.pdf', 'URN1_GRN.pdf', 'URN1_2.pdf'])).toEqual({
    invoices: ['URN1.pdf'],
    supporting: ['URN1_GRN.pdf', 'URN1_2.pdf'],
  });
});
