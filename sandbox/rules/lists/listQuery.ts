import type { Sql } from '../../data/database.ts';
import { badInput } from '../errors.ts';
import { columnFilter, escapeLike, isUnordered, type Bind, type Column } from './listFilters.ts';

export interface ListParameter {
  name: string;
  value?: string | null;
  operator?: string | null;
  type?: string | null;
}

/** `pageSize` 0 returns all rows. */
export interface ListInput {
  currentPage: number;
  pageSize: number;
  parameters?: ListParameter[] | null;
  sortBy?: string | null;
  sortOrder?: string | null;
}

/** '' for none. */
export function getParameter({ parameters }: ListInput, name: string): string {
  return parameters?.find(parameter => parameter.name === name)?.value?.trim() ?? '';
}

export interface Page<Row> {
  totalRecords: number;
  data: Row[];
}

/** Receives the trimmed value and returns an SQL condition. */
export type OwnParameter = (value: string, bind: Bind) => string;

/**
 * Finds rows outside the caller's scope by an exact value, to report duplicates.
 * Only the columns listed here are returned; the others are null, also for filters and sorting.
 */
export interface Beyond {
  /** Maps a parameter to the columns that hold its value, which the caller already knows. Its condition must be an equality. */
  by: Record<string, readonly string[]>;
  tells: readonly string[];
}

/** Names other than its columns are refused. */
export interface ListDefinition {
  from: string;
  /** Computed view with one row `w` per row, and its join condition. Joined only when `w.` is used. */
  worked?: { view: string; on: string };
  /** SQL of the row key, when the id is not unique. */
  key?: string;
  columns: Record<string, Column> & { id: Column };
  parameters?: Record<string, OwnParameter>;
  beyond?: Beyond;
  /** Condition of every query, for example `not deleted`. */
  where?: string;
  /** Default column and direction; rows with equal values sort by id, newest first. */
  sort?: readonly [column: string, order: 'asc' | 'desc'];
}

/** Null: no limit. */
export type Scope = ((bind: Bind) => string) | null;

const MAX_PAGE_SIZE = 1000;

/** Unknown parameter names throw an error to expose typos. */
export async function listQuery<Row>(
  db: Sql,
  whole: ListDefinition,
  input: ListInput,
  within: Scope = null,
): Promise<Page<Row>> {
  const { currentPage, pageSize } = input;
  if (currentPage < 1) throw badInput('currentPage starts at 1');
  if (pageSize < 0 || pageSize > MAX_PAGE_SIZE) throw badInput(`pageSize is 0 (all) to ${MAX_PAGE_SIZE}`);
  const params: unknown[] = [];
  const bind: Bind = value => `$${params.push(value)}`;
  const { list, scope } = reaching(whole, input, within, bind);
  const where = conditions(list, input.parameters ?? [], scope, bind);
  const sort = sorting(list, input); // an invalid sort is an error for an empty list, too
  const source = getSource(list, where, scope);
  const [counted] = await db.query<{ total: number }>(`select count(*)::int total ${source()}`, params);
  const totalRecords = counted?.total ?? 0;
  if (totalRecords === 0) return { totalRecords, data: [] };
  const rows =
    pageSize > 0
      ? toPage(input, source(sort.key), sort)
      : { before: '', wanted: where.length > 0 ? where.join(' and ') : 'true' };
  return {
    totalRecords,
    data: await db.query<Row>(
      `${rows.before}select ${selection(list)} from ${buildFrom(list)} where ${rows.wanted} order by ${sort.by()}`,
      params,
    ),
  };
}

/** Adds the rows that have a value of `beyond`, with only the listed columns. An empty value adds nothing. */
function reaching(list: ListDefinition, input: ListInput, scope: Scope, bind: Bind) {
  const { beyond, parameters = {} } = list;
  const by = beyond && scope ? Object.keys(beyond.by).filter(name => getParameter(input, name) !== '') : [];
  if (!beyond || !scope || by.length === 0) return { list, scope };
  const told = new Set([...beyond.tells, ...by.flatMap(name => beyond.by[name] ?? [])]);
  const shown = ([name, column]: [string, Column]): [string, Column] => [
    name,
    told.has(name) ? column : { sql: `case when own.mine then ${column.sql} end`, kind: column.kind },
  ];
  const seen: ListDefinition = {
    ...list,
    from: `${list.from} cross join lateral (select coalesce(${scope(bind)}, false) mine) own`,
    columns: Object.fromEntries(Object.entries(list.columns).map(shown)) as ListDefinition['columns'],
  };
  const named: Scope = inner =>
    `(own.mine or ${by.map(name => parameters[name]?.(getParameter(input, name), inner) ?? 'false').join(' or ')})`;
  return { list: seen, scope: named };
}

/** Null when the caller may not see it. */
export async function findInList<Row>(db: Sql, list: ListDefinition, id: number, scope: Scope): Promise<Row | null> {
  const params: unknown[] = [id];
  const where = conditions(list, [], scope, value => `$${params.push(value)}`);
  const [found] = await db.query<Row>(
    `select ${selection(list)} from ${buildFrom(list)} where ${[`${list.columns.id.sql} = $1`, ...where].join(' and ')}`,
    params,
  );
  return found ?? null;
}

