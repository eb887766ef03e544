import { AmountTable } from '@/domain/invoice/AmountTable';
import { isZero } from '@/lib/money';
import type { DeliveryTotals } from '../model/totals';

export function DeliveryTotalsTable(props: { totals: DeliveryTotals; currency: string; country: string }) {
  const { lines, lineOverheads, overheads, totalAmount, totalTax, grandTotal } = props.totals;
  return (
    <AmountTable
      rows={[
        ...(isZero(lineOverheads) && isZero(overheads)
          ? []
          : [
              { label: 'Line items', value: lines },
              { label: 'Overheads of the lines', value: lineOverheads },
              { label: 'Overheads of the invoice', value: overheads },
            ]),
        { label: 'Net amount', value: totalAmount },
        { label: 'Total taxes', value: totalTax },
      ]}
      total={{ label: 'Grand total', value: grandTotal }}
      currency={props.currency}
      country={props.country}
    />
  );
}
