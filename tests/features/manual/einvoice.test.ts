import { describe, expect, it } from 'vitest';
import type { ExtractedFields } from '@/domain/einvoice/definition/definition';
import type { EntryValues } from '@/features/manual/fields/manual.fields';
import { manualEinvoice } from '@/features/manual/manual.einvoice';

const details: ExtractedFields = {
  by: 'signed',
  sellerGstin: '29AABCT1332L1ZU',
  buyerGstin: '36aabcv4417k1zp',
  number: 'KN/24-25/0071',
  type: 'INV',
  date: '2026-11-02',
  total: '118000.50',
  lineCount: 3,
  hsn: '998346',
  currency: 'INR',
  order: '',
};
const companies = [
  { code: '1000', name: 'Vireya', gstNumber: '36AABCV4417K1ZP' },
  { code: '2000', name: 'Other', gstNumber: '27AABCV4417K1ZX' },
];

async function taken(
  found: Partial<ExtractedFields>,
  search: () => Promise<object[]> = () => Promise.resolve(companies),
) {
  const suggestion = await manualEinvoice.suggest?.({
    reading: {} as never,
    extractedFields: { ...details, ...found },
    documentContext: null,
    lookups: { companies: search, currencies: () => Promise.resolve([{ code: 'EUR', name: 'Euro' }]) },
    signal: new AbortController().signal,
  });
  return Object.fromEntries(
    (suggestion ?? []).map(({ label, value, format }) => [label, format(value({} as EntryValues))]),
  );
}

describe('values prefilled from an attached document', () => {
  it("include the company of the buyer's GST number in any spelling, and the header fields", async () => {
    expect(await taken({})).toEqual({
      Company: 'Vireya',
      'Invoice Number': 'KN/24-25/0071',
      'Invoice Date': '02-Nov-2026',
      Currency: 'INR',
      'Invoice Amount': '118000.50',
    });
  });

  it.each<[string, Partial<ExtractedFields>, (() => Promise<object[]>)?]>([
    ['of an unknown company', { buyerGstin: '07AABCV4417K1ZQ' }],
    ['missing', { buyerGstin: '' }],
    ['not searchable', {}, () => Promise.reject(new Error('down'))],
  ])('include no company when the GST number is %s', async (_why, found, search) => {
    expect(Object.keys(await taken(found, search))).not.toContain('Company');
  });

  it.each(['EUR', 'INR', 'XAF'])('show the currency %s by its code, as its options do', async currency => {
    expect(await taken({ currency })).toMatchObject({ Currency: currency });
  });

  it("include an order number only in the buyer's format", async () => {
    expect(await taken({ order: '4500063153' })).toMatchObject({ 'Purchase Order': '4500063153' });
    expect(Object.keys(await taken({ order: 'our PO of May' }))).not.toContain('Purchase Order');
  });
});

it('the e-invoice comparison uses the GST numbers of the chosen parties', () => {
  const values = {
    companyCode: companies[0],
    supplierCode: { code: 'S0007', name: 'Meridian', gstNumber: '29AABCT1332L1ZU' },
    countryCode: { code: 'IN', name: 'India' },
    currencyCode: null,
  } as unknown as EntryValues;
  expect(manualEinvoice.entered(values, null)).toMatchObject({
    sellerGstin: '29AABCT1332L1ZU',
    buyerGstins: ['36AABCV4417K1ZP'],
    companyCode: '1000',
  });
});
