import type { Column } from './listFilters.ts';
import type { ListDefinition } from './listQuery.ts';

const column =
  (kind: Column['kind'], more: Omit<Column, 'sql' | 'kind'> = {}) =>
  (sql: string): Column => ({ sql, kind, ...more });

/** A list's columns by their SQL. */
export const text = column('text');
export const int = column('int');
export const number = column('number');
export const money = column('number', { decimals: 2 });
export const day = column('date');
export const moment = column('moment');
export const flag = column('boolean');
export const json = column('json');

/** What a row is known by. */
export const codeName = { id: int('id'), code: text('code'), name: text('name') };

/** Whether a row is in use. */
export const flags = { active: flag('active'), deleted: flag('deleted') };

/** For rows that are all in use: callers may ask for that all the same. */
export const inUse = { active: () => 'true', deleted: () => 'true' };

/** What a report's filter offers: the codes and names of `from` that `where` leaves, by name. */
export function namesThatOccur(from: string, where = 'true'): ListDefinition {
  return { from, where, columns: codeName, parameters: inUse, sort: ['name', 'asc'] };
}

/** The countries of the buyer's companies, each once, as `country`. */
export const COUNTRIES = `(select min(id) id, country_code code, country_name name from company group by country_code, country_name) country`;
