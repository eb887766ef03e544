import { useMemo } from 'react';
import { AmountTable } from '@/domain/invoice/AmountTable';
import type { ReadPartProps } from '@/domain/record/document';
import { isZero } from '@/lib/money';
import { LineReadTable } from '@/shared/lines/LineReadTable';
import type { DeliveryInvoice } from '../api/operations';
import { overheadReadColumns } from '../fields/overhead.lines';
import type { DeliveryValues } from '../model/delivery.values';
import { deliveryReadColumns } from '../fields/delivery.lines';
import type { DeliveryContext } from '../model/context';
import { getDeliveryTotals, type DeliveryTotals } from '../model/totals';
import { Match, MatchSummary } from './Match';
import { useLineDetails } from './useLineDetails';

type ReadProps = ReadPartProps<DeliveryInvoice, DeliveryValues, DeliveryContext>;

export function LinesReader({ values, documentContext, doc }: ReadProps) {
  const country = doc.setting.countryCode;
  const { open, popup } = useLineDetails({
    documentContext,
    country,
    getLine: uid => values.items.find(line => line.uid === uid),
  });
  const fields = doc.rowFields('items');
  const columns = deliveryReadColumns({ fields, documentContext, countryCode: country, onOpen: open });
  return (
    <>
      <LineReadTable columns={columns} lines={values.items} label="Line items" country={country} />
      <DeliveryTotalsTable
        totals={getDeliveryTotals(values.items, values.overheads)}
        currency={documentContext.currency}
        country={country}
      />
      {popup}
    </>
  );
}

export function OverheadsReader({ values, doc }: ReadProps) {
  const country = doc.setting.countryCode;
  const fields = doc.rowFields('overheads');
  const columns = useMemo(() => overheadReadColumns(fields, country), [fields, country]);
  return <LineReadTable columns={columns} lines={values.overheads} label="Overheads" country={country} />;
}

export function MatchReader({ values, documentContext, doc }: ReadProps) {
  return <Match lines={values.items} documentContext={documentContext} country={doc.setting.countryCode} />;
}

export function DeliverySummary({ values, documentContext }: ReadProps) {
  return <MatchSummary lines={values.items} documentContext={documentContext} />;
}

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
