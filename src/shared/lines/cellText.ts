import { parseDecimalText } from '@/lib/decimalText';
import { decimalsOf, formatMoney } from '@/lib/money';
import type { LineColumn } from './types';

/** The text of a cell's value: texts and numbers as they are, choices by their code. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'object' && value !== null && 'code' in value) return textOf(value.code);
  return '';
}

/** Amounts read grouped as the country does, with all decimals they have, unless the column has a format of its own. */
export function withMoneyFormat<L>(
  columns: readonly LineColumn<L>[],
  country: string | null | undefined,
): LineColumn<L>[] {
  const format = (value: unknown) => {
    const text = textOf(value);
    return formatMoney(text, country ?? undefined, Math.max(2, decimalsOf(text))) || text;
  };
  return columns.map(column => (column.kind === 'money' && !column.format ? { ...column, format } : column));
}

/** What a cell shows while nobody types in it. */
export function shownText<L>(column: LineColumn<L>, line: L): string {
  const value = line[column.key];
  if (column.format) return column.format(value, line);
  const text = textOf(value);
  if (column.kind === 'select') return column.options.find(option => option.value === text)?.label ?? text;
  return text;
}

export function isEditable<L>(column: LineColumn<L>, line: L): boolean {
  return column.kind !== 'computed' && column.kind !== 'readOnly' && !column.locked?.(line);
}

/** Right-aligned with tabular figures unless the column says otherwise. */
export function isNumeric<L>(column: LineColumn<L>): boolean {
  return column.align ? column.align === 'end' : column.kind === 'money' || column.kind === 'number';
}

/**
 * A pasted or typed text as the cell keeps it: numbers as decimal text, options by their value. What cannot be read stays as it came, to be seen and put right.
 */
export function readCell<L>(column: LineColumn<L>, text: string): { value: string; problem: string | null } {
  const line = text.replace(/[\s ]+/g, ' ').trim();
  if (line === '') return { value: '', problem: null };
  if (column.kind === 'money' || column.kind === 'number') {
    const decimal = parseDecimalText(line);
    return decimal === null ? { value: line, problem: 'Enter a number' } : { value: decimal, problem: null };
  }
  if (column.kind === 'select') {
    const wanted = line.toLowerCase();
    const option = column.options.find(({ value, label }) => [value, label].some(t => t.toLowerCase() === wanted));
    return option ? { value: option.value, problem: null } : { value: line, problem: 'Choose from the list' };
  }
  return { value: line, problem: null };
}
