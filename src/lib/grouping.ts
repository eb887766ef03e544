import { isIndia } from './country';
import type { DecimalText } from './decimalText';

/** Matches digits that a comma follows in Indian grouping: 1,23,45,678. */
const INDIAN = /\d(?=(?:\d\d)+\d$)/g;
/** Matches digits that a comma follows in Western grouping: 12,345,678. */
const WESTERN = /\d(?=(?:\d{3})+$)/g;

/**
 * Adds the country's digit grouping: Indian for India, else threes (docs/decisions.md#number-format-by-country). Exact at any length. Equals `Intl.NumberFormat`, whose
 * first use delays the first rows on slow computers.
 */
export function groupDigits(number: DecimalText | number, country: string | null | undefined = 'IN'): string {
  const [whole = '', decimals] = String(number).split('.');
  const grouped = whole.replaceAll(isIndia(country) ? INDIAN : WESTERN, '$&,');
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}
