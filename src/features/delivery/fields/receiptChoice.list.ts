import { partyColumns } from '@/domain/invoice/listColumns';
import type { ListDef } from '@/shared/list/listTypes';
import type { ReceiptRow } from '../api/operations';
import { multiply, parseDecimal, round, sum } from '@/lib/money';

/** Receipts in the receipt picker (spec 3 §2, §9: 10 rows). */
export const receiptChoice: ListDef<ReceiptRow> = {
  context: 'grnSrnList',
  pageSize: 10,
  columns: [
    { name: 'no', title: 'GRN/SRN No', kind: 'text', width: 118 },
    { name: 'date', title: 'GRN Date', kind: 'date', width: 112 },
    { name: 'items', title: 'Material', kind: 'text', width: 250, sortable: false, value: getMaterial },
    {
      name: 'quantity',
      title: 'Open Quantity',
      kind: 'text',
      align: 'right',
      width: 104,
      sortable: false,
      value: getOpenQuantity,
    },
    {
      name: 'value',
      title: 'Open Value',
      kind: 'money',
      width: 180,
      sortable: false,
      value: getOpenValue,
      country: row => row.countryCode,
      currency: row => row.currencyCode,
      onPhone: 'top',
    },
    { name: 'orderNo', title: 'Order No', kind: 'text', width: 112 },
    { name: 'paymentTermText', title: 'Payment Term', kind: 'text', width: 116 },
    { name: 'type', title: 'Type', kind: 'text', width: 64 },
    { name: 'poType', title: 'PO Type', kind: 'text', width: 72, onPhone: false },
    // Distinguishing columns come first; the PR initiator is mostly the same.
    { name: 'prInitiatorName', title: 'PR Initiator', kind: 'text', width: 148 },
    { name: 'plantName', title: 'Plant', kind: 'text', width: 150, onPhone: false },
    { ...partyColumns.supplier, rank: undefined, onPhone: false },
    { name: 'invoiceReference', title: 'Invoice Reference', kind: 'text', width: 150, onPhone: false },
  ],
};

type Picked = Pick<ReceiptRow, 'items'>;

const getItems = ({ items }: Picked) => items ?? [];

/** Returns the first item's name and the number of further items. */
export function getMaterial(receipt: Picked): string {
  const [first, ...others] = getItems(receipt);
  if (!first) return '';
  const name = first.itemName || first.itemCode || '';
  return others.length > 0 ? `${name} and ${others.length} more` : name;
}

export function getOpenQuantity(receipt: Picked): string {
  const items = getItems(receipt);
  const units = new Set(items.map(({ uom }) => uom ?? ''));
  if (units.size !== 1) return '';
  const open = sum(items.map(item => item.invoiceAvailableQuantity));
  return `${parseDecimal(open) ?? open} ${[...units].join('')}`.trim();
}

export function getOpenValue(receipt: Picked): string | null {
  const items = getItems(receipt);
  if (items.length === 0) return null;
  return round(sum(items.map(item => multiply(item.invoiceAvailableQuantity, item.price))));
}
