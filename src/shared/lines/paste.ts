import { groupDigits } from '@/lib/grouping';
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
  const headed = columnsByTitle(block[0] ?? [], target.columns);
  const rows = headed ? block.slice(1) : block;
  const columns = headed ?? columnsFrom(target.columns, target.key);
  const count = target.row + rows.length;
  if (rows.length === 0) return { ok: false, message: 'There is nothing to paste.' };
  if (!target.mayAdd && count > target.entries.length)
    return { ok: false, message: 'The copied block has more lines than there are here. Nothing was pasted.' };
  if (count > target.maxRows) {
    const [copied, made, most] = [rows.length, count, target.maxRows].map(n => groupDigits(n));
    return {
      ok: false,
      message: `The copied block has ${copied} lines and would make ${made}; at most ${most} are allowed. Nothing was pasted.`,
    };
  }
  const entries = [...target.entries];
  const plan: PastePlan<L> = {
    entries,
    touched: [],
    lookups: new Map(),
    cells: 0,
    added: Math.max(0, count - entries.length),
    lockedCells: 0,
    extraColumns: 0,
  };
  rows.forEach((cells, i) => {
    const at = target.row + i;
    const entry = entries[at] ?? { id: target.newId(), line: target.blank() };
    entries[at] = { id: entry.id, line: pasteRow(cells, columns, entry, plan) };
  });
  return { ok: true, plan };
}

function pasteRow<L extends object>(
  cells: readonly string[],
  columns: readonly (LineColumn<L> | null)[],
  entry: Entry<L>,
  plan: PastePlan<L>,
): L {
  let line = entry.line;
  const keys: (keyof L & string)[] = [];
  cells.forEach((text, i) => {
    const column = columns[i];
    if (!column) {
      if (column === undefined && text.trim() !== '')
        plan.extraColumns = Math.max(plan.extraColumns, i + 1 - columns.length);
      return;
    }
    if (!isEditable(column, line)) {
      plan.lockedCells++;
      return;
    }
    const { value } = readCell(column, text);
    line = { ...line, ...cellPatch(column, line, value) };
    plan.cells++;
    keys.push(column.key);
    if (column.kind === 'code' && value !== '')
      plan.lookups.set(column, (plan.lookups.get(column) ?? new Set()).add(value));
  });
  plan.touched.push({ id: entry.id, keys });
  return line;
}

/** A text put into a cell; a remote cell loses what came with its last choice. */
export function cellPatch<L>(column: LineColumn<L>, line: L, value: string): Partial<L> {
  const cleared = column.kind === 'code' && column.onPick ? column.onPick(line, null as never) : {};
  return { ...cleared, [column.key]: value } as Partial<L>;
}

/** The typed-in columns from one on. */
function columnsFrom<L>(columns: readonly LineColumn<L>[], key: string): LineColumn<L>[] {
  const start = columns.findIndex(column => column.key === key);
  return columns.slice(Math.max(start, 0)).filter(isTyped);
}

/** The columns that a header row names, or null when the row is no header. Titles of computed columns are known and skipped. */
function columnsByTitle<L>(row: readonly string[], columns: readonly LineColumn<L>[]): (LineColumn<L> | null)[] | null {
  const named = row.map(text => columns.find(column => column.title.toLowerCase() === text.trim().toLowerCase()));
  if (named.length === 0 || named.some(column => column === undefined)) return null;
  return named.map(column => (column && isTyped(column) ? column : null));
}

/** What a paste did, for the person who did it. */
export function pasteReport<L>(plan: PastePlan<L>): string {
  const parts = [`Pasted ${count(plan.cells, 'cell')} into ${count(plan.touched.length, 'line')}.`];
  if (plan.added > 0) parts.push(`${count(plan.added, 'line')} added.`);
  if (plan.lockedCells > 0) parts.push(`${count(plan.lockedCells, 'locked cell')} left unchanged.`);
  if (plan.extraColumns > 0)
    parts.push(
      `${count(plan.extraColumns, 'column')} did not fit and ${plan.extraColumns === 1 ? 'was' : 'were'} left out.`,
    );
  return parts.join(' ');
}

/** '1 line', '2,500 lines'. */
export function count(n: number, noun: string): string {
  return `${groupDigits(n)} ${noun}${n === 1 ? '' : 's'}`;
}
