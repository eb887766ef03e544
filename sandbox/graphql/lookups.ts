import type { Column } from '../rules/lists/listFilters.ts';
import { flags, int, text } from '../rules/lists/listColumns.ts';
import { equalsAny, searchIn, type ListDefinition } from '../rules/lists/listQuery.ts';
import type { Resolvers } from '../rules/context.ts';
import { listedAll } from '../rules/lists/listed.ts';

const extra = (name: string): Column => text(`extra ->> '${name}'`);
const CODE_NAME = { code: text('code'), name: text('name'), description: extra('description') };
const GEOGRAPHY = ['continent', 'country', 'state', 'district', 'city', 'type'];

/** Returns a list over the table `lookup`; `more`: columns besides the id. */
function getList(list: string, more: Record<string, Column> = CODE_NAME, own: string[] = []): ListDefinition {
  return {
    from: 'lookup',
    columns: {
      id: int('id'),
      uid: text('uid'),
      ...more,
      ...flags,
    },
    parameters: {
      name: searchIn('name'),
      // An empty attribute applies to all.
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
  countryList: getList('country'),
  stateList: getList('state', { name: text('name'), ...named('countryCode') }, ['countryCode']),
  cityList: getList('city', { name: text('name'), ...named('stateName', 'countryName') }, ['countryName']),
  titleList: getList('title'),
  locationTypeList: getList('locationType'),
  organizationTypeList: getList('organizationType', CODE_NAME, ['country', 'document', 'conditionType']),
  bankTitleList: getList('bankTitle', CODE_NAME, ['isVisibleToIndia']),
  relationShipTypeList: getList('relationShipType'),
  taxTypeCertificateList: getList('taxTypeCertificate'),
  certificateList: getList('certificate'),
  purchasingGroupList: getList('purchasingGroup'),
  geographyList: {
    ...getList('geography', named(...GEOGRAPHY)),
    parameters: { type: equalsAny(`extra ->> 'type'`), country: equalsAny(`extra ->> 'country'`) },
  },
  categoryList: getList('category', {
    ...CODE_NAME,
    parentId: int(`(select p.id from lookup p where p.uid = lookup.extra ->> 'parentUID')`),
    level: int(`(extra ->> 'level')::int`),
    ...named('parentUID', 'parentName', 'path'),
  }),
};

export const lookupResolvers: Resolvers = { Query: listedAll(lists) };
