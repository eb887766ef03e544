import { useSession } from '@/platform/session/SessionContext';
import type { ListDef } from '@/shared/list/listTypes';
import type { PageOperation } from '../calls/list';
import { usePendingWith, type PendingWithOperation, type WaitingRow } from '../calls/pendingWith';
import { canCreateInvoice } from '../invoice/author';
import { useSupplierSearches } from '../supplier/api/useSupplierSearches';

/** What the list screen of every kind of invoice needs: `list` is spread over its `ListScreen`. */
export function useInvoiceList<Row extends WaitingRow>(
  def: ListDef<Row>,
  page: PageOperation<Row>,
  pendingWith: PendingWithOperation,
) {
  const session = useSession();
  const list = {
    ...def,
    page,
    loadFacts: usePendingWith<Row>(pendingWith),
    searches: useSupplierSearches(),
    rowKey: 'id',
  } as const;
  return { list, session, canCreate: canCreateInvoice(session) };
}
