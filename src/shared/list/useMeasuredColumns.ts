import { useCallback, useMemo, useState } from 'react';
import { useLook } from '@/shared/ui/look';
import { usePrinting } from '@/shared/ui/printing';
import { canMeasure, textWidth } from '@/shared/ui/textWidth';
import { densities, windows } from '@/shared/ui/tokens';
import { widthOf } from './columnKinds';
import { fitOf, shareRoom, shortens, VALUE, wider, type Fit, type Setting, type Width } from './columnWidths';
import type { ColumnDef } from './listTypes';
import { stacked } from './stacking';

/** What a window has around a list, in pixels: the menu, the page's edges, the list's own. What it really is, a grid finds once it stands. */
const AROUND = 286;
/** Where rows are cards. */
const NO_COLUMNS = 0;

const roomOf = (width: number) => (matchMedia(windows.phone).matches ? NO_COLUMNS : Math.floor(width));

interface Measured<Row> {
  /** The columns as they fit: some under others (`stacked`), names in them written as short as their widths ask for. */
  columns: readonly ColumnDef<Row>[];
  widths: readonly Width[];
  /** Pixels that the table has; 0 where rows are cards. */
  room: number;
  /** For the table: watches the room that it has. */
  watch: (table: HTMLElement | null) => (() => void) | undefined;
}

/** Columns that are to be in sight: those with a place, as long as they stand first. Without places all are. */
function leadOf<Row>(columns: readonly ColumnDef<Row>[]): number {
  const first = columns.findIndex(({ rank }) => rank === undefined);
  return first > 0 ? first : columns.length;
}

/** Columns whose names are written in the longest way that fits into so many pixels for each. */
function writtenFor<Row>(columns: readonly ColumnDef<Row>[], room: readonly number[]): ColumnDef<Row>[] {
  return columns.map((column, at) => {
    if (column.kind !== 'text' || !column.shorten) return column;
    const { shorten } = column;
    const fits = (text: string) => (textWidth(text, VALUE) ?? 0) <= (room[at] ?? 0);
    // Many rows have the same name.
    const written = new Map<string, readonly [string]>();
    return {
      ...column,
      shorten: (text: string): readonly [string] => {
        const known = written.get(text);
        if (known) return known;
        const forms = shorten(text);
        const chosen: readonly [string] = [forms.find(fits) ?? forms.at(-1) ?? text];
        written.set(text, chosen);
        return chosen;
      },
    };
  });
}

/**
 * Columns as wide as what stands in them, by the texts of their rows: measured before they are drawn, so that they are drawn once. Where not
 * all fits that is to be in sight, names are written shorter. A column gets wider from page to page, never narrower. Where nothing can be
 * measured, and while there are no rows, the columns have their declared widths. `around`: pixels that are not the columns'; `onlyInSight`:
 * columns that are out of sight are not measured yet, as the first rows would wait for that.
 */
export function useMeasuredColumns<Row>(
  given: readonly ColumnDef<Row>[],
  rows: readonly Row[] | null,
  around: number,
  { sorts, lines }: Omit<Setting, 'density'>,
  onlyInSight: boolean,
): Measured<Row> {
  const { density } = useLook();
  const printing = usePrinting();
  const [room, setRoom] = useState(() => roomOf(document.documentElement.clientWidth - AROUND));
  const measures = room !== NO_COLUMNS && canMeasure();
  const [seen] = useState(() => new Map<string, Fit>());

  // A column is measured once for its rows, whatever room there is.
  const fitIn = useMemo(() => {
    if (!measures || !rows?.length) return null;
    const measured = new Map<ColumnDef<Row>, Fit>();
    return (column: ColumnDef<Row>): Fit => {
      const known = measured.get(column);
      if (known) return known;
      const below = column.below?.map(({ name }) => name).join(' ') ?? '';
      const key = [density, column.name, column.title, below].join(' ');
      const fit = wider(fitOf(column, rows, { density, sorts, lines }), seen.get(key));
      seen.set(key, fit);
      measured.set(column, fit);
      return fit;
    };
  }, [measures, rows, density, sorts, lines, seen]);

  const [placed, widths] = useMemo(() => {
    if (!fitIn) return [given, given.map((column): Width => ({ pixels: widthOf(column), css: widthOf(column) }))];
    // Paper has room for all columns.
    const columns = printing ? given : stacked(given, room - around, column => fitIn(column).least);
    const lead = leadOf(columns);
    let start = around;
    const fits = columns.map((column, at) => {
      const isMeasured = !onlyInSight || at < lead || start <= room;
      const fit = isMeasured ? fitIn(column) : { least: widthOf(column), needs: widthOf(column) };
      start += fit.least;
      return fit;
    });
    return [columns, shareRoom(fits, lead, room, around)];
  }, [fitIn, given, room, around, printing, onlyInSight]);

  // Rows are drawn again only where names have another room.
  const edges = 2 * (densities[density].space[4] ?? 0);
  const rooms = widths.map(({ pixels }, at) => (placed[at] && shortens(placed[at]) ? pixels - edges : 0)).join(' ');
  const written = useMemo(
    () => (measures ? writtenFor(placed, rooms.split(' ').map(Number)) : placed),
    [measures, placed, rooms],
  );

  const watch = useCallback((table: HTMLElement | null) => {
    const box = table?.parentElement;
    if (!box || !canMeasure()) return undefined;
    // Beside something else there is less room than the window lets expect: it is looked up before the table is painted. Elsewhere the look
    // would lay out the page one more time.
    const width = box.closest('[data-shares-room]') ? Math.min(box.clientWidth, box.getBoundingClientRect().width) : 0;
    if (width > 0) setRoom(roomOf(width));
    const observer = new ResizeObserver(([entry]) => setRoom(roomOf(entry?.contentRect.width ?? 0)));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);

  return { columns: written, widths, room, watch };
}
