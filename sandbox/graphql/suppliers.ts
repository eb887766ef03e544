import { findSupplier } from '../rules/suppliers.ts';
import type { Resolver, Resolvers } from '../rules/context.ts';

const byId: Resolver<{ id: number }> = (_source, { id }, { db, viewer }) => findSupplier(db, viewer, id);

/** A supplier's profile (spec 1 §7 'supplierById'). */
export const supplierResolvers: Resolvers = { Query: { supplierById: byId } };
