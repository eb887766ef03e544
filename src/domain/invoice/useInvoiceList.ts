import { useSession } from '@/platform/session/SessionContext';
import type { ListDef } from '@/shared/list/listTypes';
import { useLaterFactsOf, type LaterFactsOperation } from '../calls/laterFacts';
import type { PageOperation } from '../calls/list';
import type { LaterRow } from '../calls/laterRow';
import { canCreateInvoice } from './author';
import { useSupplierSearches } from '../supplier/api/useSupplierSearches';

export function useInvoiceList<Row extends LaterRow>(
  def: ListDef<Row>,
  page: PageOperation<Row>,
  laterFacts: LaterFactsOperation,
) {
  const session = useSession();
  const list = {
    ...def,
    page,
    loadFacts: useLaterFactsOf<Row>(laterFacts),
    searches: useSupplierSearches(),
    rowKey: 'id',
  } as const;
  return { list, session, canCreate: canCreateInvoice(session) };
}
