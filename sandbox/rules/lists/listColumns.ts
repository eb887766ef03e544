import type { Column } from './listFilters.ts';
import type { ListDefinition } from './listQuery.ts';

const column =
  (kind: Column['kind']) =>
  (sql: string): Column => ({ sql, kind });

export const text = column('text');
export const int = column('int');
export const number = column('number');
export const flag = column('boolean');
export const json = column('json');

export const codeName = { id: int('id'), code: text('code'), name: text('name') };

export const flags = { active: flag('active'), deleted: flag('deleted') };

/** For rows that are always active: callers may still filter by these. */
export const inUse = { active: () => 'true', deleted: () => 'true' };

export function namesThatOccur(from: string, where = 'true'): ListDefinition {
  return { from, where, columns: codeName, parameters: inUse, sort: ['name', 'asc'] };
}

/** Several companies may share a country. */
export const COUNTRIES = `(select min(id) id, country_code code, country_name name from company group by country_code, country_name) country`;
