import { SelectItemsModal, type SelectableItem } from '@/domain/orders/SelectItemsModal';
import type { BillableItem } from '../fields/item';
import type { DeliveryContext } from '../model/context';

interface AddItemsModalProps {
  open: boolean;
  documentContext: DeliveryContext;
  /** `ref`s of the items that are already on the invoice. */
  taken: ReadonlySet<string>;
  onSelect: (items: BillableItem[]) => void;
  onCancel: () => void;
  onClosed: () => void;
}

export function AddItemsModal({ documentContext, taken, onSelect, ...dialog }: AddItemsModalProps) {
  const { items, orderNo, parties } = documentContext;
  const offered = items.flatMap((item, id): SelectableItem[] => (taken.has(item.ref) ? [] : [offer(item, id)]));
  return (
    <SelectItemsModal
      {...dialog}
      order={{ no: orderNo, countryCode: parties.company.countryCode, items: offered }}
      okText="Add to invoice"
      onSelect={chosen => onSelect(chosen.flatMap(id => items[Number(id)] ?? []))}
    />
  );
}

/** The index serves as id, because two items can share a record id. */
function offer(item: BillableItem, id: number): SelectableItem {
  return {
    id,
    lineItemNumber: item.poLineItemNumber,
    itemCode: item.itemCode,
    itemName: item.itemName,
    itemShortText: item.grnNo,
    uom: item.uom,
    quantity: item.ordered,
    deliveryInvoiceAvailableQuantity: item.available,
    hsnCode: item.hsnCode,
    price: item.price,
  };
}
