import { describe, expect, it } from 'vitest';
import type { SignedFields, XmlInvoice } from '@/domain/einvoice/read/extraction';
import { compareFields, getExtractedFields } from '@/domain/einvoice/compare/compareFields';
import { getNet } from '@/domain/einvoice/definition/suggestions';
import { NOTHING_ENTERED, numberKey, type Entered } from '@/domain/einvoice/definition/definition';

const signed: SignedFields = {
  sellerGstin: '27ABCDE1234F1Z5',
  buyerGstin: '36AABCV4417K1Z7',
  number: 'INV/26-27/001',
  type: 'INV',
  date: '2026-11-20',
  total: '1180.00',
  itemCount: 1,
  mainHsn: '998346',
  irn: 'a'.repeat(64),
  irnDate: '2026-11-20T10:00:00',
};
const line = { description: 'Testing', hsn: '998346', taxRate: '18', amount: '1000', at: 'items.0.hsnSacCode' };
const entered: Entered = {
  ...NOTHING_ENTERED,
  sellerGstin: '27abcde1234f1z5',
  buyerGstins: ['29AABCV4417K1Z2', '36AABCV4417K1Z7'],
  number: 'inv 2627 001',
  types: ['INV', 'DBN'],
  date: '2026-11-20',
  total: '1180',
  countryCode: 'IN',
  lines: [line],
};
const labels = (change: Partial<Entered>, of: Partial<SignedFields> = {}) => {
  const details = getExtractedFields({ signed: { ...signed, ...of } });
  return details && compareFields(details, { ...entered, ...change }).differences.map(({ label }) => label);
};

describe('compareFields', () => {
  it('finds no difference when number and GSTIN differ only in notation', () => {
    const details = getExtractedFields({ signed });
    expect(details && compareFields(details, entered)).toEqual({ differences: [], agree: 8 });
  });

  it.each([
    [{ sellerGstin: '27ABCDE1234F1Z6' }, 'Supplier GSTIN'],
    [{ buyerGstins: ['29AABCV4417K1Z2'] }, 'Buyer GSTIN'],
    [{ number: 'INV/26-27/002' }, 'Invoice number'],
    [{ types: ['CRN' as const] }, 'Type'],
    [{ date: '2026-11-21' }, 'Invoice date'],
    [{ total: '1180.01' }, 'Total'],
    [{ lines: [line, { ...line, at: 'items.1.hsnSacCode' }] }, 'Number of lines'],
    [{ lines: [{ ...line, hsn: '996812' }] }, 'Main HSN/SAC code'],
  ])('finds one different field: %j', (change: Partial<Entered>, label) => {
    expect(labels(change)).toEqual([label]);
  });

  it('returns both values formatted, and the name of the field', () => {
    const details = getExtractedFields({ signed });
    expect(details && compareFields(details, { ...entered, total: '120000' }).differences).toEqual([
      { label: 'Total', extracted: '1,180.00', entered: '1,20,000.00', field: 'total' },
    ]);
  });

  it('ignores fields that the code or the form leaves empty', () => {
    expect(labels({ ...NOTHING_ENTERED })).toEqual([]);
    expect(labels({}, { buyerGstin: 'URP', mainHsn: '', itemCount: 0 })).toEqual([]);
    expect(labels({ lines: null, types: [] })).toEqual([]);
  });

  it.each([
    ['3004', '30049099'],
    ['30049099', '3004'],
  ])('treats %s and %s as the same tariff code', (mainHsn, hsn) => {
    expect(labels({ lines: [{ ...line, hsn }] }, { mainHsn })).toEqual([]);
  });
});

it.each([
  ['INV/26-27/001', 'inv 2627 001', true],
  ['INV-001', 'ＩＮＶ－００１', true],
  ['INV-001', 'INV-0001', false],
  ['A.1', 'A1', true],
])('numberKey: %s and %s are the same number: %s', (a, b, same) => {
  expect(numberKey(a) === numberKey(b)).toBe(same);
});

it.each([
  ['1180.00', '18', '1000.00'],
  ['1180', '0', '1180.00'],
  ['118000.59', '18', '100000.50'],
  ['1.00', '18', '0.85'],
  // 0.02 plus tax rounds to 0.02, and 0.03 to 0.04.
  ['0.03', '18', null],
])('netOf: %s including %s %% tax is %s before tax', (total, rate, net) => {
  expect(getNet(total, rate)).toBe(net);
});

it('compares the fields of an XML when there is no signed code', () => {
  const xml: XmlInvoice = {
    syntax: 'CII',
    number: 'RE-9',
    type: '381',
    date: '2026-11-20',
    currency: 'EUR',
    orderNumber: '4500063153',
    dueDates: [],
    paymentTerms: [],
    notes: [],
    seller: { taxNumbers: ['DE123456789'] },
    buyer: { taxNumbers: ['DE987654321'] },
    accounts: [],
    lines: [],
    taxes: [],
    totals: { gross: '119.00' },
  };
  const details = getExtractedFields({ xml });
  expect(details).toMatchObject({ by: 'xml', sellerGstin: '', type: 'CRN', total: '119.00', lineCount: null });
  const of = { ...NOTHING_ENTERED, types: ['INV' as const], currency: 'INR', total: '119', orderNo: '4500063154' };
  expect(details && compareFields(details, of).differences.map(({ label }) => label)).toEqual([
    'Type',
    'Currency',
    'Order number',
  ]);
  expect(getExtractedFields({})).toBeNull();
});
