import { startTransition, useEffect, useMemo, useState } from 'react';
import { whenIdle } from '@/lib/whenIdle';
import type { Width } from './columnWidths';
import type { ColumnDef } from './listTypes';

/** So many rows are drawn whole in one piece. */
const ROWS_AT_ONCE = 5;
/** On a busy machine the next rows are drawn whole then all the same, in ms. */
const WITHIN_MS = 300;

/** How many of the columns begin within a grid of so many pixels: all where it is not known, and where rows are cards. */
function countInSight(widths: readonly Width[], room: number): number {
  if (room <= 0) return widths.length;
  let start = 0;
  let count = 0;
  for (const { pixels } of widths) {
    if (start > room) break;
    start += pixels;
    count++;
  }
  return count;
}

/**
 * How many rows are drawn whole, with the cells that are out of sight: none at first, then some more as soon as the browser has nothing
 * else to do, in the end all, which stays so for every row that comes. Half of a wide grid's cells lie out of sight, and the first rows do
 * not wait for them. `count` is 0 until rows have come. With `isWanted` false every row is drawn with all its cells from the start.
 */
export function useWholeRows(count: number, isWanted: boolean): number {
  const [whole, setWhole] = useState(isWanted ? 0 : Infinity);
  useEffect(() => {
    if (whole === Infinity || count === 0) return;
    const next = whole + ROWS_AT_ONCE;
    return whenIdle(() => startTransition(() => setWhole(next < count ? next : Infinity)), WITHIN_MS);
  }, [whole, count]);
  return whole;
}

/**
 * Which columns of a row are drawn: all in the rows that are drawn `whole` (`useWholeRows`), in the others those that are in sight. `room`:
 * pixels of the grid, 0 where they are not known.
 */
export function useColumnsInSight<Row>(
  columns: readonly ColumnDef<Row>[],
  widths: readonly Width[],
  room: number,
  rows: readonly Row[] | null,
  whole: number,
): (row: Row) => readonly ColumnDef<Row>[] {
  const inSight = whole === Infinity ? columns.length : countInSight(widths, room);
  const first = useMemo(() => (inSight < columns.length ? columns.slice(0, inSight) : columns), [columns, inSight]);
  const wholeRows = useMemo(() => (whole === Infinity ? null : new Set(rows?.slice(0, whole))), [rows, whole]);
  return row => (wholeRows === null || wholeRows.has(row) ? columns : first);
}
