import { isIndia } from '@/lib/country';
import { parseDecimal, roundDown, type DecimalLike } from '@/lib/money';
import type { ColumnDef } from '@/shared/list/listTypes';

export interface ItemDetails {
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

/** Services billed by amount can have any fraction left; shows 3 decimals. */
const units = (value: DecimalLike) => parseDecimal(value) && parseDecimal(roundDown(value, 3));

export const getName = ({ itemName, itemShortText }: ItemDetails) => itemName || itemShortText;

export const itemText = (item: ItemDetails) =>
  [item.lineItemNumber, item.itemCode, item.itemName, item.itemShortText].join(' ');

/** Returns the first columns of all item tables; HSN for India only (spec 3 §2). They are not sortable. */
export function itemColumns<Item extends ItemDetails>(countryCode: string | null): ColumnDef<Item>[] {
  const fixed = { sortable: false } as const;
  return [
    { name: 'lineItemNumber', title: 'Line', kind: 'text', width: 72, value: item => item.lineItemNumber, ...fixed },
    { name: 'itemCode', title: 'Item Code', kind: 'text', width: 108, value: item => item.itemCode, ...fixed },
    { name: 'itemName', title: 'Item', kind: 'text', width: 220, value: getName, ...fixed },
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
