import { unreadableCell } from '@/lib/unreadable';
import { withCharacter } from '@/shared/fields/rules';
import { mistakeOf } from '@/shared/kinds/texts';
import type { ImportColumn, ImportDef, ImportRow, OptionsByKey } from './importDef';

/** What is wrong in a row: a sentence by column key; undefined when nothing is. */
export type RowProblems = Readonly<Record<string, string>> | undefined;

/** Looks at one row by the same rules as the form: each cell for itself, then the rules that need more than one. */
export function checkRow(def: ImportDef, row: ImportRow, options: OptionsByKey): RowProblems {
  let found: Record<string, string> | undefined;
  for (const column of def.columns) {
    const message = cellProblem(column, row, options);
    if (message !== null) (found ??= {})[column.key] = message;
  }
  for (const rule of def.rowRules ?? [])
    if (found?.[rule.key] === undefined && !rule.test(row)) (found ??= {})[rule.key] = rule.message;
  return found;
}

function cellProblem(column: ImportColumn, row: ImportRow, options: OptionsByKey): string | null {
  const text = row[column.key] ?? '';
  if (text === '')
    return column.required
      ? typeof column.required === 'string'
        ? column.required
        : `${column.title} is required`
      : null;
  const unreadable = unreadableCell(text);
  if (unreadable !== null) return unreadable;
  // Rules speak first, so that the form's own words win, as in the form.
  for (const rule of column.rules ?? [])
    if (!rule.test(text, row))
      return withCharacter(typeof rule.message === 'string' ? rule.message : rule.message(text), text);
  return mistakeOf(column.kind, text, options.get(column.key));
}
