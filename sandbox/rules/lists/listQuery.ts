import type { Sql } from '../../data/database.ts';
import { badInput } from '../errors.ts';
import { columnFilter, escapeLike, isUnordered, type Bind, type Column } from './listFilters.ts';

export interface ListParameter {
  name: string;
  value?: string | null;
  operator?: string | null;
  type?: string | null;
}

/** The contract's `ListInput`: `pageSize` 0 means all rows. */
export interface ListInput {
  currentPage: number;
  pageSize: number;
  parameters?: ListParameter[] | null;
  sortBy?: string | null;
  sortOrder?: string | null;
}

/** The value of the first parameter of that name, trimmed; '' when there is none. */
export function parameterOf({ parameters }: ListInput, name: string): string {
  return parameters?.find(parameter => parameter.name === name)?.value?.trim() ?? '';
}

export interface Page<Row> {
  totalRecords: number;
  data: Row[];
}

/** A parameter with a meaning of its own; gets the trimmed value and answers an SQL condition. */
export type OwnParameter = (value: string, bind: Bind) => string;

/**
 * How rows outside the caller's scope are found all the same: whoever names a value exactly learns that somebody has it, and of that row
 * only what is listed here. Every other column of it is empty, also to filters and to the order.
 */
export interface Beyond {
  /** Parameter → the columns that hold its value, which the caller knows already. Its own condition must be an equality. */
  by: Record<string, readonly string[]>;
  /** What is told of the row whatever it was found by. */
  tells: readonly string[];
}

/** One list: its columns are what it hands out, sorts by and filters by; anything else is refused. */
export interface ListDefinition {
  from: string;
  /** What is worked out of other tables, one row `w` for each row: a view, and what ties it to the row. Joined where `w.` is used. */
  worked?: { view: string; on: string };
  /** SQL of what tells the rows apart, where the id does not. */
  key?: string;
  columns: Record<string, Column> & { id: Column };
  parameters?: Record<string, OwnParameter>;
  beyond?: Beyond;
  /** Always applied, for example `not deleted`. */
  where?: string;
  /** Column name and direction when the caller names none; ties are broken by id, newest first. */
  sort?: readonly [column: string, order: 'asc' | 'desc'];
}

/** Narrows a list to what the caller may see; null: everything. */
export type Scope = ((bind: Bind) => string) | null;

const MAX_PAGE_SIZE = 1000;

/**
 * Answers a paged list: parameters by the contract's exact names, unknown ones are an error so that a typo is found.
 */
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
  const sort = sorting(list, input); // refused of an empty list, too
  const source = sourceOf(list, where, scope);
  const [counted] = await db.query<{ total: number }>(`select count(*)::int total ${source()}`, params);
  const totalRecords = counted?.total ?? 0;
  if (totalRecords === 0) return { totalRecords, data: [] };
  const rows =
    pageSize > 0
      ? pageOf(input, source(sort.key), sort)
      : { before: '', wanted: where.length > 0 ? where.join(' and ') : 'true' };
  return {
    totalRecords,
    data: await db.query<Row>(
      `${rows.before}select ${selection(list)} from ${eachOf(list)} where ${rows.wanted} order by ${sort.by()}`,
      params,
    ),
  };
}

/**
 * The list as somebody sees it who names a value of `beyond`: his own rows, and the others that have the value with all but the told
 * columns empty. A value that is missing or blank reaches nothing.
 */
function reaching(list: ListDefinition, input: ListInput, scope: Scope, bind: Bind) {
  const { beyond, parameters = {} } = list;
  const by = beyond && scope ? Object.keys(beyond.by).filter(name => parameterOf(input, name) !== '') : [];
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
    `(own.mine or ${by.map(name => parameters[name]?.(parameterOf(input, name), inner) ?? 'false').join(' or ')})`;
  return { list: seen, scope: named };
}

/** The row of that id, when the caller may see it; else null. */
export async function findInList<Row>(db: Sql, list: ListDefinition, id: number, scope: Scope): Promise<Row | null> {
  const params: unknown[] = [id];
  const where = conditions(list, [], scope, value => `$${params.push(value)}`);
  const [found] = await db.query<Row>(
    `select ${selection(list)} from ${eachOf(list)} where ${[`${list.columns.id.sql} = $1`, ...where].join(' and ')}`,
    params,
  );
  return found ?? null;
}

