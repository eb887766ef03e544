import { outerTrim } from '@/lib/text';
import { isEmptyValue } from '@/shared/fieldTypes/fieldTypes';
import type { Intent } from '@/shared/fields/intent';
import type { LooseField, ValuesOf } from './define';
import { fieldError } from './schema';
import type { ResolvedField } from './types';
import { getBlank, deserialize, serialize, type DtoOf } from './dto';

export interface RowIssue<L> {
  index: number;
  key: keyof L & string;
  message: string;
}

/** Returns true if the user typed nothing into the cell. A lone U+FEFF counts as typed. */
function isEmptyCell(kind: LooseField['kind'], value: unknown): boolean {
  return typeof value === 'string' ? outerTrim(value) === '' : isEmptyValue(kind, value);
}

/** Derives from a record's row fields blank rows, the check for empty rows, and serialization. */
export function defineRows<const D extends readonly LooseField[]>(fields: D) {
  const typed = fields.filter(({ mode }) => mode !== 'read');
  return {
    fields,
    blank: (): ValuesOf<D> => getBlank(fields),
    isBlank: (row: ValuesOf<D>): boolean =>
      typed.every(({ kind, name }) => isEmptyCell(kind, (row as Record<string, unknown>)[name])),
    fromApi: (row: Readonly<Record<keyof DtoOf<D> & string, unknown>>): ValuesOf<D> => deserialize(fields, row),
    toInput: (row: ValuesOf<D>): DtoOf<D> => serialize(fields, row, null),
  };
}

/** Like `defineRows`, for rows that the server identifies by `uid`. */
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

export type RowOf<T extends { blank: () => unknown }> = ReturnType<T['blank']>;

/** Validates each row by the rules of its fields. `asks` returns false to skip a row. */
export function rowIssues<L>(
  fields: readonly ResolvedField<L>[],
  rows: readonly L[],
  intent: Intent,
  isRequired: (row: L, index: number) => boolean = () => true,
): RowIssue<L>[] {
  return rows.flatMap((row, index) =>
    isRequired(row, index)
      ? fields.flatMap((field): RowIssue<L>[] => {
          const message = fieldError(field, row, intent);
          return message === null ? [] : [{ index, key: field.def.name as keyof L & string, message }];
        })
      : [],
  );
}

export function inList<L>(list: string, issues: readonly RowIssue<L>[]) {
  return issues.map(({ index, key, message }) => ({ path: [list, index, key], message }));
}
