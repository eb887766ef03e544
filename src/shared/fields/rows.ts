import { outerTrim } from '@/lib/text';
import { isEmptyValue } from '@/shared/kinds/kinds';
import type { Intent } from '@/shared/fields/intent';
import type { LooseField, ValuesOf } from './define';
import { fieldError } from './schema';
import type { ResolvedField } from './types';
import { blankOf, fromWire, toWire, type WireOf } from './wire';

/** A message about one value of a row, by the row's position. */
export interface RowIssue<L> {
  index: number;
  key: keyof L & string;
  message: string;
}

/** A row that says nothing: nobody typed anything into it. A lone U+FEFF is a character that somebody typed. */
function isEmptyCell(kind: LooseField['kind'], value: unknown): boolean {
  return typeof value === 'string' ? outerTrim(value) === '' : isEmptyValue(kind, value);
}

/**
 * The rows of a list of a record (lines, shipments), declared once by their fields: what a new one holds, whether anything was typed into
 * one, and how it travels follow from them. Fields in mode 'read' follow from others, and fill no row.
 */
export function defineRows<const D extends readonly LooseField[]>(fields: D) {
  const typed = fields.filter(({ mode }) => mode !== 'read');
  return {
    fields,
    blank: (): ValuesOf<D> => blankOf(fields),
    isBlank: (row: ValuesOf<D>): boolean =>
      typed.every(({ kind, name }) => isEmptyCell(kind, (row as Record<string, unknown>)[name])),
    fromApi: (row: Readonly<Record<keyof WireOf<D> & string, unknown>>): ValuesOf<D> => fromWire(fields, row),
    toInput: (row: ValuesOf<D>): WireOf<D> => toWire(fields, row, null),
  };
}

/** The same of rows that the server tells apart by a `uid`. */
export function defineLines<const D extends readonly LooseField[]>(fields: D) {
  const rows = defineRows(fields);
  type Line = ValuesOf<D> & { uid: string };
  return {
    ...rows,
    blank: (): Line => ({ uid: crypto.randomUUID(), ...rows.blank() }),
    fromApi: (row: Parameters<typeof rows.fromApi>[0] & { uid?: string | null | undefined }): Line => ({
      uid: row.uid ?? crypto.randomUUID(),
      ...rows.fromApi(row),
    }),
    toInput: (line: Line) => ({ uid: line.uid, ...rows.toInput(line) }),
  };
}

/** The rows that were declared so. */
export type RowOf<T extends { blank: () => unknown }> = ReturnType<T['blank']>;

/** What is wrong with these rows by the rules of their fields, each alone. `asks`: false leaves a row out. */
export function rowIssues<L>(
  fields: readonly ResolvedField<L>[],
  rows: readonly L[],
  intent: Intent,
  asks: (row: L, index: number) => boolean = () => true,
): RowIssue<L>[] {
  return rows.flatMap((row, index) =>
    asks(row, index)
      ? fields.flatMap((field): RowIssue<L>[] => {
          const message = fieldError(field, row, intent);
          return message === null ? [] : [{ index, key: field.def.name as keyof L & string, message }];
        })
      : [],
  );
}

/** The same issues as a form takes them, whose values hold the rows as `list`. */
export function inList<L>(list: string, issues: readonly RowIssue<L>[]) {
  return issues.map(({ index, key, message }) => ({ path: [list, index, key], message }));
}
