import { useLayoutEffect, useMemo, useState, type RefObject } from 'react';
import { usePrinting } from '@/shared/ui/printing';
import { windows } from '@/shared/ui/tokens';
import { useMediaQuery } from '@/shared/ui/useMediaQuery';
import { alignOf, widthOf } from './columnKinds';
import type { ColumnDef } from './listTypes';

/** Where room is short, a column of texts is read in so many pixels; where all figures stand below one another, so many are for their titles. */
const SHORT = 120;
const TITLES = 90;

const isFigure = <Row>(column: ColumnDef<Row>) => alignOf(column) === 'right';
const widthOfAll = <Row>(columns: readonly ColumnDef<Row>[]) =>
  columns.reduce((sum, column) => sum + widthOf(column), 0);

/** The columns with those that `hostOf` names a place for under it; one whose place is not there keeps its own. */
function putUnder<Row>(
  columns: readonly ColumnDef<Row>[],
  hostOf: (column: ColumnDef<Row>) => string | undefined,
  titles: number,
): ColumnDef<Row>[] {
  const named = (name: string | undefined) => columns.find(column => name !== undefined && column.name === name);
  const placeOf = (column: ColumnDef<Row>): ColumnDef<Row> => {
    const host = named(hostOf(column));
    return host && host !== column ? placeOf(host) : column;
  };
  return columns.flatMap(column => {
    if (placeOf(column) !== column) return [];
    const below = columns.filter(other => other !== column && placeOf(other) === column);
    if (!isFigure(column)) return [{ ...column, width: Math.min(widthOf(column), SHORT), below }];
    if (below.length === 0) return [column];
    return [{ ...column, width: Math.max(...[column, ...below].map(widthOf)) + titles, below }];
  });
}

/** What is left of the room goes to the longest texts. */
function filled<Row>(columns: readonly ColumnDef<Row>[], room: number): readonly ColumnDef<Row>[] {
  const rest = Math.max(0, room - widthOfAll(columns));
  const texts = columns.filter(column => !isFigure(column));
  const longest = texts.find(column => widthOf(column) === Math.max(...texts.map(widthOf)));
  return columns.map(column => (column === longest ? { ...column, width: widthOf(column) + rest } : column));
}

/**
 * Columns for a box of so many pixels: as they are, each under the one that it names, or all figures under the last one, so that none has
 * to be scrolled to. Columns of which none names another stay as they are.
 */
export function stacked<Row>(columns: readonly ColumnDef<Row>[], room: number): readonly ColumnDef<Row>[] {
  if (widthOfAll(columns) <= room || columns.every(({ under }) => under === undefined)) return columns;
  const once = putUnder(columns, ({ under }) => under, 0);
  if (widthOfAll(once) <= room) return filled(once, room);
  const last = once.findLast(isFigure)?.name;
  return filled(
    putUnder(columns, column => column.under ?? (isFigure(column) ? last : undefined), TITLES),
    room,
  );
}

/** The columns as the box has room for them. On a telephone rows are cards, and on paper there is room. */
export function useStacked<Row>(
  columns: readonly ColumnDef<Row>[],
  box: RefObject<HTMLElement | null>,
): readonly ColumnDef<Row>[] {
  const isCard = useMediaQuery(windows.phone);
  const printing = usePrinting();
  const [room, setRoom] = useState(Infinity);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setRoom(element.clientWidth || Infinity);
    // Before the first paint: what is drawn wide would jump.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return useMemo(() => (isCard || printing ? columns : stacked(columns, room)), [columns, room, isCard, printing]);
}
