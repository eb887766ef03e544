import { useCallback } from 'react';
import { prefetch } from '@/platform/graphql/prefetch';
import { useRecord, useRequest } from '@/platform/graphql/useRequest';
import { NonPoInvoiceByIdDocument, type NonPoInvoiceByIdQuery } from './nonPoById.graphql.generated';

export type NonPoInvoice = NonNullable<NonPoInvoiceByIdQuery['nonPoInvoiceById']>;

/** The invoice with this id; `invoice` is null when there is none, undefined until it is known. A null id asks nothing. */
export function useNonPo(id: number | null) {
  const { data, ...rest } = useRecord(NonPoInvoiceByIdDocument, id === null ? null : { id });
  return { invoice: data ? data.nonPoInvoiceById : undefined, ...rest };
}

/** Asks for the invoice before the screen's code has arrived. */
export function prefetchNonPo(id: number): void {
  prefetch(NonPoInvoiceByIdDocument, { id });
}

/** Reads the invoice at this moment; null when there is none. */
export function useReadNonPo(): (id: number) => Promise<NonPoInvoice | null> {
  const call = useRequest(NonPoInvoiceByIdDocument);
  return useCallback(async id => (await call({ id })).nonPoInvoiceById, [call]);
}
