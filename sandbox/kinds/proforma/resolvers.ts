import type { Resolver, Resolvers } from '../../graphql/context.ts';
import { ownRows } from '../../rules/access.ts';
import { listQuery, type ListDefinition, type ListInput } from '../../rules/lists/listQuery.ts';
import { advanceOrders } from '../../rules/orders/orders.ts';

const types: ListDefinition = {
  from: 'po_type',
  columns: {
    id: { sql: 'id', kind: 'int' },
    code: { sql: 'code', kind: 'text' },
    name: { sql: 'name', kind: 'text' },
    active: { sql: 'active', kind: 'boolean' },
    deleted: { sql: 'deleted', kind: 'boolean' },
  },
  sort: ['code', 'asc'],
};

type OfList = Resolver<{ input: ListInput }>;
const orders: OfList = (_source, { input }, { db, viewer }) =>
  listQuery(db, advanceOrders, input, ownRows(viewer, true));
const orderTypes: OfList = (_source, { input }, { db }) => listQuery(db, types, input);

/** What the picker of an order asks. */
export const resolvers: Resolvers = {
  Query: { proformaInvoicePoList: orders, proformaInvoicePoTypeList: orderTypes },
};
