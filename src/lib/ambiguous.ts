import type { TableValue } from './tableColumns';

/** True for a text such as '1.000', which is 1 for one person and 1,000 for another. A number that a workbook stores is exact. */
export const isAmbiguousNumber = (value: TableValue): boolean =>
  typeof value === 'string' && /^[-+]?\d{1,3}\.\d{3}$/.test(value.trim());

/** True for a day such as 11/25/2026, which has the month first: so may 11/02/2026 of the same column. */
export function isMonthFirst(value: TableValue): boolean {
  const [, first, second] = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](?:\d{4}|\d{2})(?!\d)/.exec(String(value).trim()) ?? [];
  return Number(first) <= 12 && Number(second) > 12;
}
