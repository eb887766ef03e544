import type { Column } from '../lists/listFilters.ts';
import type { ListDefinition } from '../lists/listQuery.ts';

/**
 * `files`, `address`, `rows`, `names` and `json` are jsonb: the history formats them, `rows` are returned
 * unchanged.
 */
type ColumnKind =
  'text' | 'int' | 'money' | 'rate' | 'date' | 'moment' | 'boolean' | 'json' | 'files' | 'address' | 'rows' | 'names';

/** Declared once for reading, writing, history and export. */
export interface RecordColumn {
  kind: ColumnKind;
  /** Label in the history; columns without a label are not tracked. */
  label?: string;
  title?: string;
  /** Column in the table; defaults to the name in snake case. */
  column?: string;
  /** SQL for a computed, read-only column of `i`. */
  sql?: string;
  /** SQL for reading, when it differs from the stored value. */
  read?: string;
  /** A save stores the client's value for this column, null when missing. */
  typed?: true;
  /** Maximum decimals of an amount; defaults to 2 for money. */
  decimals?: number;
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
export const names = column('names');

/** Without history and export. */
export const texts = (...names: string[]): Columns => Object.fromEntries(names.map(name => [name, text()]));

/** Columns of a joined table, by its alias. */
export const joined = (alias: string, columns: Columns): Columns =>
  Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [name, { ...column, sql: `${alias}.${getColumn(name, column)}` }]),
  );

export function getColumn(name: string, { column }: RecordColumn): string {
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

export function getDefinitions(columns: Columns): string[] {
  const stored = Object.entries(columns).filter(([, { sql }]) => sql === undefined);
  const found = stored.map(([name, column]) => {
    const type = isJson(column) ? `jsonb not null default '[]'` : (SQL_TYPES[column.kind] ?? 'text');
    return [`"${getColumn(name, column)}"`, type] as const;
  });
  return [...new Map(found)].map(([name, type]) => `${name} ${type}`);
}

export function isJson({ kind }: Pick<RecordColumn, 'kind'>): boolean {
  return kind === 'json' || kind === 'files' || kind === 'address' || kind === 'rows' || kind === 'names';
}

function toColumn(name: string, declared: RecordColumn): Column {
  const own = declared.sql ?? declared.read ?? `i.${getColumn(name, declared)}`;
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

export function getList(from: string, where: string, columns: Columns): ListDefinition {
  const found = Object.entries(columns).map(([name, declared]): [string, Column] => [name, toColumn(name, declared)]);
  return { from, where, columns: { id: { sql: 'i.id', kind: 'int' }, ...Object.fromEntries(found) } };
}

/** The id comes first. */
export function getTitles(columns: Columns): Record<string, string> {
  const found = Object.entries(columns).flatMap(([name, { title }]) => (title ? [[name, title]] : []));
  return { id: 'Id', ...(Object.fromEntries(found) as Record<string, string>) };
}

export function pick(columns: Columns, names: readonly string[]): Columns {
  return Object.fromEntries(
    names.map(name => {
      const found = columns[name];
      if (!found) throw new Error(`There is no column ${name}`);
      return [name, found];
    }),
  );
}
