import { findOrder, itemsOfOrder } from '../rules/orders/orders.ts';
import type { Resolver, Resolvers } from './context.ts';

const poById: Resolver<{ id: number }> = async (_source, { id }, { db, viewer }) =>
  (await findOrder(db, viewer, id)) ?? null;

const items: Resolver<object, { id: number }> = ({ id }, _args, { db }) => itemsOfOrder(db, id);

/** Purchase orders belong to no kind of record: several are raised against them. */
export const orderResolvers: Resolvers = { Query: { poById }, PurchaseOrder: { items } };
