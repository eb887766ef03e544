import type { Column } from '../rules/lists/listFilters.ts';
import { equalsAny, listQuery, searchIn, type ListDefinition, type ListInput } from '../rules/lists/listQuery.ts';
import type { Resolver, Resolvers } from './context.ts';

const text = (sql: string): Column => ({ sql, kind: 'text' });
const extra = (name: string): Column => text(`extra ->> '${name}'`);
const CODE_NAME = { code: text('code'), name: text('name'), description: extra('description') };
const GEOGRAPHY = ['continent', 'country', 'state', 'district', 'city', 'type'];

/** One list of the table `lookup`; `more` are columns beside its id. */
function listOf(list: string, more: Record<string, Column> = CODE_NAME, own: string[] = []): ListDefinition {
  return {
    from: 'lookup',
    columns: {
      id: { sql: 'id', kind: 'int' },
      uid: text('uid'),
      ...more,
      active: { sql: 'active', kind: 'boolean' },
      deleted: { sql: 'deleted', kind: 'boolean' },
    },
    parameters: {
      name: searchIn('name'),
      // A row that says nothing of it is for all.
      ...Object.fromEntries(
        own.map(name => [
          name,
          (value, bind) => `coalesce(lower(extra ->> '${name}'), lower(${bind(value)})) = lower(${bind(value)})`,
        ]),
      ),
    },
    where: `list = '${list}'`,
    sort: ['id', 'asc'],
  };
}

const named = (...names: string[]) => Object.fromEntries(names.map(name => [name, extra(name)]));

const lists: Record<string, ListDefinition> = {
  countryList: listOf('country'),
  stateList: listOf('state', { name: text('name'), ...named('countryCode') }, ['countryCode']),
  cityList: listOf('city', { name: text('name'), ...named('stateName', 'countryName') }, ['countryName']),
  titleList: listOf('title'),
  locationTypeList: listOf('locationType'),
  organizationTypeList: listOf('organizationType', CODE_NAME, ['country', 'document', 'conditionType']),
  bankTitleList: listOf('bankTitle', CODE_NAME, ['isVisibleToIndia']),
  relationShipTypeList: listOf('relationShipType'),
  taxTypeCertificateList: listOf('taxTypeCertificate'),
  certificateList: listOf('certificate'),
  purchasingGroupList: listOf('purchasingGroup'),
  geographyList: {
    ...listOf('geography', named(...GEOGRAPHY)),
    parameters: { type: equalsAny(`extra ->> 'type'`), country: equalsAny(`extra ->> 'country'`) },
  },
  categoryList: listOf('category', {
    ...CODE_NAME,
    parentId: { sql: `(select p.id from lookup p where p.uid = lookup.extra ->> 'parentUID')`, kind: 'int' },
    level: { sql: `(extra ->> 'level')::int`, kind: 'int' },
    ...named('parentUID', 'parentName', 'path'),
  }),
};

const resolved = Object.entries(lists).map(([name, list]): [string, Resolver] => {
  const resolve: Resolver<{ input: ListInput }> = (_source, { input }, { db }) => listQuery(db, list, input);
  return [name, resolve];
});

/** The lists that a profile's fields choose from (spec 1 §7). */
export const lookupResolvers: Resolvers = { Query: Object.fromEntries(resolved) };
