import { isIndia } from '@/lib/country';
import type { ColumnDef } from '@/shared/list/listTypes';
import type { ReceiptItem } from '../api/operations';

export const receiptItemText = (item: ReceiptItem) =>
  [item.lineItemNo, item.poLineItemNo, item.itemCode, item.itemName, item.batchNumber].join(' ');

/** Builds the receipt item columns (spec 3 §3 'GRN / SRN'); HSN codes are for India only. */
export function receiptLineColumns(countryCode: string | null): ColumnDef<ReceiptItem>[] {
  const fixed = { sortable: false } as const;
  const country = () => countryCode;
  const currency = (item: ReceiptItem) => item.currencyCode;
  const columns: ColumnDef<ReceiptItem>[] = [
    { name: 'lineItemNo', title: 'Line', kind: 'text', width: 64, ...fixed },
    { name: 'poLineItemNo', title: 'PO Line', kind: 'text', width: 80, ...fixed },
    { name: 'itemCode', title: 'Item Code', kind: 'text', width: 108, ...fixed },
    { name: 'itemName', title: 'Item', kind: 'text', width: 190, ...fixed },
    { name: 'hsnCode', title: 'HSN', kind: 'text', width: 98, ...fixed },
    { name: 'quantity', title: 'Received', kind: 'number', width: 92, ...fixed },
    { name: 'invoiceAvailableQuantity', title: 'Available', kind: 'number', width: 98, ...fixed },
    { name: 'uom', title: 'Unit', kind: 'text', width: 66, ...fixed },
    { name: 'poItemQuantity', title: 'Ordered', kind: 'number', width: 92, ...fixed },
    { name: 'poItemPrice', title: 'PO Price', kind: 'money', width: 104, country, ...fixed },
    { name: 'amountLC', title: 'Amount', kind: 'money', width: 140, country, currency, ...fixed },
    { name: 'batchNumber', title: 'Batch', kind: 'text', width: 120, ...fixed },
    { name: 'materialType', title: 'Type', kind: 'text', width: 100, ...fixed },
  ];
  return columns.filter(({ name }) => name !== 'hsnCode' || isIndia(countryCode));
}
