import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { parseBlock } from '@/shared/grid/block';
import type { ImportStore } from '../importStore';
import { clearBlock, copiedText, fillRowsDown, pasteRows, type Shown } from './blockEdits';
import type { Editing } from './GridRow';
import { getBlock, moved, START, within, type CellPlace, type CellSelection } from './selection';

/** Heights in pixels. */
export const ROW = 34;
export const HEAD = 40;

interface CursorOptions {
  store: ImportStore;
  view: readonly number[];
  onChosen: (selection: CellSelection) => void;
  goal: CellPlace | null;
}

/** Manages the current cell, the chosen block and the edited cell. */
export function useCursor({ store, view, onChosen, goal }: CursorOptions) {
  const { columns } = store.def;
  const root = useRef<HTMLDivElement>(null);
  const [selection, setSelection] = useState<CellSelection>(START);
  const [reached, setReached] = useState<CellPlace | null>(null);
  const [editing, setEditing] = useState<Editing | null>(null);
  const [wantsFocus, setWantsFocus] = useState(0);
  if (goal !== reached) {
    setReached(goal);
    setEditing(null);
    if (goal) setSelection({ at: goal, from: goal });
  }
  const at = within(selection.at, view.length, columns.length);
  const block = getBlock({ at, from: within(selection.from, view.length, columns.length) });

  /** The current row is always rendered, so the browser can scroll to it. */
  const focusCurrent = useCallback(() => {
    const cell = root.current?.querySelector<HTMLElement>('[data-current]');
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, []);
  useEffect(() => {
    if (wantsFocus > 0) focusCurrent();
  }, [wantsFocus, focusCurrent]);
  useLayoutEffect(() => onChosen(selection), [onChosen, selection]);
  useEffect(() => {
    const box = root.current;
    if (!goal || !box) return;
    box.scrollTop = HEAD + (goal.row + 0.5) * ROW - box.clientHeight / 2;
    focusCurrent();
  }, [goal, focusCurrent]);

  function go(to: CellPlace, extend = false): void {
    const next = within(to, view.length, columns.length);
    setSelection({ at: next, from: extend ? selection.from : next });
    setWantsFocus(count => count + 1);
  }

  function edit(first: string | null): void {
    const row = view[at.row];
    const column = columns[at.col];
    if (row === undefined || !column || store.getState(row) === 'done') return;
    let isOver = false;
    const finish = () => {
      isOver = true;
      setEditing(null);
    };
    setEditing({
      first,
      onDone: (text, goOn) => {
        if (isOver) return;
        finish();
        store.change('typing', [{ row, key: column.key, text }]);
        if (goOn === 'down') go({ ...at, row: at.row + 1 });
        if (goOn === 'right') go({ ...at, col: at.col + 1 });
        if (goOn === 'left') go({ ...at, col: at.col - 1 });
      },
      onCancel: () => {
        finish();
        setWantsFocus(count => count + 1);
      },
    });
  }

  return {
    root,
    at,
    block,
    editing,
    selection,
    setSelection,
    focusSoon: () => setWantsFocus(count => count + 1),
    go,
    edit,
  };
}

/** Returns the handlers of keys, pointer and clipboard. */
export function useGridInput(
  { at, block, editing, selection, setSelection, focusSoon, go, edit }: ReturnType<typeof useCursor>,
  shown: Shown,
  onDone: (message: string) => void,
) {
  const { store, view, columns } = shown;
  function onKeyDown(event: KeyboardEvent): void {
    if (editing) return;
    const far = event.ctrlKey || event.metaKey;
    const to = moved(event.key, far, at, view.length, columns.length);
    const key = event.key.toLowerCase();
    if (to) go(to, event.shiftKey);
    else if (event.key === 'Enter' || event.key === 'F2') edit(null);
    else if (event.key === 'Delete' || event.key === 'Backspace') onDone(clearBlock(shown, block));
    else if (far && key === 'd') onDone(fillRowsDown(shown, block));
    else if (far && key === 'z' && !event.shiftKey) store.undo();
    else if (far && (key === 'y' || key === 'z')) store.redo();
    else if (far && key === 'a')
      setSelection({
        at,
        from: { row: at.row === 0 ? view.length - 1 : 0, col: at.col === 0 ? columns.length - 1 : 0 },
      });
    else if (event.key.length === 1 && !far && !event.altKey) edit(event.key);
    else return;
    event.preventDefault();
  }

  const toPlace = (target: EventTarget): CellPlace | null => {
    const place = target instanceof Element ? target.closest<HTMLElement>('[data-place]')?.dataset['place'] : undefined;
    const [row = NaN, col = NaN] = (place ?? '').split(' ').map(Number);
    return place === undefined ? null : { row, col };
  };
  function onPointer(event: PointerEvent, extend: boolean): void {
    const place = toPlace(event.target);
    if (!place || (event.target as Element).closest('input, select')) return;
    setSelection({ at: place, from: extend ? selection.from : place });
    if (!extend) focusSoon();
  }
  function onPaste(event: ClipboardEvent): void {
    if (editing) return;
    event.preventDefault();
    onDone(pasteRows(shown, block, parseBlock(event.clipboardData.getData('text/plain'))));
  }
  function onCopy(event: ClipboardEvent, cut: boolean): void {
    if (editing) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', copiedText(shown, block));
    if (cut) onDone(clearBlock(shown, block));
  }
  return {
    onKeyDown,
    onPaste,
    onCopy: (event: ClipboardEvent) => onCopy(event, false),
    onCut: (event: ClipboardEvent) => onCopy(event, true),
    onPointerDown: (event: PointerEvent) => event.button === 0 && onPointer(event, event.shiftKey),
    onPointerOver: (event: PointerEvent) =>
      event.buttons === 1 && event.pointerType === 'mouse' && onPointer(event, true),
    onDoubleClick: (event: MouseEvent) => toPlace(event.target) && edit(null),
  };
}
