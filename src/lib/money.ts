import Big from 'big.js';
import { groupDigits } from './grouping';
export { getDecimals } from './decimalText';
export type { DecimalLike, DecimalText } from './decimalText';
import { isDecimalText, parseDecimalText, type DecimalLike, type DecimalText } from './decimalText';

/** Exact decimal arithmetic on text. null, undefined, '' and unreadable text count as zero, so that an incomplete form has a total. */
const Decimal = Big();
Decimal.RM = Decimal.roundHalfUp;

/** Longer than the product of two amounts. */
const MAX_LENGTH = 1000;

export function parseDecimal(value: unknown): DecimalText | null {
  const text = parseDecimalText(value);
  return text === null ? null : new Decimal(text).toFixed();
}

/** Results of arithmetic are read at any length, typed values by `parseDecimalText`. */
function read(value: DecimalLike): Big | null {
  const computed = typeof value === 'string' && value.length <= MAX_LENGTH && isDecimalText(value);
  const text = computed ? value : parseDecimalText(value);
  return text === null ? null : new Decimal(text);
}

function big(value: DecimalLike): Big {
  return read(value) ?? new Decimal(0);
}

export function sum(values: Iterable<DecimalLike>): DecimalText {
  let total = new Decimal(0);
  for (const value of values) total = total.plus(big(value));
  return total.toFixed();
}

export function subtract(a: DecimalLike, b: DecimalLike): DecimalText {
  return big(a).minus(big(b)).toFixed();
}

export function multiply(a: DecimalLike, b: DecimalLike): DecimalText {
  return big(a).times(big(b)).toFixed();
}

/** Returns `amount × part / whole`, rounded half up; 0 if `whole` is 0. */
export function getProportion(amount: DecimalLike, part: DecimalLike, whole: DecimalLike, decimals = 2): DecimalText {
  const exact = isZero(whole) ? big(0) : big(amount).times(big(part)).div(big(whole));
  return exact.toFixed(decimals);
}

export function compare(a: DecimalLike, b: DecimalLike): -1 | 0 | 1 {
  return big(a).cmp(big(b));
}

export function isZero(value: DecimalLike): boolean {
  return big(value).eq(0);
}

/** Rounds half up, away from zero, to exactly `decimals` decimals: ("2.345", 2) is "2.35" (docs/decisions.md#exact-money). Never '-0.00'. */
export function round(value: DecimalLike, decimals = 2): DecimalText {
  return big(value)
    .toFixed(decimals)
    .replace(/^-(?=[0.]+$)/, '');
}

/** Rounds towards zero to at most `decimals` decimals: ("49.5", 0) is "49". */
export function roundDown(value: DecimalLike, decimals: number): DecimalText {
  return big(value).round(decimals, Decimal.roundDown).toFixed();
}

export function atLeastZero(value: DecimalLike): DecimalText {
  const found = big(value);
  return found.lt(0) ? '0' : found.toFixed();
}

/** Returns `amount × rate / 100`, rounded half up to 2 decimals (spec 3 §9, docs/decisions.md#exact-money). */
export function toPercent(amount: DecimalLike, rate: DecimalLike): DecimalText {
  return big(amount).times(big(rate)).div(100).toFixed(2);
}

/** Splits a tax into halves that add up exactly: the first is rounded down to 2 decimals, the second is the rest (docs/decisions.md#exact-money). */
export function splitHalf(tax: DecimalLike): [DecimalText, DecimalText] {
  const whole = big(round(tax));
  const first = whole.div(2).round(2, Decimal.roundDown);
  return [first.toFixed(2), whole.minus(first).toFixed(2)];
}

/** Formats an amount with 2 decimals and the country's grouping (spec 1 §9); '' for no value. */
export function formatMoney(value: DecimalLike, country: string | null | undefined = 'IN', decimals = 2): string {
  return read(value) === null ? '' : groupDigits(round(value, decimals), country);
}
