import { useCallback } from 'react';
import { orderTypes } from '@/domain/orders/api/useOrderOptions';
import { belongsToAriba, isPickerType } from '@/domain/orders/deliveryRules';
import { PickerModal, type PickerProps } from '@/domain/orders/PickerModal';
import { useCall } from '@/platform/graphql/useCall';
import { orderById, poListPage, type BilledOrder } from '../api/operations';
import { poChoice } from '../fields/delivery.list';
import { messages } from '../messages';

interface SelectPoModalProps extends PickerProps {
  onSelect: (order: BilledOrder) => void;
}

/** 'Select items': chooses the order of a new invoice (spec 3 §2, §5). */
export function SelectPoModal({ onSelect, ...props }: SelectPoModalProps) {
  const call = useCall();
  const find = useCallback(
    async (type: string, signal: AbortSignal) =>
      (await call(orderTypes, type, { signal })).filter(({ value }) => isPickerType(value)),
    [call],
  );
  return (
    <PickerModal
      {...props}
      title="Select items"
      okText="Select item"
      label="Purchase orders"
      emptyText="No record available!"
      emptyHint="No orders left to invoice."
      def={poChoice}
      page={poListPage}
      mode="single"
      getName={row => `order ${row.no}`}
      search={{ name: 'no', label: 'PO number' }}
      choice={{ name: 'type', label: 'PO type', find }}
      onPick={async ([row], isStillOpen) => {
        if (!row) return messages.selectPo;
        if (!isPickerType(row.type)) return messages.againstReceipts;
        if (belongsToAriba(row)) return messages.ariba;
        const order = await call(orderById, row.id);
        if (!order) return messages.poMissing;
        if (isStillOpen()) onSelect(order);
        return null;
      }}
    />
  );
}
