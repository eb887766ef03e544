import { getDecimals } from '@/lib/money';
import { parseDecimalText } from '@/lib/decimalText';
import { LAYOUT } from '@/shared/fieldTypes/layout';
import { isIsoDay } from '@/shared/ui/typedDay';
import type { WrittenCell, WrittenSheet } from '@/lib/writeWorkbook';
import type { ImportColumn, ImportDef, ImportRow } from './importDef';

/** Spreadsheets keep no more digits; longer amounts stay text. */
const EXACT_DIGITS = 15;

/** Writes dates and amounts as such, everything else as displayed text. */
function writtenCell(column: ImportColumn, text: string): WrittenCell {
  if (text === '') return null;
  if (column.kind === 'date' && isIsoDay(text)) return { day: text };
  if (LAYOUT[column.kind].align === 'end') {
    const decimal = parseDecimalText(text);
    if (decimal !== null && decimal.replaceAll(/[-.]/g, '').length <= EXACT_DIGITS)
      return { number: Number(decimal), decimals: getDecimals(decimal) };
  }
  return text;
}

const getWidth = ({ title }: ImportColumn) => Math.max(title.length + 2, 14);

export function getSheet(def: ImportDef, rows: readonly ImportRow[]): WrittenSheet {
  return {
    name: def.template.sheet,
    widths: def.columns.map(getWidth),
    rows: [
      def.columns.map(({ title }) => title),
      ...rows.map(row => def.columns.map(column => writtenCell(column, row[column.key] ?? ''))),
    ],
  };
}

export function getTemplate(def: ImportDef): WrittenSheet[] {
  const sample = Object.fromEntries(def.columns.map(({ key, sample: text }) => [key, text]));
  return [
    getSheet(def, [sample]),
    {
      name: 'Instructions',
      widths: [28, 10, 80],
      rows: [
        ['Column', 'Required', 'Rule'],
        ...def.columns.map(({ title, required, hint }) => [title, required ? 'Yes' : 'No', hint ?? null]),
        [null],
        ['Replace the example row. Save as xlsx or csv.'],
      ],
    },
  ];
}
