import { type ColumnMatch, type TableColumn } from '@/lib/tableColumns';
import type { ImportDef } from './importDef';

/** What a file's headings are compared with: a column's heading, its other spellings, and last its key. */
export function tableColumnsOf(def: ImportDef): TableColumn[] {
  return def.columns.map(({ key, title, spellings = [] }) => ({ key, names: [title, ...spellings, key] }));
}

/** Columns of the template that must be filled and have no column of the file. */
export function unmatched(def: ImportDef, match: ColumnMatch): string[] {
  return def.columns.filter(({ key, required }) => required && match[key] === null).map(({ title }) => title);
}
