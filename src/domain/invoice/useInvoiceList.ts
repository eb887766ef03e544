import { useSession } from '@/platform/session/SessionContext';
import type { ListDef } from '@/shared/list/listTypes';
import { useListOperation, type PageOperation } from '../record/list';
import { usePendingWith, type PendingWithOperation, type WaitingRow } from '../record/pendingWith';
import { canCreateInvoice } from '../record/policy';
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
    loadPage: useListOperation(page),
    loadFacts: usePendingWith<Row>(pendingWith),
    searches: useSupplierSearches(),
    rowKey: 'id',
  } as const;
  return { list, session, canCreate: canCreateInvoice(session) };
}
