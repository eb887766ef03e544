import { AmountTable } from '@/domain/invoice/AmountTable';
import { LongTable } from '@/shared/list/LongTable';
import { useFoundRows } from '@/shared/list/RowFinder';
import { Row } from '@/shared/ui/layout';
import { useLazyModal } from '@/shared/ui/useLazyModal';
import { lineText, teLineColumns } from '../fields/te.lines';
import { exactDecimals, lineDecimals, type TeLine, type TeTotals } from '../model/lines';

/** The argument only keys the modal. */
const load = async (_line: string) => (await import('./DistributionModal')).DistributionModal;

interface LinesProps {
  lines: readonly TeLine[];
  totals: TeTotals;
  country: string | null;
  currency: string | null;
}

export function Lines({ lines, totals, country, currency }: LinesProps) {
  const popup = useLazyModal(load);
  const opened = lines.find(({ id }) => String(id) === popup.key);
  const decimals = Math.max(lineDecimals(lines), exactDecimals(Object.values(totals)));
  const columns = teLineColumns(
    country,
    decimals,
    ({ id }) => popup.open(String(id)),
    lines.some(line => line.itemSplitAwbNo || line.awbAmount || line.wbsNumber),
  );
  const finder = useFoundRows(lines, lineText);
  return (
    <>
      <LongTable label="Line items" columns={columns} finder={finder} find="Find a line" empty="No record available!" />
      <Row align="stretch" place="atEnd" above={5}>
        <AmountTable
          caption="Totals"
          rows={[
            { label: 'Amount', value: totals.amount },
            { label: 'Tax', value: totals.tax },
            ...(Number(totals.tcs) === 0 ? [] : [{ label: 'TCS', value: totals.tcs }]),
          ]}
          total={{ label: 'Invoice Amount', value: totals.invoice }}
          currency={currency}
          country={country ?? ''}
          decimals={decimals}
        />
      </Row>
      {popup.Component && opened && (
        <popup.Component
          open={popup.isOpen}
          line={opened}
          country={country}
          onClose={popup.close}
          onClosed={popup.remove}
        />
      )}
    </>
  );
}
