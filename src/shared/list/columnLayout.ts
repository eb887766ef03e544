import type { ColumnDef } from './listTypes';

/** Least column widths in pixels, by what the kind shows. */
const WIDTH: Record<ColumnDef<never>['kind'], number> = {
  text: 160,
  number: 100,
  date: 136,
  datetime: 190,
  money: 150,
  status: 200,
  yesNo: 104,
  link: 140,
};

export function widthOf<Row>(column: ColumnDef<Row>): number {
  return column.width ?? WIDTH[column.kind];
}

export function alignOf<Row>(column: ColumnDef<Row>): 'left' | 'right' | 'center' {
  return column.align ?? (column.kind === 'money' || column.kind === 'number' ? 'right' : 'left');
}
