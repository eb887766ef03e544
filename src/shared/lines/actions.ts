import { isEditable } from './cellText';
import type { LineStore } from './lineStore';
import { counted, parseBlock } from '@/shared/grid/block';
import { cellPatch, planPaste } from './paste';
import type { LineColumn } from './types';
import { getKeys } from './undo';

export interface TableSetup<L extends object> {
  store: LineStore<L>;
  columns: readonly LineColumn<L>[];
  blank: () => L;
  minRows: number;
  maxRows: number;
  /** Null: users add lines themselves. */
  pickerLabel: string | null;
  /** Returns why a line can't be removed, or null. */
  whyKept: (line: L, index: number) => string | null;
}

export interface LineActionOutcome {
  message: string;
  done: boolean;
  focus?: string;
  later?: Promise<LineActionOutcome>;
}

const refused = (message: string): LineActionOutcome => ({ message, done: false });

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

/** Inserts a copy. Keys that differ between two blank lines are identities; the copy gets new ones. */
export function duplicateLine<L extends object>(setup: TableSetup<L>, id: string): LineActionOutcome {
  const index = setup.store.indexOf(id);
  const line = setup.store.lines()[index];
  if (!line) return refused('No line to copy.');
  const fresh = setup.blank();
  const other = setup.blank();
  const copy: L = { ...line };
  for (const key of getKeys(fresh)) if (isIdentity(fresh[key], other[key])) copy[key] = fresh[key];
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
  if (index < 0) return refused('No line to remove.');
  const reason = entries[index] && whyKept(entries[index].line, index);
  if (reason) return refused(reason);
  if (entries.length <= minRows) return refused(`At least ${counted(minRows, 'line')} are required.`);
  const rest = entries.filter(entry => entry.id !== id);
  store.change('the removal', rest);
  store.recheckSoon();
  return { message: `Line ${index + 1} removed.`, done: true, focus: rest[Math.min(index, rest.length - 1)]?.id };
}

/** Copies a cell, and what its choice set, into every line below. */
export function fillDown<L extends object>(
  { store, columns }: TableSetup<L>,
  id: string,
  key: string,
): LineActionOutcome {
  const index = store.indexOf(id);
  const source = store.lines()[index];
  const column = columns.find(one => one.key === key);
  if (!source || !column || !isEditable(column, source)) return refused('Select an editable cell first.');
  const keys = getKeys(cellPatch(column, source, '') as L);
  const patch = Object.fromEntries(keys.map(name => [name, source[name]])) as Partial<L>;
  let filled = 0;
  const entries = store.entries().map((entry, i) => {
    if (i <= index || !isEditable(column, entry.line)) return entry;
    filled++;
    return { id: entry.id, line: { ...entry.line, ...patch } };
  });
  if (filled === 0) return refused('No lines below to fill.');
  store.change('filling down', entries);
  for (const entry of entries.slice(index)) store.touch(entry.id, [column.key]);
  store.recheckSoon();
  return { message: `Filled ${column.title} of ${counted(filled, 'line')} below.`, done: true };
}

/** Applies the hint of a cell; returns false without one. */
export function takeUpHint<L extends object>(store: LineStore<L>, column: LineColumn<L>, id: string): boolean {
  const line = store.line(id);
  const action = line && isEditable(column, line) ? column.hint?.of(line)?.action : undefined;
  if (!action) return false;
  store.commit(id, column.key, action.patch);
  return true;
}

const MAX_PASTED = 5_000_000;

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
  // Errors of codes are known only then.
  return { message: `${plan.report} Looking up codes…`, done: true, later };
}

function attention<L extends object>(store: LineStore<L>, lines: readonly { id: string }[]): string {
  const touched = new Set(lines.map(({ id }) => id));
  const wrong = store.allProblems().filter(({ id }) => touched.has(id));
  if (wrong.length === 0) return '';
  const problems = wrong.reduce((sum, line) => sum + Object.values(line.problems).filter(Boolean).length, 0);
  const all = problems > wrong.length ? ` (${counted(problems, 'problem')})` : '';
  return ` ${counted(wrong.length, 'line')} ${wrong.length === 1 ? 'needs' : 'need'} attention${all}.`;
}

/** Ignores identities. */
function isBlank<L extends object>(line: L, blank: () => L): boolean {
  const [fresh, other] = [blank(), blank()];
  return getKeys(fresh).every(key => isIdentity(fresh[key], other[key]) || Object.is(line[key], fresh[key]));
}

/** Adds a line unless the last one is blank. */
export function continueBelow<L extends object>(setup: TableSetup<L>): LineActionOutcome | null {
  const last = setup.store.lines().at(-1);
  return setup.pickerLabel !== null || !last || isBlank(last, setup.blank) ? null : addLine(setup);
}

export function firstKey<L>(columns: readonly LineColumn<L>[], line: L | undefined): string | undefined {
  return columns.find(column => line !== undefined && isEditable(column, line))?.key;
}