/** Joins the computed view per row, which is fast for few rows. `offset 0` prevents Postgres from inlining the view. */
function buildFrom({ from, worked }: ListDefinition): string {
  return worked
    ? `${from} left join lateral (select * from ${worked.view} w where ${worked.on} offset 0) w on true`
    : from;
}

/**
 * Joins the computed view only where it is used: for all rows at once, or per row when the scope is narrow. `key`:
 * column that is also read.
 */
function getSource(list: ListDefinition, where: string[], scope: Scope) {
  const { from, worked } = list;
  const conditions = where.length > 0 ? ` where ${where.join(' and ')}` : '';
  return (key = '') => {
    if (!worked || !/\bw\./.test(`${conditions} ${key}`)) return `from ${from}${conditions}`;
    return `from ${scope ? buildFrom(list) : `${from} left join (select * from ${worked.view} offset 0) w on ${worked.on}`}${conditions}`;
  };
}

/** Finds the ids first, because sorting keys and ids is several times faster than sorting whole rows. */
function toPage(input: ListInput, source: string, { id, key, by }: Sorting) {
  const window = `limit ${input.pageSize} offset ${(input.currentPage - 1) * input.pageSize}`;
  const hits = `with hits as materialized (select ${id} hit_id, ${key} hit_key ${source})`;
  // With an array, the planner computes the view for these rows only.
  const ids = `array(select hit_id from hits order by ${by('hit_key', 'hit_id')} ${window})`;
  return { before: `${hits} `, wanted: `${id} = any(${ids})` };
}

export async function listAll<Row extends { id: number }>(
  db: Sql,
  list: ListDefinition,
  names: string[],
  parameters: ListParameter[],
  scope: Scope = null,
  order: Pick<ListInput, 'sortBy' | 'sortOrder'> = {},
): Promise<Row[]> {
  const params: unknown[] = [];
  const where = conditions(list, parameters, scope, value => `$${params.push(value)}`);
  const sort = sorting(list, { currentPage: 1, pageSize: 0, ...order });
  const wanted = `${sort.id} = any(array(select ${sort.id} ${getSource(list, where, scope)(sort.key)}))`;
  return db.query<Row>(
    `select ${selection(list, ['id', ...names])} from ${buildFrom(list)} where ${wanted} order by ${sort.by()}`,
    params,
  );
}

/** jsonb becomes JSON text. */
export function selection(list: ListDefinition, names?: string[]): string {
  return Object.entries(list.columns)
    .filter(([name]) => !names || names.includes(name))
    .map(([name, column]) => `${column.kind === 'json' ? `${column.sql}::text` : column.sql} "${name}"`)
    .join(', ');
}

/** Returns own properties only: every object inherits '__proto__' and others. */
function namedIn<T>(named: Record<string, T> | undefined, name: string): T | undefined {
  return named && Object.hasOwn(named, name) ? named[name] : undefined;
}

function conditions(list: ListDefinition, parameters: ListParameter[], scope: Scope, bind: Bind): string[] {
  const found = list.where ? [list.where] : [];
  if (scope) found.push(scope(bind));
  for (const parameter of parameters) {
    const own = namedIn(list.parameters, parameter.name);
    const column = namedIn(list.columns, parameter.name);
    if (!own && (!column || isUnordered(column))) throw badInput(`Unknown parameter '${parameter.name}'`);
    const value = (parameter.value ?? '').trim();
    if (value === '') continue;
    if (own) found.push(own(value, bind));
    else if (column) found.push(columnFilter(parameter, column, value, bind));
  }
  return found;
}

interface Sorting {
  id: string;
  key: string;
  /** Equal values sort by id. */
  by: (key?: string, id?: string) => string;
}

function sorting(list: ListDefinition, input: ListInput): Sorting {
  const [defaultColumn, defaultOrder] = list.sort ?? ['id', 'desc'];
  const name = input.sortBy?.trim() || defaultColumn;
  const order = (input.sortOrder?.trim() || (input.sortBy ? 'asc' : defaultOrder)).toLowerCase();
  const column = namedIn(list.columns, name);
  if (!column || isUnordered(column)) throw badInput(`Cannot sort by '${name}'`);
  if (order !== 'asc' && order !== 'desc') throw badInput(`Unknown sort order '${order}'`);
  // Nulls come last in descending and first in ascending order, so that one index serves both.
  const nulls = order === 'desc' ? 'nulls last' : 'nulls first';
  const ownId = list.key ?? list.columns.id.sql;
  return {
    id: ownId,
    key: column.sql,
    by: (key = column.sql, id = ownId) =>
      name === 'id' ? `${id} ${order}` : `${key} ${order} ${nulls}, ${id} ${order}`,
  };
}

export function searchIn(...columns: string[]): OwnParameter {
  return (value, bind) => {
    const pattern = bind(`%${escapeLike(value)}%`);
    return `(${columns.map(column => `${column} ilike ${pattern}`).join(' or ')})`;
  };
}

/** Case-insensitive. */
export function equalsAny(...columns: string[]): OwnParameter {
  return (value, bind) => {
    const wanted = bind(value.toLowerCase());
    return `(${columns.map(column => `lower(${column}) = ${wanted}`).join(' or ')})`;
  };
}
