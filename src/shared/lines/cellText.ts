import { parseDecimalText } from '@/lib/decimalText';
import { formatDay } from '@/lib/dates';
import { decimalsOf, formatMoney } from '@/lib/money';
import { outerTrim } from '@/lib/text';
import type { Attachment } from '@/shared/attachments/attachment';
import { isIsoDay, parseTypedDay } from '@/shared/ui/typedDay';
import type { LineColumn } from './types';

/** The text of a cell's value: texts and numbers as they are, choices by their code. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'object' && value !== null && 'code' in value) return textOf(value.code);
  return '';
}

/** True: the column holds amounts, typed or worked out. */
function isMoney<L>(column: LineColumn<L>): boolean {
  return column.kind === 'money' || ('of' in column && column.of === 'money');
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
  return columns.map(column => (isMoney(column) && !column.format ? { ...column, format } : column));
}

/** What a cell shows while nobody types in it. */
export function shownText<L>(column: LineColumn<L>, line: L): string {
  const value = line[column.key];
  if (column.format) return column.format(value, line);
  const text = textOf(value);
  if (column.kind === 'date') return isIsoDay(text) ? formatDay(text) : text;
  if (column.kind === 'select') return column.options.find(option => option.value === text)?.label ?? text;
  return text;
}

/** Kinds that nobody types or pastes into. */
const UNTYPED = new Set<LineColumn<never>['kind']>(['computed', 'readOnly', 'attachment', 'action']);

/** True: the cells of this column are typed, pasted and filled into, unless a line locks them. */
export function isTyped<L>(column: LineColumn<L>): boolean {
  return !UNTYPED.has(column.kind);
}

export function isEditable<L>(column: LineColumn<L>, line: L): boolean {
  return isTyped(column) && !column.locked?.(line);
}

/** Right-aligned with tabular figures unless the column says otherwise. */
export function isNumeric<L>(column: LineColumn<L>): boolean {
  return column.align ? column.align === 'end' : isMoney(column) || column.kind === 'number';
}

/**
 * A pasted or typed text as the cell keeps it: texts as they came but for the white space around them, numbers as decimal text, days as
 * `YYYY-MM-DD`, options by their value. What cannot be read stays as it came, to be seen and put right. A line end, which a cell of one
 * line cannot hold, becomes a space.
 */
export function readCell<L>(column: LineColumn<L>, text: string): { value: string; problem: string | null } {
  const line = outerTrim(text.replaceAll(/\r\n|[\n\r]/g, ' '));
  if (line === '') return { value: '', problem: null };
  if (column.kind === 'money' || column.kind === 'number') {
    const decimal = parseDecimalText(line);
    return decimal === null ? { value: line, problem: 'Enter a number' } : { value: decimal, problem: null };
  }
  if (column.kind === 'date') {
    const day = parseTypedDay(line, {});
    return day === null ? { value: line, problem: 'Enter a date as DD-MMM-YYYY' } : { value: day, problem: null };
  }
  if (column.kind === 'select') {
    const wanted = wordsOf(line);
    const option = column.options.find(({ value, label }) => wordsOf(value) === wanted || wordsOf(label) === wanted);
    return option ? { value: option.value, problem: null } : { value: line, problem: 'Choose from the list' };
  }
  return { value: line, problem: null };
}

/** How options compare: without regard to case, and to how words are spaced. */
function wordsOf(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

/** The stored files of a cell; none where it holds something else. */
export function filesOf(value: unknown): readonly Attachment[] {
  return Array.isArray(value) ? (value as Attachment[]) : [];
}
