import type { Resolver, Resolvers } from './context.ts';
import type { Column } from '../rules/lists/listFilters.ts';
import { listQuery, type ListDefinition, type ListInput } from '../rules/lists/listQuery.ts';

const text = (sql: string): Column => ({ sql, kind: 'text' });

const support: ListDefinition = {
  from: 'support',
  columns: {
    id: { sql: 'id', kind: 'int' },
    supportName: text('support_name'),
    supportType: text('support_type'),
    supportFor: text('support_for'),
    supportingDocuments: text('supporting_documents::text'),
    rct: text('rct'),
    rut: text('rut'),
    rcb: text('rcb'),
    rub: text('rub'),
    active: { sql: 'active', kind: 'boolean' },
    deleted: { sql: 'deleted', kind: 'boolean' },
  },
};

/** What suppliers may read is no secret: everybody sees it. */
const supportList: Resolver<{ input: ListInput }> = (_source, { input }, { db }) =>
  listQuery(db, support, input, () => 'active and not deleted');

export const supportResolvers: Resolvers = { Query: { supportList } };
