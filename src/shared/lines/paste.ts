import { groupDigits } from '@/lib/grouping';
import { counted, leftOut, placeBlock } from '@/shared/grid/block';
import { isEditable, isTyped, readCell } from './cellText';
import type { LineColumn } from './types';
import type { Entry } from './undo';

export interface PasteTarget<L> {
  entries: readonly Entry<L>[];
  columns: readonly LineColumn<L>[];
  /** The cell that the block's first cell goes to. */
  row: number;
  key: string;
  blank: () => L;
  newId: () => string;
  maxRows: number;
  /** False: lines come from a picker; a paste fills those that are there. */
  mayAdd: boolean;
}

/**
 * The lines after a block of cells went in at a cell: columns to the right that can be typed in, lines below, new lines as needed, with the
 * cells that changed, the codes that have to be looked up, and a report for the user. A first row that holds column titles says which
 * columns are meant. Returns only a message when nothing can be pasted, as when the lines would become too many.
 */
export function planPaste<L extends object>(block: string[][], target: PasteTarget<L>) {
  const from = target.columns.findIndex(({ key }) => key === target.key);
  const { rows, extraColumns } = placeBlock(block, target.columns, from, isTyped);
  const made = target.row + rows.length;
  const added = Math.max(0, made - target.entries.length);
  if (rows.length === 0) return 'There is nothing to paste.';
  if (!target.mayAdd && added > 0) return 'The copied block has more lines than there are here. Nothing was pasted.';
  if (made > target.maxRows) {
    const [copied, all, most] = [rows.length, made, target.maxRows].map(n => groupDigits(n));
    return `The copied block has ${copied} lines and would make ${all}; at most ${most} are allowed. Nothing was pasted.`;
  }
  const entries = [...target.entries];
  const lookups = new Map<LineColumn<L>, Set<string>>();
  let locked = 0;
  const touched = rows.map((cells, i) => {
    const at = target.row + i;
    let { id, line } = entries[at] ?? { id: target.newId(), line: target.blank() };
    const keys: (keyof L & string)[] = [];
    for (const { column, text } of cells) {
      if (!isEditable(column, line)) {
        locked++;
        continue;
      }
      const { value } = readCell(column, text);
      line = { ...line, ...cellPatch(column, line, value) };
      keys.push(column.key);
      if (column.kind === 'code' && value !== '') lookups.set(column, (lookups.get(column) ?? new Set()).add(value));
    }
    entries[at] = { id, line };
    return { id, keys };
  });
  const cells = touched.reduce((sum, { keys }) => sum + keys.length, 0);
  const report = [
    `Pasted ${counted(cells, 'cell')} into ${counted(touched.length, 'line')}.`,
    ...(added > 0 ? [`${counted(added, 'line')} added.`] : []),
    ...(locked > 0 ? [`${counted(locked, 'locked cell')} left unchanged.`] : []),
    ...leftOut(extraColumns, 'column'),
  ].join(' ');
  return { entries, touched, lookups, report };
}

/** A text put into a cell; a remote cell loses what came with its last choice. */
export function cellPatch<L>(column: LineColumn<L>, line: L, value: string): Partial<L> {
  const cleared = column.kind === 'code' && column.onPick ? column.onPick(line, null) : {};
  return { ...cleared, [column.key]: value } as Partial<L>;
}
