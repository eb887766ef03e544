import type { Resolver, Resolvers } from '../../graphql/context.ts';
import type { Column } from '../../rules/lists/listFilters.ts';
import { listQuery, type ListDefinition, type ListInput } from '../../rules/lists/listQuery.ts';

type OfList = Resolver<{ input: ListInput }>;

const text = (sql: string): Column => ({ sql, kind: 'text' });
const flags: Record<string, Column> = {
  active: { sql: 'active', kind: 'boolean' },
  deleted: { sql: 'deleted', kind: 'boolean' },
};
const id: Column = { sql: 'id', kind: 'int' };

const codeName = (from: string): ListDefinition => ({
  from,
  columns: { id, code: text('code'), name: text('name'), ...flags },
  sort: ['id', 'asc'],
});
const locations: ListDefinition = {
  from: 'manual_business_location',
  columns: { id, name1: text('name1'), ...flags },
  sort: ['name1', 'asc'],
};

const listed =
  (list: ListDefinition): OfList =>
  (_source, { input }, { db }) =>
    listQuery(db, list, input);

/** The look-ups of manual entries (spec 3 §7). */
export const resolvers: Resolvers = {
  Query: {
    manualEntryDocumentTypeList: listed(codeName('manual_document_type')),
    manualEntryApSubCategoryList: listed(codeName('manual_ap_sub_category')),
    manualInvoiceEntryBusinessLocation: listed(locations),
  },
};
