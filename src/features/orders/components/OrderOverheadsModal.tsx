import { AmountTable } from '@/domain/invoice/AmountTable';
import { CHARGES } from '@/domain/orders/charges';
import { getName } from '@/domain/orders/itemColumns';
import { round, type DecimalLike } from '@/lib/money';
import { Modal } from '@/shared/ui/Modal';
import { ScrollArea } from '@/shared/ui/ScrollArea';
import type { OrderItem } from '../api/operations';

interface OverheadsModalProps {
  open: boolean;
  item: OrderItem;
  country: string | null;
  currency: string | null;
  onClose: () => void;
  onClosed: () => void;
}

/** Null if the order doesn't have the charge; zero is an amount. */
const getAmount = (value: DecimalLike) => (value === null || value === undefined || value === '' ? null : round(value));

export function OrderOverheadsModal({ open, item, country, currency, onClose, onClosed }: OverheadsModalProps) {
  return (
    <Modal
      open={open}
      title={`Overheads of line ${item.lineItemNumber ?? item.id}`}
      width={520}
      footer={null}
      onCancel={onClose}
      afterClose={onClosed}
    >
      <ScrollArea label="Charges">
        <p>{getName(item)}</p>
        <AmountTable
          caption="Overheads"
          rows={CHARGES.map(({ key, label }) => ({ label, value: getAmount(item[key]) }))}
          total={{ label: 'Total', value: round(item.totalOverheadsAmount) }}
          currency={currency}
          country={country ?? ''}
        />
      </ScrollArea>
    </Modal>
  );
}
