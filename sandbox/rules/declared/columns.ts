import type { Column } from '../lists/listFilters.ts';
import type { ListDefinition } from '../lists/listQuery.ts';

/** What a column holds. `files`, `address`, `rows`, `names` and `json` are jsonb: the history reads them, `rows` go out as they are. */
type ColumnKind =
  'text' | 'int' | 'money' | 'rate' | 'date' | 'moment' | 'boolean' | 'json' | 'files' | 'address' | 'rows' | 'names';

/** One column of a record, a line or a report, declared once for reading, writing, history and export. */
export interface RecordColumn {
  kind: ColumnKind;
  /** What people call it: its changes are in the history. */
  label?: string;
  /** Its title in exports. */
  title?: string;
  /** The table's column, where it is not the name in snake case. */
  column?: string;
  /** Worked out from other columns of `i`: nobody writes it. */
  sql?: string;
  /** What is read, where more is known than what was written. */
  read?: string;
  /** The caller's word is taken for it: a save stores what its input says under this name, nothing where it says nothing. */
  typed?: true;
  /** It is an amount with so many digits after the point at most; 2 of money when it is not said. */
  decimals?: number;
  /** What the history says of its text, where its kind is not enough. */
  inWords?(value: string): string;
}

export type Columns = Record<string, RecordColumn>;

type More = Omit<RecordColumn, 'kind' | 'label'>;
const column =
  (kind: ColumnKind) =>
  (label?: string, more: More = {}): RecordColumn => ({ kind, ...(label ? { label } : {}), ...more });
export const text = column('text');
export const int = column('int');
export const money = column('money');
export const rate = column('rate');
export const date = column('date');
export const moment = column('moment');
export const flag = column('boolean');
export const json = column('json');
export const files = column('files');
export const address = column('address');
export const rows = column('rows');
/** A list of texts. */
export const names = column('names');

/** Plain texts by their names, neither in the history nor exported. */
export const texts = (...names: string[]): Columns => Object.fromEntries(names.map(name => [name, text()]));

/** The table's column of a declared one. */
export function columnOf(name: string, { column }: RecordColumn): string {
  return column ?? name.replaceAll(/[A-Z]/g, letter => `_${letter.toLowerCase()}`);
}

const SQL_TYPES: Partial<Record<ColumnKind, string>> = {
  boolean: 'boolean',
  int: 'int',
  money: 'numeric(18, 2)',
  rate: 'numeric(18, 6)',
  date: 'date',
  moment: 'timestamptz',
};

/** The columns of a table as SQL defines them, `"name" type`: every declared one that is stored. */
export function definitionsOf(columns: Columns): string[] {
  const stored = Object.entries(columns).filter(([, { sql }]) => sql === undefined);
  const found = stored.map(([name, column]) => {
    const type = isJson(column) ? `jsonb not null default '[]'` : (SQL_TYPES[column.kind] ?? 'text');
    return [`"${columnOf(name, column)}"`, type] as const;
  });
  return [...new Map(found)].map(([name, type]) => `${name} ${type}`);
}

/** True when the table holds jsonb there. */
export function isJson({ kind }: Pick<RecordColumn, 'kind'>): boolean {
  return kind === 'json' || kind === 'files' || kind === 'address' || kind === 'rows' || kind === 'names';
}

function toColumn(name: string, declared: RecordColumn): Column {
  const own = declared.sql ?? declared.read ?? `i.${columnOf(name, declared)}`;
  switch (declared.kind) {
    case 'money':
      return { sql: own, kind: 'number', decimals: declared.decimals ?? 2 };
    case 'rate':
      return {
        sql: `trim_scale(${own})`,
        kind: 'number',
        ...(declared.decimals && { decimals: declared.decimals }),
      };
    case 'files':
    case 'address':
    case 'json':
    case 'names':
      return { sql: own, kind: 'json' };
    default:
      return { sql: own, kind: declared.kind };
  }
}

/** A list over the rows `i` of `from`. */
export function listOf(from: string, where: string, columns: Columns): ListDefinition {
  const found = Object.entries(columns).map(([name, declared]): [string, Column] => [name, toColumn(name, declared)]);
  return { from, where, columns: { id: { sql: 'i.id', kind: 'int' }, ...Object.fromEntries(found) } };
}

/** Column name → title, of what is exported; the id comes first. */
export function titlesOf(columns: Columns): Record<string, string> {
  const found = Object.entries(columns).flatMap(([name, { title }]) => (title ? [[name, title]] : []));
  return { id: 'Id', ...(Object.fromEntries(found) as Record<string, string>) };
}

/** Some columns by name. @throws when one does not exist. */
export function pick(columns: Columns, names: readonly string[]): Columns {
  return Object.fromEntries(
    names.map(name => {
      const found = columns[name];
      if (!found) throw new Error(`There is no column ${name}`);
      return [name, found];
    }),
  );
}
