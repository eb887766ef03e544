import { useMemo, useState } from 'react';
import type { Id } from '@/lib/ids';
import { LongTable } from '@/shared/list/LongTable';
import { useFoundRows } from '@/shared/list/RowFinder';
import { useSelection } from '@/shared/list/useSelection';
import { Problem } from '@/shared/ui/Problem';
import { Stack, Text } from '@/shared/ui/layout';
import { Modal } from '@/shared/ui/Modal';
import { enterOnBoxGoesOn } from '@/shared/ui/useEnterGoesOn';
import { isInvoiceable } from './deliveryRules';
import { itemColumns, itemText, type ItemDetails } from './itemColumns';
import { SELECT_ONE_ITEM } from './labels';

export interface SelectableItem extends ItemDetails {
  id: Id;
}

interface SelectItemsModalProps {
  open: boolean;
  order: { no: string | null; countryCode: string | null; items: readonly SelectableItem[] | null };
  okText?: string;
  /** Ids of the selected items, in the order's sequence. */
  onSelect: (items: Id[]) => void;
  onCancel: () => void;
  onClosed: () => void;
}

/** 'Select item': selects the order items for a new delivery invoice among all that can be invoiced (spec 3 §2, §5). */
export function SelectItemsModal({ open, order, okText, onSelect, onCancel, onClosed }: SelectItemsModalProps) {
  const items = useMemo(() => (order.items ?? []).filter(isInvoiceable), [order.items]);
  const columns = useMemo(() => itemColumns(order.countryCode), [order.countryCode]);
  const finder = useFoundRows(items, itemText);
  const selection = useSelection<SelectableItem>({
    mode: 'many',
    rows: finder.rows,
    rowKey: 'id',
    getName: item => `item ${item.lineItemNumber ?? item.id}`,
    keep: true,
  });
  const [isSubmitted, setIsSubmitted] = useState(false);
  const submit = () => {
    setIsSubmitted(true);
    const chosen = new Set(selection.chosen.map(({ id }) => id));
    if (chosen.size > 0) onSelect(items.flatMap(({ id }) => (chosen.has(id) ? id : [])));
  };
  return (
    <Modal
      open={open}
      title="Select item"
      width="min(1080px, 95vw)"
      okText={okText ?? 'Create Delivery Invoice'}
      onOk={submit}
      onCancel={onCancel}
      afterClose={onClosed}
    >
      <Stack gap={5}>
        <Text as="p" tone="soft" figures>
          Items left to invoice on PO {order.no} · {selection.chosen.length} of {items.length} selected
        </Text>
        <div {...enterOnBoxGoesOn(submit)}>
          <LongTable
            label="Items"
            columns={columns}
            finder={finder}
            find="Find an item"
            selection={selection}
            empty="No record available!"
          />
        </div>
        <Problem>{isSubmitted && selection.chosen.length === 0 ? SELECT_ONE_ITEM : null}</Problem>
      </Stack>
    </Modal>
  );
}
