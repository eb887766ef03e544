import { useMemo } from 'react';
import { AmountTable } from '@/domain/invoice/AmountTable';
import type { ReadPartProps } from '@/domain/record/document';
import { isIndia } from '@/lib/country';
import { decimalsOf, formatMoney } from '@/lib/money';
import { LineReadTable } from '@/shared/lines/LineReadTable';
import type { ColumnDef } from '@/shared/list/listTypes';
import { LongTable } from '@/shared/list/LongTable';
import { useFoundRows } from '@/shared/list/RowFinder';
import { widthOfNumbers } from '@/shared/list/widthOfNumbers';
import type { DeliveryInvoice } from '../api/operations';
import { overheadReadColumns } from '../fields/overhead.lines';
import type { DeliveryValues } from '../model/delivery.values';
import type { DeliveryLine } from '../model/line';
import type { DeliverySubject } from '../model/subject';
import { totalsOf, type DeliveryTotals } from '../model/totals';
import { Match, MatchDigest } from './Match';
import { useLineDetails } from './useLineDetails';

type ReadProps = ReadPartProps<DeliveryInvoice, DeliveryValues, DeliverySubject>;

export function LinesReader({ values, subject, doc }: ReadProps) {
  const country = doc.setting.countryCode;
  const { open, popup } = useLineDetails({
    subject,
    country,
    lineOf: uid => values.items.find(line => line.uid === uid),
  });
  const lines = useMemo(() => values.items.map((line, index): NumberedLine => ({ ...line, id: index + 1 })), [values]);
  const finder = useFoundRows(lines, lineText);
  const columns = readColumns(lines, subject, country, open);
  return (
    <>
      <LongTable
        label="Line items"
        columns={columns}
        finder={finder}
        find="Find a line"
        empty="No records available!"
      />
      {popup}
    </>
  );
}

type NumberedLine = DeliveryLine & { id: number };

/** What a line is found by. */
const lineText = (line: NumberedLine) => [line.item, line.grnNo, line.code].join(' ');

function readColumns(
  lines: readonly NumberedLine[],
  subject: DeliverySubject,
  country: string,
  open: (uid: string) => void,
): ColumnDef<NumberedLine>[] {
  const money = (name: 'amount' | 'taxAmount' | 'overheadsGross' | 'grossAmount', title: string) => {
    const amounts = lines.map(line => formatMoney(line[name], country));
    return { name, title, kind: 'money', width: widthOfNumbers(title, amounts), country: () => country } as const;
  };
  return [
    { name: 'item', title: 'Item', kind: 'text', width: 180 },
    ...(subject.type === 'GRNSRN' ? [{ name: 'grnNo', title: 'GRN No', kind: 'text', width: 112 } as const] : []),
    { name: 'quantity', title: 'Quantity', kind: 'number', width: 84, second: line => line.uom },
    {
      name: 'price',
      title: 'Price',
      kind: 'text',
      width: 92,
      align: 'right',
      value: ({ price }) => formatMoney(price, country, Math.max(2, decimalsOf(price))),
    },
    money('amount', 'Amount'),
    {
      name: 'code',
      title: isIndia(country) ? 'HSN Code' : 'Tax Code',
      kind: 'text',
      width: 96,
      second: line => `${line.taxRate} %`,
    },
    money('taxAmount', 'Tax Amount'),
    money('overheadsGross', 'Overheads'),
    money('grossAmount', 'Gross Amount'),
    {
      name: 'details',
      title: 'Details',
      kind: 'actions',
      sortable: false,
      width: 84,
      actions: line => [
        { label: 'Details', name: `Details of ${line.item}`, onPress: () => open(line.uid), opensDialog: true },
      ],
    },
  ];
}

export function OverheadsReader({ values, doc }: ReadProps) {
  const country = doc.setting.countryCode;
  const columns = useMemo(() => overheadReadColumns(country), [country]);
  return <LineReadTable columns={columns} lines={values.overheads} label="Overheads" country={country} />;
}

export function TotalsReader({ values, subject, doc }: ReadProps) {
  return (
    <DeliveryTotalsTable
      totals={totalsOf(values.items, values.overheads)}
      currency={subject.currency}
      country={doc.setting.countryCode}
    />
  );
}

export function MatchReader({ values, subject, doc }: ReadProps) {
  return <Match lines={values.items} subject={subject} country={doc.setting.countryCode} />;
}

/** What an approver must see before the buttons. */
export function Digest({ values, subject }: ReadProps) {
  return <MatchDigest lines={values.items} subject={subject} />;
}

/** Net, taxes, grand total (spec 3 §9 'Invoice totals'). */
export function DeliveryTotalsTable(props: { totals: DeliveryTotals; currency: string; country: string }) {
  const { lines, lineOverheads, overheads, totalAmount, totalTax, grandTotal } = props.totals;
  return (
    <AmountTable
      rows={[
        { label: 'Line items', value: lines },
        { label: 'Overheads of the lines', value: lineOverheads },
        { label: 'Overheads of the invoice', value: overheads },
        { label: 'Net amount', value: totalAmount },
        { label: 'Total taxes', value: totalTax },
      ]}
      total={{ label: 'Grand total', value: grandTotal }}
      currency={props.currency}
      country={props.country}
    />
  );
}
