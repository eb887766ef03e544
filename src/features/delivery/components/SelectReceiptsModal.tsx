import { PickerModal, type PickerProps } from '@/domain/orders/PickerModal';
import { useOptionSearch } from '@/domain/calls/list';
import { receiptListPage, receiptTypes, type ReceiptRow } from '../api/operations';
import { receiptChoice } from '../fields/receiptChoice.list';
import { receiptsProblem } from '../model/choice';

interface SelectReceiptsModalProps extends PickerProps {
  onSelect: (receipts: readonly ReceiptRow[]) => void;
}

/** 'Select items': chooses receipts with the same order, PR initiator and payment term for one invoice (spec 3 §2, §5). */
export function SelectReceiptsModal({ onSelect, ...props }: SelectReceiptsModalProps) {
  const find = useOptionSearch(receiptTypes);
  return (
    <PickerModal
      {...props}
      title="Select items"
      okText="Create Invoice"
      label="Goods and service receipts"
      emptyText="No record available!"
      emptyHint="No receipts left to invoice."
      def={receiptChoice}
      page={receiptListPage}
      mode="many"
      getName={row => `${row.type} ${row.no}`}
      search={{ name: 'noOrOrderNoOrItem', label: 'Number, order, material or reference' }}
      choice={{ name: 'type', label: 'Receipt type', find }}
      onPick={chosen => {
        const problem = receiptsProblem(chosen);
        if (problem === null) onSelect(chosen);
        return problem;
      }}
    />
  );
}
