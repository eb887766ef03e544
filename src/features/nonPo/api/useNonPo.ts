import { useRecord } from '@/platform/graphql/useRequest';
import { NonPoInvoiceByIdDocument } from './nonPoById.graphql.generated';

/** The invoice with this id; `invoice` is null when there is none. */
export function useNonPo(id: number) {
  const { data, ...rest } = useRecord(NonPoInvoiceByIdDocument, { id });
  return { invoice: data ? data.nonPoInvoiceById : undefined, ...rest };
}
