import type { TableValue } from './tableColumns';

/** Returns true for text such as '1.000', which can mean 1 or 1,000. Numbers that a workbook stores are exact. */
export const isAmbiguousNumber = (value: TableValue): boolean =>
  typeof value === 'string' && /^[-+]?\d{1,3}\.\d{3}$/.test(value.trim());

/** Returns true for a date such as 11/25/2026 that has the month first. Then 11/02/2026 in the same column may have it first too. */
export function isMonthFirst(value: TableValue): boolean {
  const [, first, second] = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](?:\d{4}|\d{2})(?!\d)/.exec(String(value).trim()) ?? [];
  return Number(first) <= 12 && Number(second) > 12;
}
