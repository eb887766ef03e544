import { drawCell } from './columnTypes';
import type { ColumnDef } from './listTypes';

interface Detail {
  title: string;
  text: string;
}

/** Removes `once` columns in which two or more rows all have the same value, and returns the shared values for display above the table. */
export function splitCommonColumns<Row>(
  columns: readonly ColumnDef<Row>[],
  rows: readonly Row[],
): { columns: ColumnDef<Row>[]; details: Detail[] } {
  const details: Detail[] = [];
  const left = columns.filter(column => {
    if (!column.once || rows.length < 2) return true;
    const [first = '', ...others] = new Set(rows.map(row => drawCell(column, row).text));
    if (others.length > 0) return true;
    if (first !== '') details.push({ title: column.title, text: first });
    return false;
  });
  return { columns: left, details };
}
