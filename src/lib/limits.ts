/**
 * Limits that portal and sandbox share; docs/limits.md lists where each is checked. Other limits of the specification are next to their
 * rules.
 */
import { isDecimalText, parseDecimalText, type DecimalLike } from './decimalText';

export const MAX_LINES = 1000;
export const MAX_OVERHEADS = 100;
export const MAX_SHIPMENTS = 100;
/** Filled rows of an imported file, below its headings. */
export const MAX_IMPORT_ROWS = 10_000;

export const MAX_TEXT = 4000;
export const MAX_PROFILE_TEXT = 500;
export const MAX_SHIPPING_TEXT = 100;
/** Characters of an invoice number (spec 2 §5, spec 3 §5). */
export const MAX_INVOICE_NUMBER = 16;

/** Digits before the point; the backend's storage adds this many exactly. */
const MAX_DIGITS = 13;
const MAX_RATE = 100;

/** Returns true if an amount or quantity is too large even for a draft. Text that isn't a number passes. */
export function isTooLarge(amount: DecimalLike): boolean {
  // Sums are longer than typed numbers but already decimal text.
  const text = typeof amount === 'string' && isDecimalText(amount) ? amount : parseDecimalText(amount);
  const [whole = ''] = (text ?? '').replace('-', '').split('.');
  return whole.length > MAX_DIGITS;
}

export const TOO_LARGE = 'Amount is too large';

/** Message for lines whose total is too large. */
export const TOTAL_TOO_LARGE = 'The line total is too large';

/** Returns true for a percentage from 0 to 100. Text that isn't a number passes. */
export function isRate(rate: DecimalLike): boolean {
  const text = parseDecimalText(rate);
  return text === null || (!text.startsWith('-') && Number(text) <= MAX_RATE);
}

export const NO_RATE = `Enter a rate from 0 to ${MAX_RATE}`;

/** Returns true for a rate between 0 and 1: in an imported file it more likely means 18 % than 0.18 %. */
export function isFraction(rate: DecimalLike): boolean {
  const value = Number(parseDecimalText(rate) ?? 0);
  return value > 0 && value < 1;
}

export const FRACTION = 'Enter 18 for 18 %. For a rate below 1 %, leave this empty and enter the tax amount';

export function lengthProblem(text: string | null | undefined, most: number): string | null {
  return (text?.length ?? 0) > most ? `At most ${most} characters` : null;
}
