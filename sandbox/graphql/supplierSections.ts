import { first } from '../data/database.ts';
import { supplierScope } from '../rules/access.ts';
import { equalsAny, type ListDefinition } from '../rules/lists/listQuery.ts';
import { flag, int, getList, moment, text } from '../rules/declared/columns.ts';
import { findSupplier } from '../rules/suppliers.ts';
import { bank } from '../sections/bank.ts';
import { LOCATION_LABEL } from '../sections/rules.ts';
import { contacts } from '../sections/contacts.ts';
import { removeRow, saveRows, type SectionInput } from '../sections/save.ts';
import type { SectionKind } from '../sections/sectionType.ts';
import { sectionKinds } from '../sections/sections.ts';
import type { Resolver, Resolvers } from '../rules/context.ts';
import { listed, type OfList } from '../rules/lists/listed.ts';

function getDefinition({ table, columns, listsDeleted, parameters = {}, beyond }: SectionKind): ListDefinition {
  return {
    ...getList(`${table} i join supplier s on s.id = i.supplier_id`, listsDeleted ? 'true' : 'not i.deleted', {
      ...columns,
      uid: text(),
      status: text(),
      rcb: text(),
      rct: moment(),
      rub: text(),
      rut: moment(),
      supplierId: int(),
      supplierCode: text(undefined, { sql: 's.code' }),
      workflowStatus: text(undefined, { column: 'status' }),
      active: flag(),
      deleted: flag(),
    }),
    parameters: { SupplierId: equalsAny('i.supplier_id::text'), ...parameters },
    sort: columns['year'] ? ['year', 'asc'] : ['id', 'asc'],
    ...(beyond && { beyond }),
  };
}

const getRows = (kind: SectionKind) => listed(getDefinition(kind), supplierScope);
const save =
  (kind: SectionKind): Resolver<{ input: SectionInput | SectionInput[] }> =>
  async (_source, { input }, { db, viewer }) => ({ id: await saveRows(db, viewer, kind, [input].flat()) });
const remove =
  (kind: SectionKind): Resolver<{ input: { id: number } }> =>
  async (_source, { input }, { db, viewer }) => ({ id: await removeRow(db, viewer, kind, input.id) });

/** Joins rows of another section to their location; a row of two locations appears twice (docs/decisions.md#gaps-of-locations). */
function besideLocation(kind: SectionKind): OfList {
  const { beyond: _nothing, ...definition } = getDefinition(kind);
  const label = LOCATION_LABEL.replaceAll(/\b(location_type|city|country|company|erp_supplier_site_id)\b/g, 'l.$1');
  const beside: ListDefinition = {
    ...definition,
    from: `${definition.from} join supplier_location l on l.supplier_id = i.supplier_id and not l.deleted
             and (i.location_type ? (${label}) or i.location_type ? l.location_type)`,
    columns: { ...definition.columns, locationId: { sql: 'l.id', kind: 'int' } },
    key: `(i.id::bigint * 1000000 + l.id)`,
    sort: ['locationId', 'asc'],
  };
  return listed(beside, supplierScope);
}

const getServiceable: Resolver<{ supplierId: number }> = async (_source, { supplierId }, { db, viewer }) => {
  if (!(await findSupplier(db, viewer, supplierId))) return null;
  return (
    (await first(
      db,
      `select id, supplier_id "supplierId", serviceable_category "serviceableCategory",
              serviceable_locations "serviceableLocations", status, status "workflowStatus"
         from supplier_serviceable where supplier_id = $1 and not deleted`,
      [supplierId],
    )) ?? null
  );
};

type Resolve = (kind: SectionKind) => Resolver | OfList;
const named = (call: keyof SectionKind['calls'], resolve: Resolve) =>
  Object.fromEntries(sectionKinds.flatMap(kind => (kind.calls[call] ? [[kind.calls[call], resolve(kind)]] : [])));

export const sectionResolvers: Resolvers = {
  Query: {
    ...named('list', getRows),
    supplierServiceableCategoryLocationById: getServiceable,
    locationWiseContact: besideLocation(contacts),
    locationWiseBank: besideLocation(bank),
  },
  Mutation: { ...named('create', save), ...named('remove', remove) },
};
