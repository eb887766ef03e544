import type { ColumnMatch, FoundTable, TableColumn } from '@/lib/tableColumns';
import type { ImportDef } from './importDef';

/** What a file's headings are compared with: a column's heading, its other spellings, and last its key. */
export function tableColumnsOf(def: ImportDef): TableColumn[] {
  return def.columns.map(({ key, title, spellings = [] }) => ({ key, names: [title, ...spellings, key] }));
}

/** Columns of the template that must be filled and have no column of the file. */
export function unmatched(def: ImportDef, match: ColumnMatch): string[] {
  return def.columns.filter(({ key, required }) => required && match[key] === null).map(({ title }) => title);
}

/** Returns the name of a column of the file. */
export const headingAt = (headings: readonly string[], at: number) => headings[at]?.trim() || `Column ${at + 1}`;

/** Returns the names of the file's columns that hold values and fill no column of the template. */
export function unusedColumns({ headings, rows }: Pick<FoundTable, 'headings' | 'rows'>, match: ColumnMatch): string[] {
  const used = new Set(Object.values(match));
  return headings.flatMap((_, at) =>
    !used.has(at) && rows.some(({ cells }) => cells[at]?.trim()) ? [headingAt(headings, at)] : [],
  );
}
