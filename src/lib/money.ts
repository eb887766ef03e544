import Big from 'big.js';
import { groupDigits } from './grouping';
export { decimalsOf } from './decimalText';
export type { DecimalLike, DecimalText } from './decimalText';
import { isDecimalText, parseDecimalText, type DecimalLike, type DecimalText } from './decimalText';

/**
 * Exact decimal arithmetic on decimal text. Amounts travel as text ("1180.00") and are never binary floats on the way.
 * Every function reads null, undefined, '' and unreadable text as zero, so that a half-typed form still has a total.
 */
const Decimal = Big();
Decimal.RM = Decimal.roundHalfUp;

/** Longer than a product of two amounts; a longer text did not come from arithmetic. */
const MAX_LENGTH = 1000;

/** Plain decimal text of a typed or received number without trailing zeros, or null when it is not one (`parseDecimalText`). */
export function parseDecimal(value: unknown): DecimalText | null {
  const text = parseDecimalText(value);
  return text === null ? null : new Decimal(text).toFixed();
}

/** Results of these functions are read at any length; what people type, as far as the grammar goes. */
function read(value: DecimalLike): Big | null {
  const computed = typeof value === 'string' && value.length <= MAX_LENGTH && isDecimalText(value);
  const text = computed ? value : parseDecimalText(value);
  return text === null ? null : new Decimal(text);
}

function big(value: DecimalLike): Big {
  return read(value) ?? new Decimal(0);
}

/** Sum, at full precision. */
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

/** `amount × part / whole`, rounded half up; 0 where the whole is nothing. */
export function proportionOf(amount: DecimalLike, part: DecimalLike, whole: DecimalLike, decimals = 2): DecimalText {
  const exact = isZero(whole) ? big(0) : big(amount).times(big(part)).div(big(whole));
  return exact.toFixed(decimals);
}

/** -1, 0 or 1. */
export function compare(a: DecimalLike, b: DecimalLike): -1 | 0 | 1 {
  return big(a).cmp(big(b));
}

export function isZero(value: DecimalLike): boolean {
  return big(value).eq(0);
}

/** Half up, away from zero, with exactly `decimals` decimals: ("2.345", 2) is "2.35" (DECISIONS 34). Never '-0.00'. */
export function round(value: DecimalLike, decimals = 2): DecimalText {
  return big(value)
    .toFixed(decimals)
    .replace(/^-(?=[0.]+$)/, '');
}

/** Towards zero, with at most `decimals` decimals: ("49.5", 0) is "49". */
export function roundDown(value: DecimalLike, decimals: number): DecimalText {
  return big(value).round(decimals, Decimal.roundDown).toFixed();
}

/** The value, or '0' for one below it: what is left of something is never less than nothing. */
export function atLeastZero(value: DecimalLike): DecimalText {
  const found = big(value);
  return found.lt(0) ? '0' : found.toFixed();
}

/** `amount × rate / 100`, rounded half up to 2 decimals (spec 3 §9, DECISIONS 34). */
export function percentOf(amount: DecimalLike, rate: DecimalLike): DecimalText {
  return big(amount).times(big(rate)).div(100).toFixed(2);
}

/** A tax halved without losing a paisa: the first half is the floor to 2 decimals, the second the rest (DECISIONS 34). */
export function splitHalf(tax: DecimalLike): [DecimalText, DecimalText] {
  const whole = big(round(tax));
  const first = whole.div(2).round(2, Decimal.roundDown);
  return [first.toFixed(2), whole.minus(first).toFixed(2)];
}

/** For people: 2 decimals, Indian grouping for India, `en-US` elsewhere (spec 1 §9). Empty text for no value. */
export function formatMoney(value: DecimalLike, country: string | null | undefined = 'IN', decimals = 2): string {
  return read(value) === null ? '' : groupDigits(round(value, decimals), country);
}
