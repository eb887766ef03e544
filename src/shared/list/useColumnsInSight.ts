import { startTransition, useEffect, useMemo, useState } from 'react';
import { whenIdle } from '@/lib/whenIdle';
import { windows } from '@/shared/ui/tokens';
import { wraps } from './columnKinds';
import type { Width } from './columnWidths';
import type { ColumnDef } from './listTypes';

/** So many rows are drawn whole in one piece. */
const ROWS_AT_ONCE = 5;
/** On a busy machine the next rows are drawn whole then all the same, in ms. */
const WITHIN_MS = 300;

/**
 * How many of the columns begin within a window of this width. All of them where it is not known, where rows are cards, and where a cell
 * may take several lines: what is drawn later must not move what is there.
 */
function countInSight<Row>(columns: readonly ColumnDef<Row>[], widths: readonly Width[], width: number): number {
  if (width === 0 || matchMedia(windows.phone).matches || columns.some(wraps)) return columns.length;
  let start = 0;
  let count = 0;
  for (const { pixels } of widths) {
    if (start > width) break;
    start += pixels;
    count++;
  }
  return count;
}

/**
 * Which columns of a row are drawn. A wide grid begins with those that a window shows, and draws the cells beyond them as soon as
 * the browser has nothing else to do, some rows at a time: half of a list's cells lie out of sight, and the first rows do not wait for
 * them. From then on every row is drawn whole. `rows` is null until some have come.
 */
export function useColumnsInSight<Row>(
  columns: readonly ColumnDef<Row>[],
  widths: readonly Width[],
  rows: readonly Row[] | null,
  isWanted: boolean,
): (row: Row) => readonly ColumnDef<Row>[] {
  const [drawn, setDrawn] = useState(isWanted ? 0 : Infinity);
  const inSight =
    drawn === Infinity ? columns.length : countInSight(columns, widths, document.documentElement.clientWidth);
  const first = useMemo(() => columns.slice(0, inSight), [columns, inSight]);
  const count = rows?.length ?? 0;
  useEffect(() => {
    if (drawn === Infinity || count === 0) return;
    const next = drawn + ROWS_AT_ONCE;
    return whenIdle(() => startTransition(() => setDrawn(next < count ? next : Infinity)), WITHIN_MS);
  }, [drawn, count]);
  const whole = useMemo(() => (drawn === Infinity ? null : new Set(rows?.slice(0, drawn))), [rows, drawn]);
  return row => (whole === null || whole.has(row) ? columns : first);
}
