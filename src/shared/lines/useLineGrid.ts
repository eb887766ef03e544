import { useRef, useState, type ClipboardEvent, type FocusEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { isBlock } from '@/shared/grid/block';
import { useShortcuts } from '@/shared/ui/shortcuts';
import {
  addLine,
  continueBelow,
  duplicateLine,
  fillDown,
  firstKey,
  insertBelow,
  pasteBlock,
  removeLine,
  takeUpHint,
  type LineActionOutcome,
  type TableSetup,
} from './actions';
import { shownText } from './cellText';
import { HINT_KEY, type LineColumn } from './types';

function getCell(target: EventTarget): { id: string; key: string } | null {
  if (!(target instanceof HTMLElement)) return null;
  const id = target.closest<HTMLElement>('[data-line]')?.dataset['line'];
  const key = target.dataset['key'];
  return id !== undefined && key !== undefined ? { id, key } : null;
}

const isRedo = ({ key, shiftKey }: KeyboardEvent, command: boolean) =>
  command && (key.toLowerCase() === 'y' || (shiftKey && key.toLowerCase() === 'z'));

/** Keyboard, paste and actions on lines. Escape in a cell restores uncommitted text. */
export function useLineGrid<L extends object>(
  setup: TableSetup<L>,
  lookUp: (column: LineColumn<L>, texts: Iterable<string>) => Promise<void>,
) {
  const { store, columns } = setup;
  const root = useRef<HTMLDivElement>(null);
  /** Last edited line; stays rendered when the table is scrolled. */
  const [current, setCurrent] = useState<string | null>(null);
  const lastKey = useRef<string | null>(null);
  const [outcome, setOutcome] = useState<LineActionOutcome>({ message: '', done: true });

  const focusCell = (id: string, key: string | undefined) => {
    flushSync(() => setCurrent(id)); // draws the line, so that it can take the focus
    const row = root.current?.querySelector(`[data-line="${id}"]`);
    const cell =
      row?.querySelector<HTMLElement>(`[data-key="${key}"]`) ?? row?.querySelector<HTMLElement>('[data-key]');
    cell?.focus();
  };
  const reveal = (index: number, key: string) => {
    const id = store.ids()[index];
    if (id !== undefined) focusCell(id, key);
  };
  const report = (done: LineActionOutcome) => {
    setOutcome(done);
    void done.later?.then(all => setOutcome(now => (now === done ? all : now)));
    if (done.focus !== undefined) focusCell(done.focus, firstKey(columns, store.line(done.focus)));
  };
  const actOn = (act: (setup: TableSetup<L>, id: string) => LineActionOutcome, which?: string) => {
    const id = which ?? (current !== null && store.indexOf(current) >= 0 ? current : store.ids().at(-1));
    if (id !== undefined) report(act(setup, id));
  };
  const move = (from: string, key: string, by: number): boolean => {
    const id = store.ids()[store.indexOf(from) + by];
    if (id === undefined) return false;
    focusCell(id, key);
    return true;
  };
  const goOn = (from: string, key: string, by: 1 | -1) => {
    const added = !move(from, key, by) && by === 1 ? continueBelow(setup) : null;
    if (added) report(added);
  };
  const say = (message: string) => setOutcome({ message, done: true });
  const undo = () => {
    const label = store.undo();
    if (label !== null) say(`Undid ${label}.`);
  };
  const redo = () => {
    const label = store.redo();
    if (label !== null) say(`Redid ${label}.`);
  };
  const fill = (id?: string) => actOn((table, line) => fillDown(table, line, lastKey.current ?? ''), id);
  const takeUp = (id: string, key: string) => {
    const column = columns.find(one => one.key === key);
    if (!column || !takeUpHint(store, column, id)) return;
    const line = store.line(id);
    say(line ? `${column.title}: ${shownText(column, line)}` : '');
  };
  useHintShortcuts(columns);

  const onKeyDown = (event: KeyboardEvent) => {
    const cell = getCell(event.target);
    if (!cell || event.altKey) return;
    const command = event.ctrlKey || event.metaKey;
    const isList = event.target instanceof HTMLSelectElement;
    if (event.key === 'Enter' && command) report(insertBelow(setup, cell.id));
    else if (event.key === 'Enter') goOn(cell.id, cell.key, event.shiftKey ? -1 : 1);
    else if (event.key === 'ArrowDown' && !isList) move(cell.id, cell.key, 1);
    else if (event.key === 'ArrowUp' && !isList) move(cell.id, cell.key, -1);
    else if (command && event.key.toLowerCase() === 'd') fill(cell.id);
    else if (event.key === HINT_KEY && !command && !event.shiftKey) takeUp(cell.id, cell.key);
    else if (isRedo(event, command) && store.redoLabel() !== null) redo();
    else if (command && !event.shiftKey && event.key.toLowerCase() === 'z' && store.undoLabel() !== null) undo();
    else return;
    event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent) => {
    const cell = getCell(event.target);
    const text = event.clipboardData.getData('text/plain');
    if (!cell || !isBlock(text)) return;
    event.preventDefault();
    report(pasteBlock(setup, cell.id, cell.key, text, lookUp));
  };
  const onFocus = (event: FocusEvent) => {
    const cell = getCell(event.target);
    if (cell) lastKey.current = cell.key;
    // Also for the buttons of a line.
    const id = event.target.closest<HTMLElement>('[data-line]')?.dataset['line'];
    if (id !== undefined) setCurrent(id);
  };

  return {
    root,
    current,
    outcome,
    reveal,
    undo,
    redo,
    handlers: { onKeyDown, onPaste, onFocus },
    add: () => report(addLine(setup)),
    insertBelow: () => actOn(insertBelow),
    duplicate: (id?: string) => actOn(duplicateLine, id),
    remove: (id?: string) => actOn(removeLine, id),
    fill: () => fill(),
  };
}

/** Cells handle the key; this lists it among the shortcuts. */
function useHintShortcuts<L>(columns: readonly LineColumn<L>[]): void {
  useShortcuts(
    columns.flatMap(({ hint, title }) =>
      hint
        ? [{ key: HINT_KEY, label: `${hint.name}, in ${title}`, works: () => true, run: () => {}, onlyKey: true }]
        : [],
    ),
  );
}

export type LineGrid<L extends object> = ReturnType<typeof useLineGrid<L>>;
