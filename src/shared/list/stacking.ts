import { alignOf, widthOf } from './columnKinds';
import type { ColumnDef } from './listTypes';

/** Where room is short, a column of texts is read in so many pixels. */
const SHORT = 120;

const isFigure = <Row>(column: ColumnDef<Row>) => alignOf(column) === 'right';

/** The columns with those that `hostOf` names a place for under it; one whose place is not there keeps its own. */
function putUnder<Row>(
  columns: readonly ColumnDef<Row>[],
  hostOf: (column: ColumnDef<Row>) => string | undefined,
): ColumnDef<Row>[] {
  const named = (name: string | undefined) => columns.find(column => name !== undefined && column.name === name);
  const placeOf = (column: ColumnDef<Row>): ColumnDef<Row> => {
    const host = named(hostOf(column));
    return host && host !== column ? placeOf(host) : column;
  };
  return columns.flatMap(column => {
    if (placeOf(column) !== column) return [];
    const below = columns.filter(other => other !== column && placeOf(other) === column);
    const width = isFigure(column) ? {} : { width: Math.min(widthOf(column), SHORT) };
    return [{ ...column, ...width, ...(below.length > 0 && { below }) }];
  });
}

/**
 * Columns for a box of so many pixels, of which `leastOf` tells what each makes do with: as they are, each under the one that it names, or
 * all figures under the last one, so that none has to be scrolled to. Columns of which none names another stay as they are.
 */
export function stacked<Row>(
  columns: readonly ColumnDef<Row>[],
  room: number,
  leastOf: (column: ColumnDef<Row>) => number,
): readonly ColumnDef<Row>[] {
  if (columns.every(({ under }) => under === undefined)) return columns;
  const fits = (all: readonly ColumnDef<Row>[]) => all.reduce((sum, column) => sum + leastOf(column), 0) <= room;
  if (fits(columns)) return columns;
  const once = putUnder(columns, ({ under }) => under);
  if (fits(once)) return once;
  const last = once.findLast(isFigure)?.name;
  return putUnder(columns, column => column.under ?? (isFigure(column) ? last : undefined));
}
