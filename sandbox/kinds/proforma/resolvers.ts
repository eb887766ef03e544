import type { Resolver, Resolvers } from '../../graphql/context.ts';
import { ownRows } from '../../rules/access.ts';
import { listQuery, type ListInput } from '../../rules/lists/listQuery.ts';
import { advanceOrders } from '../../rules/orders/orders.ts';

const orders: Resolver<{ input: ListInput }> = (_source, { input }, { db, viewer }) =>
  listQuery(db, advanceOrders, input, ownRows(viewer, true));

/** What the picker of an order asks. */
export const resolvers: Resolvers = { Query: { proformaInvoicePoList: orders } };
