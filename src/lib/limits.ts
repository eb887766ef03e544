/**
 * How much of everything is taken. Portal and sandbox read these, so that what one side takes the other does, too, in every room:
 * `docs/limits.md` says where each is checked. The specification's own limits stand in the rules that they belong to.
 */
import { isDecimalText, parseDecimalText, type DecimalLike } from './decimalText';

/** Lines of one invoice, typed or imported. More belong on a second one. */
export const MAX_LINES = 1000;
/** An invoice's own charges. */
export const MAX_OVERHEADS = 100;
/** Shipping rows of an invoice. */
export const MAX_SHIPMENTS = 100;
/** Filled rows of an imported file, below its headings. */
export const MAX_IMPORT_ROWS = 10_000;

/** Characters of a text: longer than anything that people write on an invoice, in a query or in a remark. */
export const MAX_TEXT = 4000;
/** Characters of a text of a supplier's profile. */
export const MAX_PROFILE_TEXT = 500;
/** Characters of a shipping row's text. */
export const MAX_SHIPPING_TEXT = 100;
/** Characters of an invoice number (spec 2 §5, spec 3 §5). */
export const MAX_INVOICE_NUMBER = 16;

/** Digits before the point: more than any invoice comes to, and as many as add up exactly in what stores them. */
const MAX_DIGITS = 13;
const MAX_RATE = 100;

/** True for an amount or a quantity that cannot be kept, not even in a draft: more than 13 digits before the point. What is no number passes. */
export function isTooLarge(amount: DecimalLike): boolean {
  // Sums are longer than what people type; they are decimal text as they are.
  const text = typeof amount === 'string' && isDecimalText(amount) ? amount : parseDecimalText(amount);
  const [whole = ''] = (text ?? '').replace('-', '').split('.');
  return whole.length > MAX_DIGITS;
}

/** What is said of one. */
export const TOO_LARGE = 'Amount is too large';

/** What is said of lines that are each right and together are too much. */
export const TOTAL_TOO_LARGE = 'The lines come to too much';

/** True for a percentage from 0 to 100. What is no number passes. */
export function isRate(rate: DecimalLike): boolean {
  const text = parseDecimalText(rate);
  return text === null || (!text.startsWith('-') && Number(text) <= MAX_RATE);
}

/** What is said of another one. */
export const NO_RATE = `A rate is between 0 and ${MAX_RATE}`;

/** True for a rate between 0 and 1, which in a file is more likely 18 % than 0.18 %. */
export function isFraction(rate: DecimalLike): boolean {
  const value = Number(parseDecimalText(rate) ?? 0);
  return value > 0 && value < 1;
}

export const FRACTION =
  'A rate below 1 % is probably a fraction: write 18 for 18 %. If it is right, leave it empty and enter the tax amount';

/** 'At most 500 characters', of a text that has more; null when it fits. */
export function lengthProblem(text: string | null | undefined, most: number): string | null {
  return (text?.length ?? 0) > most ? `At most ${most} characters` : null;
}
