import type { LineColumn } from '@/shared/lines/types';
import type { OrderItem } from '../model/order';
import type { ProformaLine } from '../model/proforma.values';

/** The line table of the form: an item of the order says what it is and what it costs. */
export function lineColumns(items: readonly OrderItem[]): LineColumn<ProformaLine>[] {
  const options = items.map(({ lineNumber, description }) => ({
    value: lineNumber,
    label: [lineNumber, description].filter(Boolean).join(' · '),
  }));
  return [
    { key: 'poItemLineNumber', title: 'PO Line Item', width: 190, kind: 'select', options, required: true },
    { key: 'itemDescription', title: 'Item', width: 170, kind: 'computed' },
    { key: 'poItemAmount', title: 'Item Amount', width: 120, kind: 'computed', of: 'money' },
    { key: 'lineItemDescription', title: 'Advance Term', width: 200, kind: 'text', required: true },
    { key: 'amount', title: 'Amount', width: 120, kind: 'money', required: true },
  ];
}

/** The same lines for reading. */
export const lineReadColumns: LineColumn<ProformaLine>[] = [
  { key: 'poItemLineNumber', title: 'PO Line Item', width: 120, kind: 'readOnly' },
  { key: 'itemDescription', title: 'Item', width: 220, kind: 'readOnly' },
  { key: 'poItemAmount', title: 'Item Amount', width: 130, kind: 'money' },
  { key: 'lineItemDescription', title: 'Advance Term', width: 240, kind: 'readOnly' },
  { key: 'amount', title: 'Amount', width: 130, kind: 'money' },
];
