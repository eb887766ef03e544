import { isIndia } from './country';
import type { DecimalText } from './decimalText';

/** Matches digits that a comma follows in Indian grouping: 1,23,45,678. */
const INDIAN = /\d(?=(?:\d\d)+\d$)/g;
const WESTERN = /\d(?=(?:\d{3})+$)/g;

/** Adds the country's digit grouping, exact at any length. `Intl.NumberFormat` delays the first rows on slow computers. */
export function groupDigits(number: DecimalText | number, country: string | null | undefined = 'IN'): string {
  const [whole = '', decimals] = String(number).split('.');
  const grouped = whole.replaceAll(isIndia(country) ? INDIAN : WESTERN, '$&,');
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}
