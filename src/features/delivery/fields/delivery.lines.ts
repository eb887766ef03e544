import { isIndia } from '@/lib/country';
import { compare, formatMoney, isZero, parseDecimal } from '@/lib/money';
import type { ChargeAmounts } from '@/domain/orders/charges';
import { lineAmountField } from '@/domain/invoice/fields';
import { defineLines, type RowOf } from '@/shared/fields/rows';
import type { ResolvedField } from '@/shared/fields/types';
import { lineColumns, type ActionColumn, type LinePick } from '@/shared/lines/lineColumns';
import type { CellHint } from '@/shared/lines/types';
import { availableAmount, isByAmount, proposalOf, type BillableItem } from './item';
import { messages } from '../messages';

/**
 * What is typed in a line: its quantity, or the amount of a service billed by amount, and whatever else the supplier says of it. A field
 * that is added here is checked, stored and read without further ado; the tables below pick it by its name.
 */
export const typedLines = defineLines([
  { kind: 'number', name: 'quantity', label: 'Quantity', required: messages.quantityRequired, zero: 'onWire' },
  lineAmountField,
]);

export type TypedLine = RowOf<typeof typedLines>;

/**
 * All of a line: what is typed, and what follows from the item that it bills. What is on the wire under a line's own name travels by
 * itself; the rest is the item's (`itemToInput`).
 */
const lines = defineLines([
  { kind: 'text', name: 'ref', label: 'Item of the order', mode: 'read', wire: false, configurable: false },
  { kind: 'text', name: 'item', label: 'Item', mode: 'read', wire: false },
  { kind: 'text', name: 'grnNo', label: 'GRN No', mode: 'read', wire: false },
  { kind: 'text', name: 'uom', label: 'Unit', mode: 'read' },
  { kind: 'number', name: 'available', label: 'Available', mode: 'read', wire: false },
  ...typedLines.fields,
  // With all the decimals it has: it is sent as it is.
  { kind: 'money', name: 'price', label: 'Price', mode: 'read', wire: false },
  { kind: 'text', name: 'hsnCode', label: 'HSN Code', mode: 'read', wire: false },
  { kind: 'text', name: 'taxCode', label: 'Tax Code', mode: 'read', wire: false },
  { kind: 'number', name: 'taxRate', label: 'Tax Rate (%)', mode: 'read' },
  { kind: 'money', name: 'taxAmount', label: 'Tax Amount', mode: 'read', zero: true },
  {
    kind: 'money',
    name: 'overheadsAmount',
    wire: 'totalOverheadsAmount',
    label: 'Overheads',
    mode: 'read',
    zero: true,
  },
  {
    kind: 'money',
    name: 'overheadsTax',
    wire: 'totalOverheadsTaxAmount',
    label: 'Tax on overheads',
    mode: 'read',
    zero: true,
  },
  {
    kind: 'money',
    name: 'overheadsGross',
    wire: 'totalOverheadsAmountWithTax',
    label: 'Overheads',
    mode: 'read',
    zero: true,
  },
  { kind: 'money', name: 'grossAmount', label: 'Gross Amount', mode: 'read', wire: false, zero: true },
  { kind: 'text', name: 'match', label: 'Match', mode: 'read', wire: false },
]);

/** A line with its share of the charges of the order's item, without tax. */
export type DeliveryLine = RowOf<typeof lines> & { charges: ChargeAmounts };

export const billedLines = { ...lines, blank: (): DeliveryLine => ({ ...lines.blank(), charges: {} }) };

/** What a line shows of its item. */
export const shownOf = (item: BillableItem) => ({
  ref: item.ref,
  item: [item.poLineItemNumber, item.itemName || item.itemCode].filter(Boolean).join(' · '),
  grnNo: item.grnNo,
  uom: item.uom,
  // In its unit; of a service billed by amount the amount.
  available: isByAmount(item) ? availableAmount(item) : item.available,
  hsnCode: item.hsnCode,
  taxCode: item.taxCode,
  taxRate: item.taxRate,
});

/** What the invoice is about, as far as its lines are concerned. */
interface Billed {
  type: 'PO' | 'GRNSRN';
  items: readonly BillableItem[];
  itemOf: (ref: string) => BillableItem | undefined;
}

interface ColumnsOf {
  fields: readonly ResolvedField<DeliveryLine>[];
  subject: Billed;
  countryCode: string;
  /** Opens what a line bears beside its amount. */
  onOpen: (uid: string) => void;
}

