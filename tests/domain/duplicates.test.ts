import { expect, it } from 'vitest';
import { readDuplicates, type DuplicateColumn } from '@/domain/record/duplicates';

const columns: DuplicateColumn[] = [
  { key: 'PoNo', title: 'PO Number' },
  { key: 'InvoiceDate', title: 'Invoice Date', kind: 'date' },
  { key: 'TotalAmount', title: 'Total Amount', kind: 'money' },
];
const getRows = (result: unknown, id = 0) => {
  const warning = readDuplicates({ id, message: 'Look', result }, columns, 'IN');
  return { id: warning.id, rows: warning.table?.rows };
};

/** Spec 3 §7 deliveryInvoiceDuplicateWarningForZFO, docs/decisions.md#duplicate-warning. */
it.each<[string, unknown, { id: number; rows: string[][] | undefined }]>([
  [
    'text with formatted dates and amounts',
    '[{"PoNo":"45","InvoiceDate":"2026-11-05T00:00:00","TotalAmount":120000.5}]',
    { id: 1, rows: [['45', '05-Nov-2026', '1,20,000.50']] },
  ],
  [
    'a parsed list',
    [{ PoNo: 45, InvoiceDate: '2026-11-05', TotalAmount: '7' }],
    { id: 1, rows: [['45', '05-Nov-2026', '7.00']] },
  ],
  [
    'invalid dates and amounts, and missing keys',
    '[{"InvoiceDate":"soon","TotalAmount":"much"},{"PoNo":null}]',
    {
      id: 1,
      rows: [
        ['', 'soon', 'much'],
        ['', '', ''],
      ],
    },
  ],
  ['an empty list', '[]', { id: 0, rows: undefined }],
  ['blank text', ' ', { id: 0, rows: undefined }],
  ['null', null, { id: 0, rows: undefined }],
  ['null as text', 'null', { id: 0, rows: undefined }],
  ['undefined', undefined, { id: 0, rows: undefined }],
  ['unreadable text: warns without a table', '[{"PoNo":', { id: 1, rows: undefined }],
])('readDuplicates reads a result that is %s', (_, result, wanted) => expect(getRows(result)).toEqual(wanted));

it('readDuplicates uses the id alone without columns and returns a null id without a result', () => {
  const result = '[{"PoNo":"45"}]';
  expect(readDuplicates({ id: 0, message: null, result }, undefined, 'IN')).toEqual({ id: 0, message: null });
  expect(readDuplicates({ id: 1, message: 'Look', result: '[]' }, columns, 'IN')).toEqual({ id: 1, message: 'Look' });
  expect(readDuplicates(null, columns, 'IN')).toEqual({ id: null, message: null });
});
