import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatExact, getLines, getImportedTotals } from '@/features/te/model/lines';
import { compare, multiply, subtract, sum } from '@/lib/money';
import { line } from './te.ts';

const amount = fc.integer({ min: -10_000_000, max: 100_000_000 }).map(paise => (paise / 100).toFixed(2));
const rate = fc.constantFrom('0', '0.1', '5', '6.625', '12', '18', '28');

describe('missing tax amount', () => {
  it.each([
    ['4959.37', '5', '247.968'],
    ['6133.33', '18', '1103.999'],
    ['0.01', '18', '0.001'],
    ['100', '0', '0'],
    ['1000', null, '0'],
    ['99.99', '6.625', '6.624'],
  ])('%s at %s %% is %s, rounded down to 3 decimals', (value, taxRate, tax) => {
    const [found] = getLines([{ ...line, amount: value, taxRate }]);
    expect(found?.taxAmount).toBe(tax);
    expect(compare(found?.grossAmount ?? '', sum([value, tax]))).toBe(0);
  });

  it('never exceeds the exact tax and differs by less than a thousandth', () => {
    fc.assert(
      fc.property(amount, rate, (value, taxRate) => {
        const [found] = getLines([{ ...line, amount: value, taxRate }]);
        const exact = multiply(multiply(value, taxRate), '0.01');
        const away = subtract(exact, found?.taxAmount ?? '');
        const distance = compare(away, 0) < 0 ? subtract(0, away) : away;
        expect(compare(distance, '0.001')).toBe(-1);
        // Rounds towards zero, so a credit's tax does not grow.
        expect(compare(exact, 0) * compare(away, 0)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('is also calculated for each share; given amounts are kept', () => {
    const [found] = getLines([{ ...line, taxAmount: '250.00', grossAmount: '5209.37' }]);
    expect(found).toMatchObject({ taxAmount: '250.00', grossAmount: '5209.37' });
    expect(found?.splits.map(split => split.taxAmount)).toEqual(['148.781', '99.187']);
  });
});

describe('header totals', () => {
  const lines = [
    { amount: '1000.00', grossAmount: '1050.125' },
    { amount: '500.00', grossAmount: '590.00' },
  ];

  it.each([
    ['lines only', {}, { amount: '1500', tax: '140.125', tcs: '0', invoice: '1640.125' }],
    ['with a tax line', { taxLineAmount: '250' }, { amount: '1500', tax: '390.125', tcs: '0', invoice: '1890.125' }],
    [
      'with TCS and a tax line',
      { isTcs: true, tcsAmount: '1.50', includeTaxLine: true, taxLineAmount: '10' },
      { amount: '1500', tax: '150.125', tcs: '1.5', invoice: '1651.625' },
    ],
    [
      'with amounts that are not included',
      { isTcs: false, tcsAmount: '1.50', includeTaxLine: false, taxLineAmount: '10' },
      { amount: '1500', tax: '140.125', tcs: '0', invoice: '1640.125' },
    ],
  ])('%s', (_what, extras, totals) => expect(getImportedTotals(lines, extras)).toEqual(totals));

  it('add up: amount plus tax plus TCS equals the invoice amount', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(amount, rate)), amount, amount, (all, tcsAmount, taxLineAmount) => {
        const worked = getLines(all.map(([value, taxRate]) => ({ ...line, amount: value, taxRate })));
        const totals = getImportedTotals(worked, { tcsAmount, taxLineAmount });
        expect(compare(sum([totals.amount, totals.tax, totals.tcs]), totals.invoice)).toBe(0);
      }),
    );
  });
});

it.each([
  ['1234567.5', '12,34,567.50'],
  ['247.968', '247.968'],
  ['247.960', '247.96'],
  ['7', '7.00'],
])('%s is formatted as %s', (value, shown) => expect(formatExact(value, 'IN')).toBe(shown));
