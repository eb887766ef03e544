import { isIndia } from '@/lib/country';
import { compare, formatMoney, isZero, parseDecimal } from '@/lib/money';
import { joinParts } from '@/lib/text';
import type { ChargeAmounts } from '@/domain/orders/charges';
import { lineAmountField } from '@/domain/invoice/fields';
import { defineLines, type RowOf } from '@/shared/fields/rows';
import type { ResolvedField } from '@/shared/fields/types';
import { lineColumns, type ActionColumn, type LinePick } from '@/shared/lines/lineColumns';
import type { CellHint } from '@/shared/lines/types';
import { availableAmount, isByAmount, getProposal, type BillableItem } from './item';
import { messages } from '../messages';

/** Fields that users type in a line. Validation, saving and reading cover added fields automatically. */
export const typedLines = defineLines([
  { kind: 'number', name: 'quantity', label: 'Quantity', required: messages.quantityRequired, zero: 'inDto' },
  lineAmountField,
]);

export type TypedLine = RowOf<typeof typedLines>;

/** Typed and derived fields. Fields with the API's name are mapped automatically, the others by `itemToInput`. */
const lines = defineLines([
  { kind: 'text', name: 'ref', label: 'Item of the order', mode: 'read', dto: false, configurable: false },
  { kind: 'text', name: 'item', label: 'Item', mode: 'read', dto: false },
  { kind: 'text', name: 'grnNo', label: 'GRN No', mode: 'read', dto: false },
  { kind: 'text', name: 'uom', label: 'Unit', mode: 'read' },
  { kind: 'number', name: 'available', label: 'Available', mode: 'read', dto: false },
  ...typedLines.fields,
  // Unrounded, because it is sent unrounded.
  { kind: 'money', name: 'price', label: 'Price', mode: 'read', dto: false },
  { kind: 'text', name: 'hsnCode', label: 'HSN Code', mode: 'read', dto: false },
  { kind: 'text', name: 'taxCode', label: 'Tax Code', mode: 'read', dto: false },
  { kind: 'number', name: 'taxRate', label: 'Tax Rate (%)', mode: 'read' },
  { kind: 'money', name: 'taxAmount', label: 'Tax Amount', mode: 'read', zero: true },
  {
    kind: 'money',
    name: 'overheadsAmount',
    dto: 'totalOverheadsAmount',
    label: 'Overheads',
    mode: 'read',
    zero: true,
  },
  {
    kind: 'money',
    name: 'overheadsTax',
    dto: 'totalOverheadsTaxAmount',
    label: 'Tax on overheads',
    mode: 'read',
    zero: true,
  },
  {
    kind: 'money',
    name: 'overheadsGross',
    dto: 'totalOverheadsAmountWithTax',
    label: 'Overheads',
    mode: 'read',
    zero: true,
  },
  { kind: 'money', name: 'grossAmount', label: 'Gross Amount', mode: 'read', dto: false, zero: true },
]);

/** A line with its share of the order item's charges, without tax. */
export type DeliveryLine = RowOf<typeof lines> & { charges: ChargeAmounts };

export const billedLines = { ...lines, blank: (): DeliveryLine => ({ ...lines.blank(), charges: {} }) };

export const getVisible = (item: BillableItem) => ({
  ref: item.ref,
  item: joinParts(item.poLineItemNumber, item.itemName || item.itemCode),
  grnNo: item.grnNo,
  uom: item.uom,
  // In the item's unit; an amount for a service billed by amount.
  available: isByAmount(item) ? availableAmount(item) : item.available,
  hsnCode: item.hsnCode,
  taxCode: item.taxCode,
  taxRate: item.taxRate,
});

interface Billed {
  type: 'PO' | 'GRNSRN';
  items: readonly BillableItem[];
  itemOf: (ref: string) => BillableItem | undefined;
}

interface ColumnsOf {
  fields: readonly ResolvedField<DeliveryLine>[];
  documentContext: Billed;
  countryCode: string;
  onOpen: (uid: string) => void;
}

