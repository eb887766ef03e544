import { useMemo } from 'react';
import type { Id } from '@/lib/ids';
import { query } from '@/platform/graphql/prefetch';
import { useAnswer } from '@/platform/graphql/useAnswer';
import { SupplierByIdDocument } from './supplier.graphql.generated';

/** A supplier's profile; null when there is none or it is not the user's to see, undefined while it loads. */
export function useSupplier(id: Id | null) {
  const variables = useMemo(() => (id === null ? null : { id }), [id]);
  const { data, ...rest } = useAnswer(SupplierByIdDocument, variables);
  return { supplier: data?.supplierById, ...rest };
}

/** The same query for a route, before the screen exists. */
export const supplierQuery = (id: Id) => query(SupplierByIdDocument, { id });
