import { groupDigits } from '@/lib/grouping';
import { counted, leftOut, placeBlock } from '@/shared/grid/block';
import { isEditable, isTyped, readCell } from './cellText';
import type { LineColumn } from './types';
import type { Entry } from './undo';

export interface PasteTarget<L> {
  entries: readonly Entry<L>[];
  columns: readonly LineColumn<L>[];
  row: number;
  key: string;
  blank: () => L;
  newId: () => string;
  maxRows: number;
  /** False: a paste only fills existing lines. */
  mayAdd: boolean;
}

/** Returns the lines after a paste, with changed cells, codes to look up and a report; only a message if nothing can be pasted. */
export function planPaste<L extends object>(block: string[][], target: PasteTarget<L>) {
  const from = target.columns.findIndex(({ key }) => key === target.key);
  const { rows, extraColumns } = placeBlock(block, target.columns, from, isTyped);
  const made = target.row + rows.length;
  const added = Math.max(0, made - target.entries.length);
  if (rows.length === 0) return 'Nothing to paste.';
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

/** Sets a cell's text; a code loses what its last choice set. */
export function cellPatch<L>(column: LineColumn<L>, line: L, value: string): Partial<L> {
  const cleared = column.kind === 'code' && column.onPick ? column.onPick(line, null) : {};
  return { ...cleared, [column.key]: value } as Partial<L>;
}
