import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare, toPercent, sum } from '@/lib/money';
import { invoiceDateError, totalErrors } from '../../../sandbox/rules/records/invoiceRules.ts';
import { headerErrors } from '../../../sandbox/recordTypes/nonPo/header.ts';
import type { NonPoInvoiceInput, NonPoItemInput } from '../../../sandbox/recordTypes/nonPo/input.ts';
import { amountLimits, toLine, getTotals, type LineDetails } from '../../../sandbox/recordTypes/nonPo/lines.ts';

const code = (value: string, rate: string) => ({
  code: value,
  name: `Name ${value}`,
  taxCode: 'G3',
  taxName: 'GST',
  rate,
});
const INDIA: LineDetails = {
  noTax: false,
  india: true,
  hsn: new Map([
    ['998346', code('998346', '18')],
    ['998912', code('998912', '12')],
  ]),
  taxes: new Map(),
};
const ABROAD: LineDetails = { ...INDIA, india: false, hsn: new Map(), taxes: new Map([['V2', code('V2', '19')]]) };
const NO_TAX: LineDetails = { ...INDIA, noTax: true };
const line = (more: Partial<NonPoItemInput> = {}): NonPoItemInput => ({ amount: '100', hsnSacCode: '998346', ...more });

describe('toLine', () => {
  it('calculates rate and tax from the tax code and ignores values that were sent', () => {
    const made = toLine(line({ amount: '10.05', taxRate: '0', taxAmount: '0', grossAmount: '10.05' }), INDIA);
    expect(made).toMatchObject({ taxRate: '18', taxAmount: '1.81', grossAmount: '11.86', hsnSacName: 'Name 998346' });
  });

  it("sets rate and tax to zero under 'No Tax'", () => {
    expect(toLine(line(), NO_TAX)).toMatchObject({ taxRate: '0', taxAmount: '0.00', grossAmount: '100.00' });
  });

  it('uses the tax code outside India', () => {
    expect(toLine(line({ taxCode: 'V2' }), ABROAD)).toMatchObject({
      hsnSacCode: null,
      taxRate: '19',
      taxAmount: '19.00',
    });
  });

  it('adds up exactly for any amounts', () => {
    const amount = fc
      .integer({ min: 1, max: 999_999_999 })
      .map(paise => `${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, '0')}`);
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1, maxLength: 30 }), amounts => {
        const lines = amounts.map(each => toLine(line({ amount: each }), INDIA));
        const totals = getTotals(lines);
        expect(compare(totals.totalAmount, sum(amounts))).toBe(0);
        expect(compare(totals.totalGrossAmount, sum([totals.totalAmount, totals.totalTaxAmount]))).toBe(0);
        expect(compare(totals.totalTaxAmount, sum(amounts.map(each => toPercent(each, '18'))))).toBe(0);
      }),
    );
  });
});

describe('line validation', () => {
  it('rejects amounts beyond the column limit', () => {
    expect(amountLimits([line(), line({ amount: '99999999999999' })])).toEqual([
      { path: 'items.1.amount', message: 'Amount is too large' },
    ]);
  });

  it('compares sent totals by value and ignores missing ones', () => {
    const totals = getTotals([toLine(line(), INDIA)]);
    expect(totalErrors({ totalAmount: '100.000', totalGrossAmount: null }, totals)).toEqual([]);
    expect(totalErrors({ totalGrossAmount: '118.01' }, totals)).toEqual([
      { path: 'totalGrossAmount', message: 'The totals do not match the line items: expected 118.00' },
    ]);
  });
});

describe('header validation', () => {
  const now = new Date('2026-11-21T06:00:00Z');
  const whole: NonPoInvoiceInput = {
    invoiceNumber: 'A-1/2026',
    invoiceDate: '2026-11-20',
    documentTypeCode: 'KR',
    approverId: 'boss',
    taxType: 'IGST',
    currencyCode: 'INR',
    billToLocation: '{"code":"HYD1"}',
    isAgree: true,
  };
  const wrong = (more: Partial<NonPoInvoiceInput>, required = new Map<string, string | null>()) =>
    Object.fromEntries(headerErrors({ ...whole, ...more }, required, now).map(error => [error.path, error.message]));

  it('accepts a complete header', () => expect(wrong({})).toEqual({}));

  it.each([
    // At noon UTC, the date is the same from Baker Island to the Marquesas, but already tomorrow on Kiritimati.
    ['2026-11-21T12:00:00Z', '2024-11-20', 'Invoice date cannot be older than 24 months'],
    ['2026-11-21T12:00:00Z', '2024-11-21', null],
    ['2026-11-21T12:00:00Z', '2026-11-23', null],
    ['2026-11-21T12:00:00Z', '2026-11-24', 'Invoice date cannot be later than tomorrow'],
    // In UTC-12 it is still the day before.
    ['2026-11-21T11:59:59Z', '2024-11-20', null],
    ['2026-11-21T09:59:59Z', '2026-11-23', 'Invoice date cannot be later than tomorrow'],
    // 24 months before February 29 is the last day of February.
    ['2026-02-28T12:00:00Z', '2024-02-28', null],
    ['2028-02-29T12:00:00Z', '2026-02-28', null],
    ['2028-02-29T12:00:00Z', '2026-02-27', 'Invoice date cannot be older than 24 months'],
    ['2026-11-21T12:00:00Z', '2026-02-30', 'Enter a date'],
    ['2026-11-21T12:00:00Z', 'soon', 'Enter a date'],
  ])('at %s returns for the date %s: %s', (moment, day, message) =>
    expect(invoiceDateError(day, new Date(moment))).toBe(message),
  );
});
