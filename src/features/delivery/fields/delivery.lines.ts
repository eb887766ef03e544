import { isIndia } from '@/lib/country';
import { formatMoney } from '@/lib/money';
import type { LineColumn } from '@/shared/lines/types';
import { isByAmount, type BillableItem } from '../model/item';
import type { DeliveryLine } from '../model/line';
import type { DeliverySubject } from '../model/subject';

interface ColumnsOf {
  subject: DeliverySubject;
  countryCode: string;
  /** Opens what a line bears beside its amount. */
  onOpen: (uid: string) => void;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

const inUnits = (value: unknown, { uom }: DeliveryLine) => `${text(value)} ${uom}`.trim();
const withRate = (value: unknown, { taxRate }: DeliveryLine) =>
  [text(value), `${taxRate} %`].filter(Boolean).join(' · ');

/** What typed cells of an item are: a service billed by amount has its quantity fixed, everything else its amount. */
const byAmount = (item: BillableItem | undefined) => item !== undefined && isByAmount(item);

/** The line table of the form: an item says what it is and costs; the quantity is typed, of some services the amount (spec 3 §5). */
export function lineColumns({ subject, countryCode, onOpen }: ColumnsOf): LineColumn<DeliveryLine>[] {
  const { items, itemOf } = subject;
  const typesAmount = items.some(isByAmount);
  const ofReceipts = subject.type === 'GRNSRN';
  const code = isIndia(countryCode) ? 'HSN Code' : 'Tax Code';
  return [
    { key: 'item', title: 'Item', width: 150, kind: 'computed' },
    ...(ofReceipts ? [{ key: 'grnNo', title: 'GRN No', width: 125, kind: 'computed' } as const] : []),
    {
      key: 'available',
      title: 'Available',
      width: 100,
      kind: 'computed',
      align: 'end',
      format: (value, line) =>
        byAmount(itemOf(line.ref)) ? formatMoney(text(value), countryCode) : inUnits(value, line),
    },
    {
      key: 'quantity',
      title: 'Quantity',
      width: 105,
      kind: 'number',
      required: true,
      locked: line => byAmount(itemOf(line.ref)),
    },
    { key: 'price', title: 'Price', width: 95, kind: 'computed', of: 'money' },
    typesAmount
      ? {
          key: 'amount',
          title: 'Amount',
          width: 120,
          kind: 'money',
          required: true,
          locked: line => !byAmount(itemOf(line.ref)),
        }
      : { key: 'amount', title: 'Amount', width: 105, kind: 'computed', of: 'money' },
    { key: 'code', title: code, width: 150, kind: 'computed', format: withRate },
    { key: 'taxAmount', title: 'Tax', width: 95, kind: 'computed', of: 'money' },
    { key: 'overheadsGross', title: 'Overheads', width: 105, kind: 'computed', of: 'money' },
    { key: 'grossAmount', title: 'Gross Amount', width: 110, kind: 'computed', of: 'money' },
    { key: 'match', title: 'Match', width: 190, kind: 'computed', format: text },
    {
      key: 'uid',
      title: 'Details',
      width: 80,
      kind: 'action',
      actions: ({ uid }) => [{ label: 'Details', onPress: () => onOpen(uid) }],
    },
  ];
}
