import type { ImportDef, ImportRow } from '@/shared/importing/importDef';
import { amountRules, maxLength, noSpaces, noSpecialCharacters, notLaterThanDays } from '@/shared/fields/rules';

type Key = 'number' | 'day' | 'amount' | 'count' | 'type' | 'order' | 'remarks';

/** A declaration that uses every option. */
export const sample: ImportDef<Key> = {
  noun: 'entries',
  columns: [
    {
      kind: 'text',
      key: 'number',
      title: 'Entry Number',
      spellings: ['Entry No.', 'Number'],
      required: true,
      rules: [maxLength(16), noSpaces(), noSpecialCharacters()],
      sample: 'INV-1',
    },
    {
      kind: 'date',
      key: 'day',
      title: 'Entry Date',
      required: 'The day is missing',
      rules: [notLaterThanDays(1, 'The day cannot be later than tomorrow')],
      sample: '21-Nov-2026',
    },
    { kind: 'money', key: 'amount', title: 'Amount', required: true, rules: amountRules(), sample: '1180.00' },
    { kind: 'number', key: 'count', title: 'Count', sample: '3' },
    {
      kind: 'select',
      key: 'type',
      title: 'Document Type',
      required: true,
      options: [
        { value: 'PO', label: 'With order' },
        { value: 'NonPO', label: 'Without order' },
      ],
      sample: 'PO',
    },
    { kind: 'text', key: 'order', title: 'Order', sample: '4500000001' },
    { kind: 'text', key: 'remarks', title: 'Remarks', sample: '' },
  ],
  rowRules: [
    { key: 'order', test: row => row.type !== 'PO' || row.order !== '', message: 'Order is required for this type' },
  ],
  unique: ['number'],
  template: { fileName: 'EntryTemplate', sheet: 'Entries' },
  getCountry: ({ remarks }) => remarks || undefined,
};

export const SAMPLE_OPTIONS = new Map(
  sample.columns.flatMap(column =>
    column.kind === 'select' && typeof column.options !== 'function' ? [[column.key, column.options]] : [],
  ),
);

export const row = (change: Partial<ImportRow<Key>> = {}): ImportRow<Key> => ({
  number: 'INV-1',
  day: '2026-11-02',
  amount: '1180.00',
  count: '',
  type: 'PO',
  order: '4500000001',
  remarks: '',
  ...change,
});
