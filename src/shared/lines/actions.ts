import { isEditable } from './cellText';
import type { LineStore } from './lineStore';
import { counted, parseBlock } from '@/shared/grid/block';
import { cellPatch, planPaste } from './paste';
import type { LineColumn } from './types';
import { keysOf } from './undo';

/** Input of actions on whole lines. */
export interface TableSetup<L extends object> {
  store: LineStore<L>;
  columns: readonly LineColumn<L>[];
  blank: () => L;
  minRows: number;
  maxRows: number;
  /** Button label of the picker; null: users add lines themselves. */
  pickerLabel: string | null;
  /** Why a line cannot be removed; null when it can. */
  whyKept: (line: L, index: number) => string | null;
}

/** What an action did: a sentence to announce, and the line to go to. */
export interface LineActionOutcome {
  message: string;
  /** False when nothing was changed. */
  done: boolean;
  focus?: string;
  /** The complete result once it is known. */
  later?: Promise<LineActionOutcome>;
}

const refused = (message: string): LineActionOutcome => ({ message, done: false });

/** New lines, given or blank, at a position. */
function insert<L extends object>(setup: TableSetup<L>, index: number, line: L, label: string): LineActionOutcome {
  const { store, maxRows, pickerLabel } = setup;
  if (pickerLabel !== null) return refused(`Add lines with '${pickerLabel}'.`);
  const entries = store.entries();
  if (entries.length >= maxRows) return refused(`At most ${counted(maxRows, 'line')} are allowed.`);
  const id = store.newId();
  store.change(label, [...entries.slice(0, index), { id, line }, ...entries.slice(index)]);
  return { message: `Line ${index + 1} added.`, done: true, focus: id };
}

export function addLine<L extends object>(setup: TableSetup<L>): LineActionOutcome {
  return insert(setup, setup.store.lines().length, setup.blank(), 'adding a line');
}

export function insertBelow<L extends object>(setup: TableSetup<L>, id: string): LineActionOutcome {
  return insert(setup, setup.store.indexOf(id) + 1, setup.blank(), 'adding a line');
}

/** A copy below the line. Keys that differ between two blank lines are identities, and the copy gets its own. */
export function duplicateLine<L extends object>(setup: TableSetup<L>, id: string): LineActionOutcome {
  const index = setup.store.indexOf(id);
  const line = setup.store.lines()[index];
  if (!line) return refused('There is no line to copy.');
  const fresh = setup.blank();
  const other = setup.blank();
  const copy: L = { ...line };
  for (const key of keysOf(fresh)) if (isIdentity(fresh[key], other[key])) copy[key] = fresh[key];
  return insert(setup, index + 1, copy, 'copying a line');
}

function isIdentity(a: unknown, b: unknown): boolean {
  return (typeof a === 'string' || typeof a === 'number') && a !== b;
}

export function removeLine<L extends object>(
  { store, minRows, whyKept }: TableSetup<L>,
  id: string,
): LineActionOutcome {
  const entries = store.entries();
  const index = store.indexOf(id);
  if (index < 0) return refused('There is no line to remove.');
  const reason = entries[index] && whyKept(entries[index].line, index);
  if (reason) return refused(reason);
  if (entries.length <= minRows) return refused(`At least ${counted(minRows, 'line')} are required.`);
  const rest = entries.filter(entry => entry.id !== id);
  store.change('the removal', rest);
  store.recheckSoon();
  return { message: `Line ${index + 1} removed.`, done: true, focus: rest[Math.min(index, rest.length - 1)]?.id };
}

