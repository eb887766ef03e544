import { useCallback, useSyncExternalStore } from 'react';
import type { LineStore } from '../lineStore';
import type { LineColumn } from '../types';
import { isEditable, textOf } from '../cellText';

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

/** The text, message and lock of a cell. */
export function useCell<L extends object>({ store, id, column }: CellProps<L>) {
  const text = useLine(store, id, line => (line ? textOf(line[column.key]) : ''));
  const problem = useLine(store, id, () => store.problem(id, column.key));
  const editable = useLine(store, id, line => line !== undefined && isEditable(column, line));
  return { text, problem, editable };
}
