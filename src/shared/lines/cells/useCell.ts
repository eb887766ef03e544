import { useCallback, useSyncExternalStore } from 'react';
import type { LineStore } from '../lineStore';
import type { LineColumn } from '../types';
import { isEditable, shownText, textOf } from '../cellText';

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

/** All a cell shows, in one subscription: its raw text, the text shown while nobody types, its message, and whether it is editable. */
export function useCell<L extends object>({ store, id, column }: CellProps<L>) {
  const all = useLine(store, id, line =>
    line === undefined
      ? GONE
      : JSON.stringify([
          isEditable(column, line),
          textOf(line[column.key]),
          shownText(column, line),
          store.problem(id, column.key) ?? '',
        ]),
  );
  const [editable, text, shown, problem] = JSON.parse(all) as [boolean, string, string, string];
  return { editable, text, shown, problem: problem || undefined };
}

const GONE = JSON.stringify([false, '', '', '']);

/** The line itself, for cells that show more than one text of it. It is another object after every change. */
export function useWholeLine<L extends object>(store: LineStore<L>, id: string): L | undefined {
  const subscribe = useCallback((listener: () => void) => store.onLine(id, listener), [store, id]);
  return useSyncExternalStore(subscribe, () => store.line(id));
}