const inUnits = (value: unknown, { uom }: DeliveryLine) => `${String(value)} ${uom}`.trim();
const sameNumber = (typed: string, number: string) => {
  const value = parseDecimal(typed);
  return value !== null && compare(value, number) === 0;
};

const getCode = (countryCode: string) => (isIndia(countryCode) ? 'hsnCode' : 'taxCode');

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

/** Users type the quantity, or the amount of some services (spec 3 §5). */
export function deliveryColumns({ fields, documentContext, countryCode, onOpen }: ColumnsOf) {
  const { items, itemOf, type } = documentContext;
  const byAmount = ({ ref }: DeliveryLine) => {
    const item = itemOf(ref);
    return item !== undefined && isByAmount(item);
  };
  const proposal = (line: DeliveryLine): CellHint<DeliveryLine> | null => {
    const item = itemOf(line.ref);
    const proposed = item && getProposal(item);
    if (!proposed) return null;
    const isAll = sameNumber(line.quantity, proposed.all);
    const to = isAll ? proposed.quantity : proposed.all;
    const label = isAll ? `Invoice ${to} as suggested` : `Invoice all ${to}`;
    return { text: proposed.explanation, action: { label, patch: { quantity: to } } };
  };
  const shows = (name: keyof DeliveryLine) => fields.some(({ def, present }) => def.name === name && present);
  // Below the item, so that tax and gross fit next to it on a desktop screen.
  const receipt = type === 'GRNSRN' && shows('grnNo') ? { second: ({ grnNo }: DeliveryLine) => grnNo } : {};
  const [showsAvailable, showsPrice] = [shows('available'), shows('price')];
  const someByAmount = items.some(isByAmount);
  // If no order item has charges, the columns stay empty.
  const bearsCharges = items.some(({ charges }) => Object.values(charges).some(charge => !isZero(charge)));
  // The amount alone fits on one line: the hint below the quantity extends across this column.
  const overheads: Partial<LinePick<DeliveryLine>> =
    bearsCharges && shows('overheadsGross')
      ? {
          title: 'Tax + Overheads',
          width: 104,
          second: line => (isZero(line.overheadsGross) ? '' : `+ ${formatMoney(line.overheadsGross, countryCode)}`),
        }
      : {};
  const amount: Partial<LinePick<DeliveryLine>> = {
    ...(someByAmount ? { locked: line => !byAmount(line) } : { computed: true }),
    second: line => {
      if (byAmount(line)) return showsAvailable ? `of ${formatMoney(line.available, countryCode)}` : '';
      return showsPrice ? `at ${formatMoney(line.price, countryCode)}` : '';
    },
  };
  return lineColumns(fields, [
    { name: 'item', width: 170, ...receipt },
    {
      name: 'quantity',
      width: 104,
      required: true,
      locked: byAmount,
      hint: { name: 'Invoice all, or as suggested', of: proposal },
      second: line => (showsAvailable && !byAmount(line) ? `of ${inUnits(line.available, line)}` : ''),
    },
    { name: 'amount', width: 104, ...amount },
    { name: getCode(countryCode), width: 104, second: ({ taxRate }) => `${taxRate}%` },
    { name: 'taxAmount', title: 'Tax', width: 90, ...overheads },
    { name: 'grossAmount', width: 104 },
    details(onOpen),
  ]);
}

export function deliveryReadColumns({ fields, documentContext, countryCode, onOpen }: ColumnsOf) {
  return lineColumns(fields, [
    { name: 'item', width: 180 },
    ...(documentContext.type === 'GRNSRN' ? [{ name: 'grnNo', width: 112 } as const] : []),
    { name: 'quantity', width: 84, second: ({ uom }) => uom },
    { name: 'price', width: 92 },
    { name: 'amount', width: 100 },
    { name: getCode(countryCode), width: 96, second: ({ taxRate }) => `${taxRate}%` },
    { name: 'taxAmount', width: 100 },
    { name: 'overheadsGross', width: 100 },
    { name: 'grossAmount', width: 100 },
    details(onOpen),
  ]);
}