/** The list's rows with what is worked out for each of them by itself: right for few rows. `offset 0` keeps a view apart from the rest. */
function eachOf({ from, worked }: ListDefinition): string {
  return worked
    ? `${from} left join lateral (select * from ${worked.view} w where ${worked.on} offset 0) w on true`
    : from;
}

/**
 * `from` and `where` of a count or a search for ids; `key`: what is also read. What is worked out is joined only where it is used: of
 * all rows at once, or row by row for somebody whose scope leaves few.
 */
function sourceOf(list: ListDefinition, where: string[], scope: Scope) {
  const { from, worked } = list;
  const conditions = where.length > 0 ? ` where ${where.join(' and ')}` : '';
  return (key = '') => {
    if (!worked || !/\bw\./.test(`${conditions} ${key}`)) return `from ${from}${conditions}`;
    return `from ${scope ? eachOf(list) : `${from} left join (select * from ${worked.view} offset 0) w on ${worked.on}`}${conditions}`;
  };
}

/** The rows of one page. Its ids are found first, because sorting keys and ids is several times cheaper than sorting whole rows. */
function pageOf(input: ListInput, source: string, { id, key, by }: Sorting) {
  const window = `limit ${input.pageSize} offset ${(input.currentPage - 1) * input.pageSize}`;
  const hits = `with hits as materialized (select ${id} hit_id, ${key} hit_key ${source})`;
  // An array keeps the planner from working out what only these rows need for all of them.
  const ids = `array(select hit_id from hits order by ${by('hit_key', 'hit_id')} ${window})`;
  return { before: `${hits} `, wanted: `${id} = any(${ids})` };
}

/** Every row that the parameters leave, in the wanted order or else the list's own, with the named columns and the id: for exports. */
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
  const wanted = `${sort.id} = any(array(select ${sort.id} ${sourceOf(list, where, scope)(sort.key)}))`;
  return db.query<Row>(
    `select ${selection(list, ['id', ...names])} from ${eachOf(list)} where ${wanted} order by ${sort.by()}`,
    params,
  );
}

/** `select` list with the contract's names; jsonb goes out as JSON text. */
export function selection(list: ListDefinition, names?: string[]): string {
  return Object.entries(list.columns)
    .filter(([name]) => !names || names.includes(name))
    .map(([name, column]) => `${column.kind === 'json' ? `${column.sql}::text` : column.sql} "${name}"`)
    .join(', ');
}

/** What the list itself has under this name: '__proto__' and its like are in every object. */
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
  /** SQL of the id and of what is sorted by. */
  id: string;
  key: string;
  /** The `order by` text; ties go by id. */
  by: (key?: string, id?: string) => string;
}

function sorting(list: ListDefinition, input: ListInput): Sorting {
  const [defaultColumn, defaultOrder] = list.sort ?? ['id', 'desc'];
  const name = input.sortBy?.trim() || defaultColumn;
  const order = (input.sortOrder?.trim() || (input.sortBy ? 'asc' : defaultOrder)).toLowerCase();
  const column = namedIn(list.columns, name);
  if (!column || isUnordered(column)) throw badInput(`Cannot sort by '${name}'`);
  if (order !== 'asc' && order !== 'desc') throw badInput(`Unknown sort order '${order}'`);
  // Empty values come last when descending and first when ascending, so that one index serves both.
  const nulls = order === 'desc' ? 'nulls last' : 'nulls first';
  const ownId = list.key ?? list.columns.id.sql;
  return {
    id: ownId,
    key: column.sql,
    by: (key = column.sql, id = ownId) =>
      name === 'id' ? `${id} ${order}` : `${key} ${order} ${nulls}, ${id} ${order}`,
  };
}

/** A parameter that searches one text in several columns. */
export function searchIn(...columns: string[]): OwnParameter {
  return (value, bind) => {
    const pattern = bind(`%${escapeLike(value)}%`);
    return `(${columns.map(column => `${column} ilike ${pattern}`).join(' or ')})`;
  };
}

/** A parameter that must equal one of the columns, whatever the case. */
export function equalsAny(...columns: string[]): OwnParameter {
  return (value, bind) => {
    const wanted = bind(value.toLowerCase());
    return `(${columns.map(column => `lower(${column}) = ${wanted}`).join(' or ')})`;
  };
}
