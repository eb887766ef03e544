import { joinParts } from '@/lib/text';
import { lineAmountField, plainText } from '@/domain/invoice/fields';
import { defineLines, type RowOf } from '@/shared/fields/rows';
import { minLength, onDraft } from '@/shared/fields/rules';
import type { ResolvedField } from '@/shared/fields/types';
import { lineColumns } from '@/shared/lines/lineColumns';
import type { OrderItem } from './order';

/** Fields of a line: an order item, derived values, and the advance for it (spec 2 §2, §5). */
export const advanceLines = defineLines([
  // The table passes the order's items as options.
  { kind: 'select', name: 'poItemLineNumber', label: 'PO Line Item', required: true, options: [] },
  { kind: 'text', name: 'itemDescription', label: 'Item', mode: 'read' },
  { kind: 'money', name: 'poItemAmount', label: 'Item Amount', mode: 'read', zero: 'inDto' },
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

export function advanceColumns(fields: Fields, items: readonly OrderItem[]) {
  const options = items.map(({ lineNumber, description }) => ({
    value: lineNumber,
    label: joinParts(lineNumber, description),
  }));
  return lineColumns(fields, [
    { name: 'poItemLineNumber', width: 190, options },
    { name: 'itemDescription', width: 145 },
    { name: 'poItemAmount', width: 120 },
    { name: 'lineItemDescription', width: 200 },
    { name: 'amount', width: 120 },
  ]);
}

export const advanceReadColumns = (fields: Fields) =>
  lineColumns(fields, [
    { name: 'poItemLineNumber', width: 120 },
    { name: 'itemDescription', width: 220 },
    { name: 'poItemAmount', width: 130 },
    { name: 'lineItemDescription', width: 240 },
    { name: 'amount', width: 130 },
  ]);
