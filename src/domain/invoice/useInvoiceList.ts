import { useSession } from '@/platform/session/SessionContext';
import type { ListDef } from '@/shared/list/listTypes';
import { useListOperation, type PageOperation } from '../record/list';
import { useLaterFactsOf, type LaterFactsOperation } from '../record/laterFacts';
import type { LaterRow } from '../record/paymentState';
import { canCreateInvoice } from '../record/policy';
import { useSupplierSearches } from '../supplier/api/useSupplierSearches';

/** What the list screen of every kind of invoice needs: `list` is spread over its `ListScreen`. */
export function useInvoiceList<Row extends LaterRow>(
  def: ListDef<Row>,
  page: PageOperation<Row>,
  laterFacts: LaterFactsOperation,
) {
  const session = useSession();
  const list = {
    ...def,
    loadPage: useListOperation(page),
    loadFacts: useLaterFactsOf<Row>(laterFacts),
    searches: useSupplierSearches(),
    rowKey: 'id',
  } as const;
  return { list, session, canCreate: canCreateInvoice(session) };
}
