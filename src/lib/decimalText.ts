/** Decimal text: '-' or nothing, digits, and after a point at least one digit. "1180.00"; never a binary float. */
export type DecimalText = string;
export type DecimalLike = string | number | null | undefined;

/** More digits than any amount has, few enough that arithmetic on them stays instant. */
const MAX_DIGITS = 40;
const MAX_TEXT = 200;

const PLAIN = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;
const UNGROUPED = /^(?:\d+\.?\d*|\.\d+)$/;
const COMMAS = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d*)?$/;
const SPACES = /^\d{1,3}(?: \d{3})+(?:\.\d*)?$/;

/** White space of every kind, and the left-to-right marks that calculators and web pages copy around a number. */
const OUTSIDE = /^[\s\u200e\u202a\u202c\u202d]+|[\s\u200e\u202a\u202c\u202d]+$/g;
const SIGN = /^[+\-\u2212\u2013]/;
const CURRENCY = /^(?:\p{Sc}|Rs\.?|[A-Z]{3})\s*|\s*(?:\p{Sc}|[A-Z]{3})$/giu;
let currencies: Set<string> | undefined;

/**
 * The one grammar of numbers: what was typed, pasted, filtered by, read from a file or sent by another program, as decimal text, or
 * null for what is no number. Total over all values; it never throws. Decimals stay as given ('1.50'), leading zeros go.
 *
 * Accepted: digits 0-9, and full-width forms of digits and signs (an East Asian keyboard's) | one sign in front: '+5', '-5', '- 5',
 * with U+2212 and the en dash as minus | brackets as the accountant's minus: '(1,250.00)' | commas between groups, Indian or Western,
 * the last group of three: '1,23,456.50' | one space of any kind, such as U+00A0, between groups of three: '1 250 000' | '.5' and
 * '5.' | a currency sign, 'Rs.' or a code of letters on either side: '₹ 500', '12 INR' | a closing '/-' as India writes it |
 * white space and left-to-right marks around it.
 *
 * Refused, because two people could read two numbers: a decimal comma ('118,50', '1.250,00') | stray separators ('1,2', '12 34') | a
 * sign inside brackets or twice, or behind the number | exponents ('1e5'), hexadecimal, fractions, superscripts, 'NaN', 'Infinity' |
 * digits of other scripts ('٣', '५') | invisible characters inside, or anywhere one that turns the direction of digits | more than 40
 * digits.
 */
export function parseDecimalText(value: unknown): DecimalText | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const given = String(value);
  if (given.length > MAX_TEXT) return null;
  // What the wire carries is decimal text already: nothing to take off.
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

/** A sign may stand before the currency or behind it: '-₹ 5', '₹ -5'. Three letters that are no currency ('12 BOX') stay. */
function withoutCurrency(text: string): string {
  const sign = SIGN.exec(text)?.[0] ?? '';
  const rest = text.slice(sign.length).trim();
  currencies ??= new Set(Intl.supportedValuesOf('currency'));
  return sign + rest.replaceAll(CURRENCY, mark => (isCurrency(mark.trim()) ? '' : mark)).trim();
}

function isCurrency(mark: string): boolean {
  return !/^[A-Z]{3}$/i.test(mark) || (currencies?.has(mark.toUpperCase()) ?? false);
}

/** Digits and a point, without grouping, leading zeros or an open end. */
function ungrouped(text: string): string | null {
  const spaced = text.replaceAll(/\s/g, ' ');
  if (!UNGROUPED.test(text) && !COMMAS.test(text) && !SPACES.test(spaced)) return null;
  const [whole = '', decimals = ''] = spaced.replaceAll(/[, ]/g, '').split('.');
  return (whole.replace(/^0+(?=\d)/, '') || '0') + (decimals === '' ? '' : `.${decimals}`);
}

/** True for decimal text itself, as forms keep it and the wire carries it: '-12.50'. Of any length: sums and products are long. */
export function isDecimalText(text: string): boolean {
  return PLAIN.test(text);
}

/** A percentage without its sign: '18 %' is 18. */
export const withoutPercent = (text: string): string => text.replace(/\s*%\s*$/, '');

/** How many decimals were given: "1.50" has 2. */
export function decimalsOf(value: DecimalLike): number {
  return parseDecimalText(value)?.split('.')[1]?.length ?? 0;
}

/** A record's id or another count from an address or a parameter: 1 to 9 plain digits, else null. Never NaN, hexadecimal or a fraction. */
export function parseWhole(text: string | null | undefined): number | null {
  return text != null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}
