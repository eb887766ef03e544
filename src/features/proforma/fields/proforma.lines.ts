import { lineAmountField, plainText } from '@/domain/invoice/fields';
import { defineLines, type RowOf } from '@/shared/fields/rows';
import { minLength, onDraft } from '@/shared/fields/rules';
import type { ResolvedField } from '@/shared/fields/types';
import { lineColumns } from '@/shared/lines/lineColumns';
import type { OrderItem } from './order';

/** The lines: an item of the order, what follows from it, and what is paid on it in advance (spec 2 §2, §5). */
export const advanceLines = defineLines([
  // Its options are the items of the order at hand: the table gives them.
  { kind: 'select', name: 'poItemLineNumber', label: 'PO Line Item', required: true, options: [] },
  { kind: 'text', name: 'itemDescription', label: 'Item', mode: 'read' },
  { kind: 'money', name: 'poItemAmount', label: 'Item Amount', mode: 'read', zero: 'onWire' },
  {
    kind: 'text',
    name: 'lineItemDescription',
    label: 'Advance Term',
    required: 'Description is required',
    rules: [plainText, onDraft(minLength(5))],
  },
  lineAmountField,
]);

export type ProformaLine = RowOf<typeof advanceLines>;

type Fields = readonly ResolvedField<ProformaLine>[];

/** The line table of the form: an item of the order says what it is and what it costs. */
export function advanceColumns(fields: Fields, items: readonly OrderItem[]) {
  const options = items.map(({ lineNumber, description }) => ({
    value: lineNumber,
    label: [lineNumber, description].filter(Boolean).join(' · '),
  }));
  return lineColumns(fields, [
    { name: 'poItemLineNumber', width: 190, options },
    { name: 'itemDescription', width: 170 },
    { name: 'poItemAmount', width: 120 },
    { name: 'lineItemDescription', width: 200 },
    { name: 'amount', width: 120 },
  ]);
}

/** The same lines for reading. */
export const advanceReadColumns = (fields: Fields) =>
  lineColumns(fields, [
    { name: 'poItemLineNumber', width: 120 },
    { name: 'itemDescription', width: 220 },
    { name: 'poItemAmount', width: 130 },
    { name: 'lineItemDescription', width: 240 },
    { name: 'amount', width: 130 },
  ]);
