import { blockText, counted, leftOut, placeBlock } from '@/shared/grid/block';
import type { ImportColumn } from '../importDef';
import type { ImportStore } from '../importStore';
import type { Block, CellPlace } from './selection';
import { getDisplayText } from './cells';

export interface Shown {
  store: ImportStore;
  view: readonly number[];
  columns: readonly ImportColumn[];
}

const changedCells = (count: number) => (count === 0 ? 'Nothing changed.' : `${counted(count, 'cell')} changed.`);

function fill({ store, view, columns }: Shown, label: string, block: Block, getText: (key: string) => string): string {
  const chosen = columns.slice(block.left, block.right + 1);
  const rows = view.slice(block.top, block.bottom + 1);
  const texts = rows.flatMap(row => chosen.map(({ key }) => ({ row, key, text: getText(key) })));
  return changedCells(store.change(label, texts));
}

/** Pastes at the first chosen cell, or under the titles in the block; a single cell fills the selection. Returns a message. */
export function pasteRows(shown: Shown, at: Block, cells: readonly (readonly string[])[]): string {
  const { store, view, columns } = shown;
  const single = cells.length === 1 && cells[0]?.length === 1 ? (cells[0][0] ?? '') : null;
  if (single !== null) return fill(shown, 'paste', at, () => single);
  const { rows, extraColumns } = placeBlock(cells, columns, at.left, () => true);
  const texts = rows.flatMap((row, down) => {
    const index = view[at.top + down];
    return index === undefined ? [] : row.map(({ column, text }) => ({ row: index, key: column.key, text }));
  });
  return [
    changedCells(store.change('paste', texts)),
    ...leftOut(at.top + rows.length - view.length, 'row'),
    ...leftOut(extraColumns, 'column'),
  ].join(' ');
}

/** Fills the block's first row down; a block of one row goes on to the last displayed row. */
export function fillRowsDown(shown: Shown, block: Block): string {
  const { store, view } = shown;
  const whole = block.top === block.bottom ? { ...block, bottom: view.length - 1 } : block;
  const source = store.row(view[block.top] ?? -1);
  return source ? fill(shown, 'fill down', whole, key => source[key] ?? '') : 'Nothing changed.';
}

export const clearBlock = (shown: Shown, block: Block) => fill(shown, 'clearing', block, () => '');

export function copiedText({ store, view, columns }: Shown, block: Block): string {
  const chosen = columns.slice(block.left, block.right + 1);
  const rows = view.slice(block.top, block.bottom + 1);
  return blockText(rows.map(index => chosen.map(({ key }) => store.row(index)?.[key] ?? '')));
}

export interface Search {
  find: string;
  replace: string;
  key: string | null;
  whole: boolean;
}

function matcher({ find, whole }: Search): (text: string) => boolean {
  const wanted = find.toLowerCase();
  return text => (whole ? text.toLowerCase() === wanted : wanted !== '' && text.toLowerCase().includes(wanted));
}

/** Returns the matching text of a cell: stored ('125000.5') or displayed ('1,25,000.50'). */
function finder(store: ImportStore, search: Search) {
  const matches = matcher(search);
  return (index: number, column: ImportColumn): string | undefined => {
    if (search.key !== null && search.key !== column.key) return undefined;
    const row = store.row(index);
    return [row?.[column.key] ?? '', getDisplayText(store.def, column, row)].find(matches);
  };
}

/** Returns the next matching cell after a place, wrapping around. */
export function findNext({ store, view, columns }: Shown, search: Search, after: CellPlace): CellPlace | null {
  const found = finder(store, search);
  const cells = view.length * columns.length;
  const start = after.row * columns.length + after.col;
  for (let step = 1; step <= cells; step++) {
    const place = (start + step) % cells;
    const row = Math.floor(place / columns.length);
    const col = place % columns.length;
    const column = columns[col];
    if (column && found(view[row] ?? -1, column) !== undefined) return { row, col };
  }
  return null;
}

/** Replaces matches in a text, ignoring case. */
function replacedText(text: string, { find, replace, whole }: Search): string {
  if (whole || find === '') return replace;
  const pattern = new RegExp(find.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`), 'gi');
  return text.replaceAll(pattern, () => replace);
}

/** Replaces in one undo step; returns the number of changed cells. */
function replaceIn({ store, columns }: Shown, rows: readonly number[], search: Search): number {
  const found = finder(store, search);
  const texts = rows.flatMap(row =>
    columns.flatMap(column => {
      const text = found(row, column);
      return text === undefined ? [] : [{ row, key: column.key, text: replacedText(text, search) }];
    }),
  );
  return store.change('replacing', texts);
}

export function replaceAt(shown: Shown, search: Search, { row, col }: CellPlace): void {
  replaceIn({ ...shown, columns: shown.columns.slice(col, col + 1) }, shown.view.slice(row, row + 1), search);
}

export function replaceAll(shown: Shown, search: Search): string {
  const changed = replaceIn(shown, shown.view, search);
  return changed === 0 ? 'No matches to replace.' : `Replaced in ${counted(changed, 'cell')}.`;
}
