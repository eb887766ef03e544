import { PickerModal, type PickerProps } from '@/domain/orders/PickerModal';
import { useOptionSearch } from '@/domain/calls/list';
import { orderListPage, orderTypes, type OrderRow } from '../api/operations';
import { orderList } from '../fields/proforma.list';

interface SelectOrderModalProps extends PickerProps {
  onSelect: (order: OrderRow) => void;
}

/** 'Select Purchase Order': chooses the order for a new proforma invoice (spec 2 §2). */
export function SelectOrderModal({ onSelect, ...props }: SelectOrderModalProps) {
  const find = useOptionSearch(orderTypes);
  return (
    <PickerModal
      {...props}
      title="Select Purchase Order"
      okText="Create Invoice"
      label="Purchase orders"
      emptyHint="No orders left for advances."
      def={orderList}
      page={orderListPage}
      mode="single"
      getName={row => `order ${row.no}`}
      search={{ name: 'no', label: 'PO number' }}
      choice={{ name: 'type', label: 'PO type', find }}
      onPick={([order]) => {
        if (!order) return 'Please select purchase order';
        onSelect(order);
        return null;
      }}
    />
  );
}
