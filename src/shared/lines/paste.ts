import { groupDigits } from '@/lib/grouping';
import { counted, leftOut, placeBlock } from '@/shared/grid/block';
import { isEditable, isTyped, readCell } from './cellText';
import type { LineColumn } from './types';
import type { Entry } from './undo';

/** A block as wide and long as this is refused before it is read. */
const MAX_TEXT = 5_000_000;

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

export interface PastePlan<L> {
  entries: Entry<L>[];
  /** Lines that got cells, in order. */
  touched: { id: string; keys: (keyof L & string)[] }[];
  /** Pasted texts of remote cells that have to be looked up. */
  lookups: Map<LineColumn<L>, Set<string>>;
  cells: number;
  added: number;
  lockedCells: number;
  extraColumns: number;
}

export type PasteResult<L> = { ok: true; plan: PastePlan<L> } | { ok: false; message: string };

/** True when a text is too long to be read at all. */
export function isTooLong(text: string): boolean {
  return text.length > MAX_TEXT;
}

export const TOO_LONG = 'The copied block is too large. Nothing was pasted.';

/**
 * The lines after a block of cells went in at a cell: columns to the right that can be typed in, lines below, new lines as needed.
 * A first row that holds column titles says which columns are meant. Nothing is pasted when the lines would become too many.
 */
export function planPaste<L extends object>(block: string[][], target: PasteTarget<L>): PasteResult<L> {
  const from = target.columns.findIndex(({ key }) => key === target.key);
  const { rows, extraColumns } = placeBlock(block, target.columns, from, isTyped);
  const made = target.row + rows.length;
  if (rows.length === 0) return { ok: false, message: 'There is nothing to paste.' };
  if (!target.mayAdd && made > target.entries.length)
    return { ok: false, message: 'The copied block has more lines than there are here. Nothing was pasted.' };
  if (made > target.maxRows) {
    const [copied, all, most] = [rows.length, made, target.maxRows].map(n => groupDigits(n));
    return {
      ok: false,
      message: `The copied block has ${copied} lines and would make ${all}; at most ${most} are allowed. Nothing was pasted.`,
    };
  }
  const entries = [...target.entries];
  const plan: PastePlan<L> = {
    entries,
    touched: [],
    lookups: new Map(),
    cells: 0,
    added: Math.max(0, made - entries.length),
    lockedCells: 0,
    extraColumns,
  };
  rows.forEach((cells, i) => {
    const at = target.row + i;
    const entry = entries[at] ?? { id: target.newId(), line: target.blank() };
    entries[at] = { id: entry.id, line: pasteRow(cells, entry, plan) };
  });
  return { ok: true, plan };
}

function pasteRow<L extends object>(
  cells: readonly { column: LineColumn<L>; text: string }[],
  entry: Entry<L>,
  plan: PastePlan<L>,
): L {
  let line = entry.line;
  const keys: (keyof L & string)[] = [];
  for (const { column, text } of cells) {
    if (!isEditable(column, line)) {
      plan.lockedCells++;
      continue;
    }
    const { value } = readCell(column, text);
    line = { ...line, ...cellPatch(column, line, value) };
    plan.cells++;
    keys.push(column.key);
    if (column.kind === 'code' && value !== '')
      plan.lookups.set(column, (plan.lookups.get(column) ?? new Set()).add(value));
  }
  plan.touched.push({ id: entry.id, keys });
  return line;
}

/** A text put into a cell; a remote cell loses what came with its last choice. */
export function cellPatch<L>(column: LineColumn<L>, line: L, value: string): Partial<L> {
  const cleared = column.kind === 'code' && column.onPick ? column.onPick(line, null) : {};
  return { ...cleared, [column.key]: value } as Partial<L>;
}

/** What a paste did, for the person who did it. */
export function pasteReport<L>(plan: PastePlan<L>): string {
  const parts = [`Pasted ${counted(plan.cells, 'cell')} into ${counted(plan.touched.length, 'line')}.`];
  if (plan.added > 0) parts.push(`${counted(plan.added, 'line')} added.`);
  if (plan.lockedCells > 0) parts.push(`${counted(plan.lockedCells, 'locked cell')} left unchanged.`);
  return [...parts, ...leftOut(plan.extraColumns, 'column')].join(' ');
}
