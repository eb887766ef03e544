export type DecimalText = string;
export type DecimalLike = string | number | null | undefined;

/** More digits than any amount has, yet arithmetic stays instant. */
const MAX_DIGITS = 40;
const MAX_TEXT = 200;

const PLAIN = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;
const UNGROUPED = /^(?:\d+\.?\d*|\.\d+)$/;
const COMMAS = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d*)?$/;
const SPACES = /^\d{1,3}(?: \d{3})+(?:\.\d*)?$/;

/** White space, and the left-to-right marks that calculators and web pages copy around numbers. */
const OUTSIDE = /^[\s\u200e\u202a\u202c\u202d]+|[\s\u200e\u202a\u202c\u202d]+$/g;
const SIGN = /^[+\-\u2212\u2013]/;
const CURRENCY = /^(?:\p{Sc}|Rs\.?|[A-Z]{3})\s*|\s*(?:\p{Sc}|[A-Z]{3})$/giu;
let currencies: Set<string> | undefined;

/**
 * Parses a number that was typed, pasted, imported or received, as decimal text; null if it isn't a number. Never throws. Keeps decimals
 * ('1.50'), drops leading zeros. Accepts: digits 0-9 and full-width digits and signs | one leading sign ('+5', '-5', '- 5'), also U+2212
 * and the en dash | brackets as minus: '(1,250.00)' | Indian or Western comma groups that end in three digits: '1,23,456.50' | one space
 * between groups of three: '1 250 000' | '.5' and '5.' | a currency sign, 'Rs.' or a code on either side: '₹ 500', '12 INR' | a closing
 * '/-' | outer white space and left-to-right marks. Rejects text that people could read as two numbers: decimal commas ('118,50', '1.250,00') |
 * stray separators ('1,2', '12 34') | inner, repeated or trailing signs | exponents, hexadecimal, fractions, superscripts, 'NaN',
 * 'Infinity' | digits of other scripts ('٣', '५') | invisible characters inside, or direction overrides anywhere | more than 40 digits.
 */
export function parseDecimalText(value: unknown): DecimalText | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const given = String(value);
  if (given.length > MAX_TEXT) return null;
  // Fast path: values from the API already are decimal text.
  if (isDecimalText(given) && given.length <= MAX_DIGITS && (given[0] !== '-' || /[1-9]/.test(given))) return given;
  const text = withoutCurrency(
    given
      .replaceAll(/[\uff08\uff09\uff0b-\uff0e\uff10-\uff19]/g, wide => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
      .replaceAll(OUTSIDE, '')
      .replace(/\s*\/-$/, ''),
  );
  const inBrackets = /^\((.*)\)$/s.exec(text)?.[1];
  const bare = inBrackets === undefined ? text : withoutCurrency(inBrackets.trim());
  const sign = SIGN.exec(bare)?.[0];
  if (inBrackets !== undefined && sign !== undefined) return null;
  const digits = ungrouped(bare.slice(sign?.length ?? 0).trimStart());
  if (digits === null || digits.replace('.', '').length > MAX_DIGITS) return null;
  const negative = inBrackets !== undefined || (sign !== undefined && sign !== '+');
  return negative && /[1-9]/.test(digits) ? `-${digits}` : digits;
}

/** Removes a currency before or after the sign: '-₹ 5', '₹ -5'. Three letters that are no currency ('12 BOX') stay. */
function withoutCurrency(text: string): string {
  const sign = SIGN.exec(text)?.[0] ?? '';
  const rest = text.slice(sign.length).trim();
  currencies ??= new Set(Intl.supportedValuesOf('currency'));
  return sign + rest.replaceAll(CURRENCY, mark => (isCurrency(mark.trim()) ? '' : mark)).trim();
}

function isCurrency(mark: string): boolean {
  return !/^[A-Z]{3}$/i.test(mark) || (currencies?.has(mark.toUpperCase()) ?? false);
}

/** Returns digits and a point, without grouping, leading zeros or a trailing point. */
function ungrouped(text: string): string | null {
  const spaced = text.replaceAll(/\s/g, ' ');
  if (!UNGROUPED.test(text) && !COMMAS.test(text) && !SPACES.test(spaced)) return null;
  const [whole = '', decimals = ''] = spaced.replaceAll(/[, ]/g, '').split('.');
  return (whole.replace(/^0+(?=\d)/, '') || '0') + (decimals === '' ? '' : `.${decimals}`);
}

/** Returns true for decimal text such as '-12.50', at any length: sums and products are long. */
export function isDecimalText(text: string): boolean {
  return PLAIN.test(text);
}

/** Removes the percent sign: '18 %' is '18'. */
export const withoutPercent = (text: string): string => text.replace(/\s*%\s*$/, '');

/** Counts the given decimals: "1.50" has 2. */
export function getDecimals(value: DecimalLike): number {
  return parseDecimalText(value)?.split('.')[1]?.length ?? 0;
}

/** Parses a count or numeric id from a URL: 1 to 9 digits, else null. */
export function parseWhole(text: string | null | undefined): number | null {
  return text != null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}
