import { useCallback } from 'react';
import { useRequest } from '@/platform/graphql/useRequest';
import { NonPoInvoiceDeleteDocument } from './deleteNonPo.graphql.generated';

/** Deletes an invoice and answers the server's status word, as it came. Never repeated by itself. */
export function useDeleteNonPo(): (id: number) => Promise<string | null> {
  const call = useRequest(NonPoInvoiceDeleteDocument);
  return useCallback(async id => (await call({ id })).nonPoInvoiceDelete?.status ?? null, [call]);
}
