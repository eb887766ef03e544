import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupDigits } from '@/lib/grouping';
import {
  compare,
  getDecimals,
  formatMoney,
  isZero,
  multiply,
  parseDecimal,
  getProportion,
  toPercent,
  round,
  roundDown,
  splitHalf,
  subtract,
  sum,
} from '@/lib/money';

const paise = fc.integer({ min: 0, max: 10_000_000_000 });
const rupees = (value: number) => `${Math.floor(value / 100)}.${String(value % 100).padStart(2, '0')}`;

describe('arithmetic', () => {
  it('has no floating-point errors', () => {
    expect(sum(['0.1', '0.2'])).toBe('0.3');
    expect(sum(Array.from({ length: 1000 }, () => '0.01'))).toBe('10');
    expect(multiply('1.005', '100')).toBe('100.5');
    expect(subtract('0.3', '0.1')).toBe('0.2');
  });

  it('rounds half up, away from zero', () => {
    expect(round('2.345')).toBe('2.35');
    expect(round('2.344999')).toBe('2.34');
    expect(round('-2.345')).toBe('-2.35');
    expect(toPercent('10.05', '18')).toBe('1.81');
    expect(toPercent('0.25', '18')).toBe('0.05'); // 0.045
  });

  it('calculates a proportion without rounding the division first', () => {
    expect(getProportion('0.15', 1, 30)).toBe('0.01');
    expect(getProportion('100', '40.5', '60')).toBe('67.50');
    expect(getProportion('100', '1', '0')).toBe('0.00');
  });

  it('rounds down to the given number of decimals', () => {
    expect(['49.5', '49', '0.999', '-0.9'].map(value => roundDown(value, 0))).toEqual(['49', '49', '0', '0']);
    expect(roundDown('12.34567', 3)).toBe('12.345');
  });

  it('sums any amounts exactly, in any order', () => {
    fc.assert(
      fc.property(fc.array(paise, { maxLength: 60 }), values => {
        const total = values.reduce((a, b) => a + b, 0);
        expect(compare(sum(values.map(rupees)), rupees(total))).toBe(0);
        expect(sum(values.map(rupees))).toBe(sum(values.map(rupees).toReversed()));
      }),
    );
  });

  it('splits a tax into halves that add up, with the smaller half first', () => {
    expect(splitHalf('0.05')).toEqual(['0.02', '0.03']);
    fc.assert(
      fc.property(paise, value => {
        const [first, second] = splitHalf(rupees(value));
        expect(compare(sum([first, second]), rupees(value))).toBe(0);
        expect(compare(subtract(second, first), '0.01')).toBeLessThanOrEqual(0);
        expect(compare(first, second)).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('drops trailing zeros of a parsed number', () => {
    expect([parseDecimal('-3.10'), parseDecimal('1,23,456.50'), parseDecimal('abc')]).toEqual([
      '-3.1',
      '123456.5',
      null,
    ]);
  });

  it('treats incomplete values as zero', () => {
    expect(sum(['', null, undefined, 'x', '1'])).toBe('1');
    expect(isZero('0.00')).toBe(true);
    expect(isZero('')).toBe(true);
    expect(isZero('0.01')).toBe(false);
  });
});

describe('formatMoney', () => {
  it('uses Indian grouping for India and American grouping elsewhere', () => {
    expect(formatMoney('12345678.5')).toBe('1,23,45,678.50');
    expect(formatMoney('12345678.5', 'India')).toBe('1,23,45,678.50');
    expect(formatMoney('12345678.5', 'US')).toBe('12,345,678.50');
  });

  it.each(['IN', 'US'])('groups any amount like Intl.NumberFormat (%s)', country => {
    const locale = country === 'IN' ? 'en-IN' : 'en-US';
    const ofBrowser = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    const cents = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }).filter(amount => amount !== 0n);
    fc.assert(
      fc.property(cents, amount => {
        const sign = amount < 0n ? '-' : '';
        const digits = String(amount < 0n ? -amount : amount).padStart(3, '0');
        const text = `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
        expect(formatMoney(text, country)).toBe(ofBrowser.format(text as `${number}`));
      }),
    );
    fc.assert(
      fc.property(fc.nat(), count => {
        expect(groupDigits(count, country)).toBe(count.toLocaleString(locale));
      }),
    );
  });

  it("formats amounts exactly that floats can't represent", () => {
    expect(formatMoney('90071992547409931.15', 'US')).toBe('90,071,992,547,409,931.15');
    expect(formatMoney('1.005', 'US')).toBe('1.01');
  });

  it('returns an empty string for no value', () => {
    expect(formatMoney(null)).toBe('');
    expect(formatMoney('')).toBe('');
    expect(formatMoney('0')).toBe('0.00');
  });
});

describe('decimalsOf', () => {
  it.each([
    ['1', 0],
    ['1.5', 1],
    ['1.50', 2],
    ['1.505', 3],
    ['1.', 0],
  ])('%s has %i decimals', (given, wanted) => expect(getDecimals(given)).toBe(wanted));
});
