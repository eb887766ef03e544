import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useOwnList } from '@/domain/invoice/ownList';
import { useInvoiceList } from '@/domain/invoice/useInvoiceList';
import { deliveryCreateHref, type DeliverySource } from '@/domain/orders/deliveryRules';
import { ListScreen } from '@/shared/list/ListScreen';
import { Button } from '@/shared/ui/Button';
import { useShortcuts } from '@/shared/ui/shortcuts';
import { useLazyModal } from '@/shared/ui/useLazyModal';
import { deliveryListPage, deliveryDeferredColumns, type BilledOrder } from '../api/operations';
import { deliveryList } from '../fields/delivery.list';

const loadReceipts = async () => (await import('../components/SelectReceiptsModal')).SelectReceiptsModal;
const loadOrders = async () => (await import('../components/SelectPoModal')).SelectPoModal;
const loadItems = async () => (await import('@/domain/orders/SelectItemsModal')).SelectItemsModal;

const EXPORT = { path: '/ImportExport/ExportDeliveryInvoice', fileName: 'DeliveryInvoiceList' };

interface Parties {
  companyCode: string | null;
  countryCode: string | null;
}

export function DeliveryListScreen() {
  const navigate = useNavigate();
  const own = useOwnList(deliveryList);
  const { list, session, canCreate } = useInvoiceList(own, deliveryListPage, deliveryDeferredColumns);
  const receipts = useLazyModal(loadReceipts);
  const orders = useLazyModal(loadOrders);
  const items = useLazyModal(loadItems);
  const [order, setOrder] = useState<BilledOrder | null>(null);

  useShortcuts([{ label: 'New Delivery Invoice against GRN', works: () => canCreate, run: () => receipts.open() }]);
  const create = (source: DeliverySource, { companyCode, countryCode }: Parties) =>
    void navigate(deliveryCreateHref(source), { state: { ...source, companyCode, countryCode } });

  return (
    <>
      <ListScreen
        {...list}
        title="Delivery Invoice List"
        export={EXPORT}
        emptyText="No record available!"
        emptyHint={canCreate ? 'Create one against a receipt (GRN) or an order (PO).' : undefined}
        actions={
          canCreate ? (
            <Button small onClick={() => receipts.open()}>
              Create against GRN
            </Button>
          ) : undefined
        }
        action={
          canCreate
            ? { label: 'Create against PO', name: 'New Delivery Invoice against PO', onClick: () => orders.open() }
            : undefined
        }
      />
      {receipts.Component && (
        <receipts.Component
          open={receipts.isOpen}
          session={session}
          onCancel={receipts.close}
          onClosed={receipts.remove}
          onSelect={chosen => chosen[0] && create({ grnIds: chosen.map(({ id }) => id) }, chosen[0])}
        />
      )}
      {orders.Component && (
        <orders.Component
          open={orders.isOpen}
          session={session}
          onCancel={orders.close}
          onClosed={orders.remove}
          onSelect={chosen => {
            setOrder(chosen);
            orders.close();
            items.open();
          }}
        />
      )}
      {items.Component && order && (
        <items.Component
          open={items.isOpen}
          order={order}
          onCancel={items.close}
          onClosed={items.remove}
          onSelect={chosen => create({ poId: order.id, items: chosen }, order)}
        />
      )}
    </>
  );
}
