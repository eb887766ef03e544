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

const END = '\u0000';

/** All a cell shows, in one subscription: its raw text, the text shown while nobody types, its message, and whether it is editable. */
export function useCell<L extends object>({ store, id, column }: CellProps<L>) {
  const all = useLine(store, id, line =>
    line === undefined
      ? ''
      : [
          isEditable(column, line) ? 'yes' : '',
          textOf(line[column.key]),
          shownText(column, line),
          store.problem(id, column.key) ?? '',
        ].join(END),
  );
  const [editable = '', text = '', shown = '', problem = ''] = all.split(END);
  return { editable: editable !== '', text, shown, problem: problem || undefined };
}
