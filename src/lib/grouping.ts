import { isIndia } from './country';
import type { DecimalText } from './decimalText';

/** A comma behind every digit that an odd number of digits follows, three at least: 1,23,45,678. */
const INDIAN = /\d(?=(?:\d\d)+\d$)/g;
/** A comma behind every digit that whole threes follow: 12,345,678. */
const WESTERN = /\d(?=(?:\d{3})+$)/g;

/**
 * Decimal text or a whole number with the commas of the country: Indian groups for India, threes elsewhere (DECISIONS 9). Exact at any
 * length, and equal to `Intl.NumberFormat`, whose first use alone holds up the first rows of a slow machine.
 */
export function groupDigits(number: DecimalText | number, country: string | null | undefined = 'IN'): string {
  const [whole = '', decimals] = String(number).split('.');
  const grouped = whole.replaceAll(isIndia(country) ? INDIAN : WESTERN, '$&,');
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}
