import { SelectItemsModal, type SelectableItem } from '@/domain/orders/SelectItemsModal';
import type { BillableItem } from '../fields/item';
import type { DeliverySubject } from '../model/subject';

interface AddItemsModalProps {
  open: boolean;
  subject: DeliverySubject;
  /** Items that are on the invoice already, by their `ref`. */
  taken: ReadonlySet<string>;
  onSelect: (items: BillableItem[]) => void;
  onCancel: () => void;
  onClosed: () => void;
}

/** 'Select item' in the form: what order or receipts have beside the lines that are there. */
export function AddItemsModal({ subject, taken, onSelect, ...dialog }: AddItemsModalProps) {
  const { items, orderNo, parties } = subject;
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

/** Here its place in the subject names an item: two of them may be of one record. */
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
