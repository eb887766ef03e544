import { isAmbiguousNumber, isMonthFirst } from '@/lib/ambiguous';
import { withoutPercent } from '@/lib/decimalText';
import { valueText, type ColumnMatch, type TableRow, type TableValue } from '@/lib/tableColumns';
import { parseText } from '@/shared/kinds/texts';
import type { ImportColumn, ImportDef, OptionsByKey } from './importDef';

/** How a column writes what can be read in two ways. */
export type Reading = 'dayFirst' | 'monthFirst' | 'decimalPoint' | 'thousandPoint';
/** The user's choice, by column key. */
export type Readings = Readonly<Record<string, Reading>>;

/** A column with a value that can be read in two ways. */
export interface AmbiguousColumn {
  key: string;
  /** The first such value. */
  example: string;
  choices: readonly { reading: Reading; label: string }[];
}

const DAY_ORDERS = [
  { reading: 'dayFirst', label: 'Day first: 11/02/2026 is 11 February' },
  { reading: 'monthFirst', label: 'Month first: 11/02/2026 is 2 November' },
] as const;

/** The columns whose dates or numbers can be read in two ways: one such value makes the whole column ambiguous. */
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

/** The text of a cell in the form that `parseText` reads. */
function readAs(text: string, reading: Reading | undefined): string {
  if (reading === 'monthFirst') return text.trim().replace(/^(\d{1,2})([-/. ])(\d{1,2})(?=[-/. ]\d)/, '$3$2$1');
  if (reading === 'thousandPoint') return text.replaceAll('.', '').replace(',', '.');
  return text;
}

/** The text of a typed, pasted or imported cell as its column keeps it. */
export function parseCell(column: ImportColumn, text: string, options: OptionsByKey): string {
  return parseText(column.kind, column.percent ? withoutPercent(text) : text, options.get(column.key));
}

/** A cell of the file as its column keeps it: texts as they are shown, everything else by its stored value. */
export function readCell(
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
