import { LAYOUT } from '@/shared/fieldTypes/layout';
import { getInputError, parseText, showText } from '@/shared/fieldTypes/texts';
import type { TextFieldType } from '@/shared/fieldTypes/types';
import type { LineColumn } from './types';

export function getCellText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'object' && value !== null && 'code' in value) return getCellText(value.code);
  return '';
}

/** Returns null for cells without text. */
function getTextFieldType<L>({ kind }: LineColumn<L>): TextFieldType | null {
  return kind === 'action' ? null : kind;
}

const getOptions = <L>(column: LineColumn<L>) => (column.kind === 'select' ? (column.options ?? []) : undefined);

/** Formats amounts with the country's grouping, unless the column has a format. */
export function withMoneyFormat<L>(
  columns: readonly LineColumn<L>[],
  country: string | null | undefined,
): LineColumn<L>[] {
  const format = (value: unknown) => showText('money', getCellText(value), { country });
  return columns.map(column => (column.kind === 'money' && !column.format ? { ...column, format } : column));
}

export function shownText<L>(column: LineColumn<L>, line: L): string {
  const value = line[column.key];
  if (column.format) return column.format(value, line);
  const kind = getTextFieldType(column);
  return kind === null ? '' : showText(kind, getCellText(value), { options: getOptions(column) });
}

/** Returns whether cells can be typed in, unless a line locks them. */
export function isTyped<L>(column: LineColumn<L>): boolean {
  return !column.computed && getTextFieldType(column) !== null;
}

export function isEditable<L>(column: LineColumn<L>, line: L): boolean {
  return isTyped(column) && !column.locked?.(line);
}

export function isDecimal<L>(column: LineColumn<L>): boolean {
  const kind = getTextFieldType(column);
  return kind !== null && LAYOUT[kind].align === 'end';
}

export function isNumeric<L>(column: LineColumn<L>): boolean {
  return column.align ? column.align === 'end' : isDecimal(column);
}

/** Parses typed or pasted text; keeps invalid text unchanged. */
export function readCell<L>(column: LineColumn<L>, text: string): { value: string; problem: string | null } {
  const kind = getTextFieldType(column);
  if (kind === null) return { value: text, problem: null };
  const options = getOptions(column);
  const value = parseText(kind, text, options);
  return { value, problem: getInputError(kind, value, options) };
}
