import type { Resolvers } from '../../rules/context.ts';
import { listed } from '../../rules/lists/listed.ts';
import { ownRows } from '../../rules/access.ts';
import { advanceOrders } from '../../rules/orders/orders.ts';

export const resolvers: Resolvers = {
  Query: { proformaInvoicePoList: listed(advanceOrders, viewer => ownRows(viewer, true)) },
};
