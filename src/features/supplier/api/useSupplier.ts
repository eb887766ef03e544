import { useMemo } from 'react';
import type { Id } from '@/lib/ids';
import { query } from '@/platform/graphql/prefetch';
import { useBackendQuery } from '@/platform/graphql/useBackendQuery';
import { SupplierByIdDocument } from './supplier.graphql.generated';

/** Loads a supplier's profile; null if it doesn't exist or access is denied, undefined while loading. */
export function useSupplier(id: Id | null) {
  const variables = useMemo(() => (id === null ? null : { id }), [id]);
  const { data, ...rest } = useBackendQuery(SupplierByIdDocument, variables);
  return { supplier: data?.supplierById, ...rest };
}

export const supplierQuery = (id: Id) => query(SupplierByIdDocument, { id });
