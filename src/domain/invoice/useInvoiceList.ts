import { useSession } from '@/platform/session/SessionContext';
import type { ListDef } from '@/shared/list/listTypes';
import { useDeferredColumnsFor, type DeferredColumnsOperation } from '../calls/deferredColumns';
import type { PageOperation } from '../calls/list';
import type { DeferredRow } from '../calls/deferredRow';
import { canCreateInvoice } from './author';
import { useSupplierSearches } from '../supplier/api/useSupplierSearches';

export function useInvoiceList<Row extends DeferredRow>(
  def: ListDef<Row>,
  page: PageOperation<Row>,
  deferredColumns: DeferredColumnsOperation,
) {
  const session = useSession();
  const list = {
    ...def,
    page,
    loadDetails: useDeferredColumnsFor<Row>(deferredColumns),
    searches: useSupplierSearches(),
    rowKey: 'id',
  } as const;
  return { list, session, canCreate: canCreateInvoice(session) };
}
