import { LongTable } from '@/shared/list/LongTable';
import { useFoundRows } from '@/shared/list/RowFinder';
import { Text } from '@/shared/ui/layout';
import { Modal } from '@/shared/ui/Modal';
import { splitColumns, splitText } from '../fields/te.lines';
import { formatExact, lineDecimals, type TeLine } from '../model/lines';

interface DistributionModalProps {
  open: boolean;
  line: TeLine;
  country: string | null;
  onClose: () => void;
  onClosed: () => void;
}

/** Shows the splits of a line's amount with their account assignment (spec 3 §2). */
export function DistributionModal({ open, line, country, onClose, onClosed }: DistributionModalProps) {
  const finder = useFoundRows(line.splits, splitText);
  const decimals = lineDecimals(line.splits);
  return (
    <Modal
      open={open}
      title={`Distribution details of line ${line.lineItemNo ?? line.id}`}
      width="min(1240px, 95vw)"
      footer={null}
      onCancel={onClose}
      afterClose={onClosed}
    >
      <Text as="p" tone="soft" below={5}>
        {line.lineItemDescription} ·{' '}
        <Text as="b" tone="ink" figures>
          {formatExact(line.amount, country, decimals)}
        </Text>
      </Text>
      <LongTable
        label="Distribution"
        columns={splitColumns(country, decimals)}
        finder={finder}
        find="Find a split"
        empty="No record available!"
      />
    </Modal>
  );
}