/** Copies a cell, and what came with its choice, into every line below. */
export function fillDown<L extends object>(
  { store, columns }: TableSetup<L>,
  id: string,
  key: string,
): LineActionOutcome {
  const index = store.indexOf(id);
  const source = store.lines()[index];
  const column = columns.find(one => one.key === key);
  if (!source || !column || !isEditable(column, source)) return refused('Go to a cell you can type in first.');
  const keys = keysOf(cellPatch(column, source, '') as L);
  const patch = Object.fromEntries(keys.map(name => [name, source[name]])) as Partial<L>;
  let filled = 0;
  const entries = store.entries().map((entry, i) => {
    if (i <= index || !isEditable(column, entry.line)) return entry;
    filled++;
    return { id: entry.id, line: { ...entry.line, ...patch } };
  });
  if (filled === 0) return refused('There is no line below to fill.');
  store.change('filling down', entries);
  for (const entry of entries.slice(index)) store.touch(entry.id, [column.key]);
  store.recheckSoon();
  return { message: `Filled ${column.title} of ${counted(filled, 'line')} below.`, done: true };
}

/** Applies the hint of a cell to its line; returns false without a hint. */
export function takeUpHint<L extends object>(store: LineStore<L>, column: LineColumn<L>, id: string): boolean {
  const line = store.line(id);
  const action = line && isEditable(column, line) ? column.hint?.of(line)?.action : undefined;
  if (!action) return false;
  store.commit(id, column.key, action.patch);
  return true;
}

/** A longer text is refused before it is read. */
const MAX_PASTED = 5_000_000;

/** Pastes a copied block at a cell; `lookUp` gets the codes of remote cells. */
export function pasteBlock<L extends object>(
  { store, columns, blank, maxRows, pickerLabel }: TableSetup<L>,
  id: string,
  key: string,
  text: string,
  lookUp: (column: LineColumn<L>, texts: Iterable<string>) => Promise<void>,
): LineActionOutcome {
  if (text.length > MAX_PASTED) return refused('The copied block is too large. Nothing was pasted.');
  const plan = planPaste(parseBlock(text), {
    entries: store.entries(),
    columns,
    row: store.indexOf(id),
    key,
    blank,
    newId: store.newId,
    maxRows,
    mayAdd: pickerLabel === null,
  });
  if (typeof plan === 'string') return refused(plan);
  store.change('the paste', plan.entries);
  for (const cell of plan.touched) store.touch(cell.id, cell.keys);
  store.recheck();
  const lookups = [...plan.lookups].map(([column, texts]) => lookUp(column, texts));
  const report = (): LineActionOutcome => ({ message: plan.report + attention(store, plan.touched), done: true });
  if (lookups.length === 0) return report();
  const later = Promise.all(lookups).then(() => {
    store.recheck();
    return report();
  });
  // Errors of codes are known after the lookup only.
  return { message: `${plan.report} Looking up the codes…`, done: true, later };
}

/** How many of these lines are not right, and what that comes to. */
function attention<L extends object>(store: LineStore<L>, lines: readonly { id: string }[]): string {
  const touched = new Set(lines.map(({ id }) => id));
  const wrong = store.allProblems().filter(({ id }) => touched.has(id));
  if (wrong.length === 0) return '';
  const problems = wrong.reduce((sum, line) => sum + Object.values(line.problems).filter(Boolean).length, 0);
  const all = problems > wrong.length ? ` (${counted(problems, 'problem')})` : '';
  return ` ${counted(wrong.length, 'line')} ${wrong.length === 1 ? 'needs' : 'need'} attention${all}.`;
}

/** Returns whether the user changed nothing in a line except its identity. */
function isBlank<L extends object>(line: L, blank: () => L): boolean {
  const [fresh, other] = [blank(), blank()];
  return keysOf(fresh).every(key => isIdentity(fresh[key], other[key]) || Object.is(line[key], fresh[key]));
}

/** A new line after the last one, which must have something in it: another blank one would be of no use. */
export function continueBelow<L extends object>(setup: TableSetup<L>): LineActionOutcome | null {
  const last = setup.store.lines().at(-1);
  return setup.pickerLabel !== null || !last || isBlank(last, setup.blank) ? null : addLine(setup);
}

/** The first column that can be typed in. */
export function firstKey<L>(columns: readonly LineColumn<L>[], line: L | undefined): string | undefined {
  return columns.find(column => line !== undefined && isEditable(column, line))?.key;
}
