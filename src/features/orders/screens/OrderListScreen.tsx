import { useCallback } from 'react';
import { useOwnList } from '@/domain/invoice/ownList';
import { orderProgress } from '@/domain/orders/api/operations';
import { useOrderOptions } from '@/domain/orders/api/useOrderOptions';
import { useSupplierSearches } from '@/domain/supplier/api/useSupplierSearches';
import { useCall } from '@/platform/graphql/useCall';
import { ListScreen } from '@/shared/list/ListScreen';
import type { LoadDetails } from '@/shared/list/useDeferredColumns';
import { orderListPage, type OrderRow } from '../api/operations';
import { orderList } from '../fields/order.list';

const EXPORT = { path: '/ImportExport/ExportPurchaseOrder', fileName: 'PurchaseOrderList' };

export function OrderListScreen() {
  const list = useOwnList(orderList);
  const call = useCall();
  const loadDetails: LoadDetails<OrderRow> = useCallback(
    async (rows, signal) => {
      const found = await call(
        orderProgress,
        rows.flatMap(({ no }) => no ?? []),
        { signal },
      );
      return new Map(
        rows.flatMap(({ id, no }): [string, Partial<OrderRow>][] => {
          const progress = found.get(no ?? '');
          return progress ? [[String(id), { progress }]] : [];
        }),
      );
    },
    [call],
  );
  return (
    <ListScreen<OrderRow>
      {...list}
      title="Purchase Orders"
      page={orderListPage}
      loadDetails={loadDetails}
      lookups={useOrderOptions()}
      searches={useSupplierSearches()}
      rowKey="id"
      export={EXPORT}
      emptyText="No record available!"
      emptyHint="Orders appear here once the buyer has placed them."
    />
  );
}
