import { isIndia } from './country';
import type { DecimalText } from './decimalText';
import { round } from './money';

export const SMALL =
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'.split(
    ' ',
  );
export const TENS = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];
const INDIAN = [
  [10_000_000n, 'Crore'],
  [100_000n, 'Lakh'],
  [1_000n, 'Thousand'],
  [100n, 'Hundred'],
] as const;
const WESTERN = [
  [1_000_000_000n, 'Billion'],
  [1_000_000n, 'Million'],
  [1_000n, 'Thousand'],
  [100n, 'Hundred'],
] as const;

/** Spells an amount for printed invoices: lakh and crore for India, million and billion elsewhere, 'USD Twelve and 30/100 Only'. */
export function amountToWords(amount: DecimalText, currency: string | null, country: string | null): string {
  const rounded = round(amount);
  const [whole = '0', part = '00'] = rounded.replace('-', '').split('.');
  const words = wholeWords(BigInt(whole), isIndia(country) ? INDIAN : WESTERN);
  const isRupees = currency === 'INR';
  const hundredths =
    part === '00' ? '' : isRupees ? `and ${wholeWords(BigInt(part), INDIAN)} Paise` : `and ${part}/100`;
  return [isRupees ? 'Rupees' : currency, rounded.startsWith('-') && 'Minus', words, hundredths, 'Only']
    .filter(Boolean)
    .join(' ');
}

function wholeWords(number: bigint, groups: typeof INDIAN | typeof WESTERN): string {
  if (number < 20n) return SMALL[Number(number)] ?? '';
  if (number < 100n) {
    const rest = number % 10n;
    return `${TENS[Number(number / 10n)]}${rest === 0n ? '' : ` ${SMALL[Number(rest)]}`}`;
  }
  const [size, name] = groups.find(([least]) => number >= least) ?? groups[3];
  const rest = number % size;
  return `${wholeWords(number / size, groups)} ${name}${rest === 0n ? '' : ` ${wholeWords(rest, groups)}`}`;
}
