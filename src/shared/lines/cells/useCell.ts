import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { LineStore } from '../lineStore';
import type { LineColumn } from '../types';
import { isEditable, shownText, textOf } from '../cellText';
import { sameCells } from '../undo';

/** What every cell gets: its place, not its value; the value is subscribed to. */
export interface CellProps<L extends object> {
  store: LineStore<L>;
  id: string;
  column: LineColumn<L>;
  /** 'Line 3 Amount' */
  label: string;
}

/** A part of one line that a component re-renders for. `select` returns a text, number or boolean. */
export function useLine<L extends object, T extends string | number | boolean | undefined>(
  store: LineStore<L>,
  id: string,
  select: (line: L | undefined) => T,
): T {
  const subscribe = useCallback((listener: () => void) => store.onLine(id, listener), [store, id]);
  return useSyncExternalStore(subscribe, () => select(store.line(id)));
}

/** All that a cell shows. */
interface ShownCell {
  editable: boolean;
  /** As the line holds it. */
  text: string;
  /** As it is read while nobody types. */
  shown: string;
  problem: string | undefined;
}

const GONE: ShownCell = { editable: false, text: '', shown: '', problem: undefined };

/** Reads a cell: the same object until a part of it changes, so that a key in another cell draws nothing here. */
function cellReader<L extends object>({ store, id, column }: Pick<CellProps<L>, 'store' | 'id' | 'column'>) {
  let last = GONE;
  return () => {
    const line = store.line(id);
    if (!line) return GONE;
    const now: ShownCell = {
      editable: isEditable(column, line),
      text: textOf(line[column.key]),
      shown: shownText(column, line),
      problem: store.problem(id, column.key) || undefined,
    };
    if (!sameCells(now, last)) last = now;
    return last;
  };
}

/** All that a cell shows, in one subscription. */
export function useCell<L extends object>({ store, id, column }: CellProps<L>): ShownCell {
  const subscribe = useCallback((listener: () => void) => store.onLine(id, listener), [store, id]);
  const read = useMemo(() => cellReader({ store, id, column }), [store, id, column]);
  return useSyncExternalStore(subscribe, read);
}

/** The line itself, for cells that show more than one text of it. It is another object after every change. */
export function useWholeLine<L extends object>(store: LineStore<L>, id: string): L | undefined {
  const subscribe = useCallback((listener: () => void) => store.onLine(id, listener), [store, id]);
  return useSyncExternalStore(subscribe, () => store.line(id));
}