const inUnits = (value: unknown, { uom }: DeliveryLine) => `${String(value)} ${uom}`.trim();
const sameNumber = (typed: string, number: string) => {
  const value = parseDecimal(typed);
  return value !== null && compare(value, number) === 0;
};

const codeOf = (countryCode: string) => (isIndia(countryCode) ? 'hsnCode' : 'taxCode');

/** Receipts have numbers; an order billed by itself has none. */
const ofReceipts = ({ type }: Billed, width: number): LinePick<DeliveryLine>[] =>
  type === 'GRNSRN' ? [{ name: 'grnNo', width }] : [];

const details = (onOpen: (uid: string) => void): ActionColumn<DeliveryLine> => ({
  key: 'uid',
  title: 'Details',
  width: 76,
  kind: 'action',
  reads: true,
  actions: ({ uid, item }) => [
    { label: 'Details', name: `Details of ${item}`, onPress: () => onOpen(uid), opensDialog: true },
  ],
});

/** The line table of the form: an item says what it is and costs; the quantity is typed, of some services the amount (spec 3 §5). */
export function deliveryColumns({ fields, subject, countryCode, onOpen }: ColumnsOf) {
  const { items, itemOf, type } = subject;
  const byAmount = ({ ref }: DeliveryLine) => {
    const item = itemOf(ref);
    return item !== undefined && isByAmount(item);
  };
  /** How the proposed quantity comes about, and the way to bill all, or as proposed again. */
  const proposal = (line: DeliveryLine): CellHint<DeliveryLine> | null => {
    const item = itemOf(line.ref);
    const proposed = item && proposalOf(item);
    if (!proposed) return null;
    const isAll = sameNumber(line.quantity, proposed.all);
    const to = isAll ? proposed.quantity : proposed.all;
    const label = isAll ? `Bill ${to} as proposed` : `Bill all ${to}`;
    return { text: proposed.words, action: { label, patch: { quantity: to } } };
  };
  const shows = (name: keyof DeliveryLine) => fields.some(({ def, present }) => def.name === name && present);
  // Under what it belongs to, so that tax, gross and match fit beside it at a desk.
  const receipt = type === 'GRNSRN' && shows('grnNo') ? { second: ({ grnNo }: DeliveryLine) => grnNo } : {};
  const available = (line: DeliveryLine) =>
    `of ${byAmount(line) ? formatMoney(line.available, countryCode) : inUnits(line.available, line)}`;
  const someByAmount = items.some(isByAmount);
  // Where no item of the order bears charges, none can come.
  const bearsCharges = items.some(({ charges }) => Object.values(charges).some(charge => !isZero(charge)));
  const overheads: Partial<LinePick<DeliveryLine>> =
    bearsCharges && shows('overheadsGross')
      ? {
          second: line =>
            isZero(line.overheadsGross) ? '' : `+ ${formatMoney(line.overheadsGross, countryCode)} overheads`,
        }
      : {};
  const amount: Partial<LinePick<DeliveryLine>> = {
    ...(someByAmount ? { locked: line => !byAmount(line) } : { computed: true }),
    ...(shows('price') && { second: ({ price }) => `at ${formatMoney(price, countryCode)}` }),
  };
  return lineColumns(fields, [
    { name: 'item', width: 120, ...receipt },
    {
      name: 'quantity',
      width: 104,
      required: true,
      locked: byAmount,
      hint: { name: 'Bill all, or as proposed', of: proposal },
      ...(shows('available') && { second: available }),
    },
    { name: 'amount', width: 104, ...amount },
    { name: codeOf(countryCode), width: 104, second: ({ taxRate }) => `${taxRate} %` },
    { name: 'taxAmount', title: 'Tax', width: 90, ...overheads },
    { name: 'grossAmount', width: 104 },
    { name: 'match', width: 90 },
    details(onOpen),
  ]);
}

/** The same lines for reading; the match has a section of its own. */
export function deliveryReadColumns({ fields, subject, countryCode, onOpen }: ColumnsOf) {
  return lineColumns(fields, [
    { name: 'item', width: 180 },
    ...ofReceipts(subject, 112),
    { name: 'quantity', width: 84, second: ({ uom }) => uom },
    { name: 'price', width: 92 },
    { name: 'amount', width: 100 },
    { name: codeOf(countryCode), width: 96, second: ({ taxRate }) => `${taxRate} %` },
    { name: 'taxAmount', width: 100 },
    { name: 'overheadsGross', width: 100 },
    { name: 'grossAmount', width: 100 },
    { ...details(onOpen) },
  ]);
}
