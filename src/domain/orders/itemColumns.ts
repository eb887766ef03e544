import { isIndia } from '@/lib/country';
import { parseDecimal, roundDown, type DecimalLike } from '@/lib/money';
import type { ColumnDef } from '@/shared/list/listTypes';

/** What every table of an order's items shows of one. */
export interface ItemFacts {
  lineItemNumber: string | null;
  itemCode: string | null;
  itemName: string | null;
  itemShortText: string | null;
  uom: string | null;
  quantity: DecimalLike;
  deliveryInvoiceAvailableQuantity: DecimalLike;
  hsnCode: string | null;
  price: DecimalLike;
}

const text = (value: DecimalLike) => (value === null || value === undefined ? null : String(value));

/** Of a service that is billed by amount any share may be left; three decimals of it are shown. */
const units = (value: DecimalLike) => parseDecimal(value) && parseDecimal(roundDown(value, 3));

/** An item's name, and where it says more, its short text. */
export const nameOf = ({ itemName, itemShortText }: ItemFacts) => itemName || itemShortText;

/** What an item is found by. */
export const itemText = (item: ItemFacts) =>
  [item.lineItemNumber, item.itemCode, item.itemName, item.itemShortText].join(' ');

/** The columns that all tables of an order's items begin with; HSN for India only (spec 3 §2). None of them is sorted by. */
export function itemColumns<Item extends ItemFacts>(countryCode: string | null): ColumnDef<Item>[] {
  const fixed = { sortable: false } as const;
  return [
    { name: 'lineItemNumber', title: 'Line', kind: 'text', width: 72, value: item => item.lineItemNumber, ...fixed },
    { name: 'itemCode', title: 'Item Code', kind: 'text', width: 108, value: item => item.itemCode, ...fixed },
    { name: 'itemName', title: 'Item', kind: 'text', width: 220, value: nameOf, ...fixed },
    ...(isIndia(countryCode)
      ? [
          {
            name: 'hsnCode',
            title: 'HSN',
            kind: 'text',
            width: 104,
            value: item => item.hsnCode,
            ...fixed,
          } as const satisfies ColumnDef<Item>,
        ]
      : []),
    { name: 'quantity', title: 'Ordered', kind: 'number', width: 92, value: item => text(item.quantity), ...fixed },
    {
      name: 'deliveryInvoiceAvailableQuantity',
      title: 'Available',
      kind: 'number',
      width: 98,
      value: item => units(item.deliveryInvoiceAvailableQuantity),
      ...fixed,
    },
    { name: 'uom', title: 'Unit', kind: 'text', width: 66, value: item => item.uom, ...fixed },
    {
      name: 'price',
      title: 'Price',
      kind: 'money',
      width: 130,
      value: item => text(item.price),
      country: () => countryCode,
      ...fixed,
    },
  ];
}
