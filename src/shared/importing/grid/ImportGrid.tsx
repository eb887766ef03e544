import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';
import { parseBlock } from '@/shared/grid/block';
import { GridTable } from '@/shared/grid/GridTable';
import { LAYOUT } from '@/shared/kinds/layout';
import { EmptyText } from '@/shared/ui/EmptyText';
import { Text } from '@/shared/ui/layout';
import type { ImportColumn } from '../importDef';
import type { ImportStore } from '../importStore';
import { clearBlock, copiedText, fillDown, pasteBlock } from './blockEdits';
import { isEnd, useRow } from './cells';
import { ImportRow, type Editing } from './GridRow';
import styles from './ImportGrid.module.css';
import { blockOf, moved, START, within, type CellPlace, type CellSelection } from './selection';

interface ImportGridProps {
  label: string;
  store: ImportStore;
  view: readonly number[];
  onChosen: (selection: CellSelection) => void;
  onDone: (words: string) => void;
  status: string;
  /** Cell to go to; another object goes there again. */
  goal: CellPlace | null;
}

const ROW = 34;
const HEAD = 40;
const LETTER = 8;

const EDGES = 16;

const widthOf = ({ kind, width, title }: ImportColumn) => {
  const least = width === undefined ? LAYOUT[kind].width : width * LETTER + EDGES;
  return Math.max(least, Math.min(title.length + 3, 24) * LETTER + EDGES);
};

/** Editable table of a file's rows with the keys of a spreadsheet. Renders visible rows only. */
export function ImportGrid({ label, store, view, onChosen, onDone, status, goal }: ImportGridProps) {
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
  const block = blockOf({ at, from: within(selection.from, view.length, columns.length) });
  const shown = { store, view, columns };

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
    if (row === undefined || !column || store.stateOf(row) === 'done') return;
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

  function onKeyDown(event: KeyboardEvent): void {
    if (editing) return;
    const far = event.ctrlKey || event.metaKey;
    const to = moved(event.key, far, at, view.length, columns.length);
    const key = event.key.toLowerCase();
    if (to) go(to, event.shiftKey);
    else if (event.key === 'Enter' || event.key === 'F2') edit(null);
    else if (event.key === 'Delete' || event.key === 'Backspace') onDone(clearBlock(shown, block));
    else if (far && key === 'd') onDone(fillDown(shown, block));
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

  const placeOf = (target: EventTarget): CellPlace | null => {
    const place = target instanceof Element ? target.closest<HTMLElement>('[data-place]')?.dataset['place'] : undefined;
    const [row = NaN, col = NaN] = (place ?? '').split(' ').map(Number);
    return place === undefined ? null : { row, col };
  };
  function onPointer(event: PointerEvent, extend: boolean): void {
    const place = placeOf(event.target);
    if (!place || (event.target as Element).closest('input, select')) return;
    setSelection({ at: place, from: extend ? selection.from : place });
    if (!extend) setWantsFocus(count => count + 1);
  }
  function onPaste(event: ClipboardEvent): void {
    if (editing) return;
    event.preventDefault();
    onDone(pasteBlock(shown, block, parseBlock(event.clipboardData.getData('text/plain'))));
  }
  function onCopy(event: ClipboardEvent, cut: boolean): void {
    if (editing) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', copiedText(shown, block));
    if (cut) onDone(clearBlock(shown, block));
  }
  const leaveOut = useCallback((index: number, out: boolean) => store.leaveOut([index], out), [store]);

  const tracks = `76px ${columns.map(column => `${widthOf(column)}px`).join(' ')}`;
  const current = view[at.row];
  return (
    <div className={styles.box}>
      <GridTable
        // As spreadsheets: one cell has the focus, arrows move it.
        role="grid"
        aria-label={label}
        aria-rowcount={view.length + 1}
        aria-colcount={columns.length + 1}
        aria-multiselectable="true"
        className={styles.scroller}
        columns={columns}
        isEnd={isEnd}
        tracks={tracks}
        numbers="Row"
        scroller={root}
        below={view.length === 0 && <EmptyText text="No rows to show here." />}
        body={{
          count: view.length,
          current: at.row,
          height: ROW,
          head: HEAD,
          beyond: 4,
          atOnce: false,
          draw: (place, top) => {
            const index = view[place];
            if (index === undefined) return null;
            const isCurrent = place === at.row;
            const isIn = place >= block.top && place <= block.bottom;
            return (
              <ImportRow
                key={index}
                store={store}
                columns={columns}
                index={index}
                place={place}
                top={top}
                current={isCurrent ? at.col : -1}
                left={isIn ? block.left : -1}
                right={isIn ? block.right : -1}
                editing={isCurrent ? editing : null}
                onLeaveOut={leaveOut}
              />
            );
          },
        }}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onCopy={event => onCopy(event, false)}
        onCut={event => onCopy(event, true)}
        onPointerDown={event => event.button === 0 && onPointer(event, event.shiftKey)}
        onPointerOver={event => event.buttons === 1 && event.pointerType === 'mouse' && onPointer(event, true)}
        onDoubleClick={event => placeOf(event.target) && edit(null)}
      />
      <CellStatus store={store} index={current} column={columns[at.col]?.key ?? ''} status={status} />
    </div>
  );
}

interface CellStatusProps {
  store: ImportStore;
  index: number | undefined;
  column: string;
  status: string;
}

function CellStatus({ store, index = -1, column, status }: CellStatusProps) {
  useRow(store, index);
  const message = store.problemsOf(index)?.[column];
  return (
    <Text
      as="output"
      tone={message === undefined ? 'soft' : 'bad'}
      weight={message === undefined ? undefined : 'medium'}
      size="small"
      room
    >
      {message ?? status}
    </Text>
  );
}
