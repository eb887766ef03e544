import { isAmbiguousNumber, isMonthFirst } from '@/lib/ambiguous';
import { withoutPercent } from '@/lib/decimalText';
import { valueText, type ColumnMatch, type TableRow, type TableValue } from '@/lib/tableColumns';
import { parseText } from '@/shared/fieldTypes/texts';
import type { ImportColumn, ImportDef, OptionsByKey } from './importDef';

/** How to read an ambiguous date or number. */
export type Reading = 'dayFirst' | 'monthFirst' | 'decimalPoint' | 'thousandPoint';
export type Readings = Readonly<Record<string, Reading>>;

export interface AmbiguousColumn {
  key: string;
  example: string;
  choices: readonly { reading: Reading; label: string }[];
}

const DAY_ORDERS = [
  { reading: 'dayFirst', label: 'Day first: 11/02/2026 is 11 February' },
  { reading: 'monthFirst', label: 'Month first: 11/02/2026 is 2 November' },
] as const;

/** Returns columns with a date or number that can be read in two ways. */
export function ambiguousColumns(def: ImportDef, rows: readonly TableRow[], match: ColumnMatch): AmbiguousColumn[] {
  return def.columns.flatMap(({ key, kind }): AmbiguousColumn[] => {
    const at = match[key];
    const isDay = kind === 'date';
    if (at == null || kind === 'text' || kind === 'select') return [];
    const isAmbiguous = isDay ? isMonthFirst : isAmbiguousNumber;
    const row = rows.find(({ cells, values = cells }) => isAmbiguous(values[at] ?? ''));
    const example = row?.cells[at]?.trim();
    if (!example) return [];
    const numbers = [
      { reading: 'decimalPoint', label: `Decimal point: ${example} is ${parseText('number', example)}` },
      { reading: 'thousandPoint', label: `Thousands separator: ${example} is ${example.replace('.', '')}` },
    ] as const;
    return [{ key, example, choices: isDay ? DAY_ORDERS : numbers }];
  });
}

function readAs(text: string, reading: Reading | undefined): string {
  if (reading === 'monthFirst') return text.trim().replace(/^(\d{1,2})([-/. ])(\d{1,2})(?=[-/. ]\d)/, '$3$2$1');
  if (reading === 'thousandPoint') return text.replaceAll('.', '').replace(',', '.');
  return text;
}

/** Parses typed, pasted or imported text. */
export function parseCell(column: ImportColumn, text: string, options: OptionsByKey): string {
  return parseText(column.kind, column.percent ? withoutPercent(text) : text, options.get(column.key));
}

/** Parses a cell of the file: texts as displayed, others by their stored value. */
export function readImportCell(
  column: ImportColumn,
  { cells, values = cells }: Pick<TableRow, 'cells' | 'values'>,
  at: number,
  options: OptionsByKey,
  reading: Reading | undefined,
): string {
  const isText = column.kind === 'text' || column.kind === 'select';
  const value: TableValue = (isText ? cells[at] : values[at]) ?? '';
  return parseCell(column, typeof value === 'number' ? valueText(value) : readAs(value, reading), options);
}
