import { findSupplier } from '../rules/suppliers.ts';
import type { Resolver, Resolvers } from '../rules/context.ts';

const byId: Resolver<{ id: number }> = (_source, { id }, { db, viewer }) => findSupplier(db, viewer, id);

export const supplierResolvers: Resolvers = { Query: { supplierById: byId } };
