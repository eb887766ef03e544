import { drawCell } from './columnKinds';
import type { ColumnDef } from './listTypes';

/** What all rows of a table say in a column that is left out. */
interface Fact {
  title: string;
  text: string;
}

/**
 * Takes the columns marked `once` out of a table whose rows (two at least) all say the same in them. What they say comes as facts, to
 * stand above the table once; where they say nothing there is no fact.
 */
export function commonFacts<Row>(
  columns: readonly ColumnDef<Row>[],
  rows: readonly Row[],
): { columns: ColumnDef<Row>[]; facts: Fact[] } {
  const facts: Fact[] = [];
  const left = columns.filter(column => {
    if (!column.once || rows.length < 2) return true;
    const [first = '', ...others] = new Set(rows.map(row => drawCell(column, row).text));
    if (others.length > 0) return true;
    if (first !== '') facts.push({ title: column.title, text: first });
    return false;
  });
  return { columns: left, facts };
}
