import { useRef, useState } from 'react';
import type { RowKey } from './listTypes';

export function toKey<Row>(row: Row, rowKey: RowKey<Row>): string {
  return String(typeof rowKey === 'function' ? rowKey(row) : row[rowKey]);
}

export interface SelectionChoice<Row> {
  /** Accessible name of a row: 'INV-7'. */
  getName: (row: Row) => string;
  /** Returns why a row is not selectable ('' if the row shows it already); null if it is. */
  whyNot?: ((row: Row) => string | null) | undefined;
}

interface Options<Row> extends SelectionChoice<Row> {
  mode: 'single' | 'many';
  rows: readonly Row[];
  rowKey: RowKey<Row>;
  /** True: the selection survives a page change. False: only visible rows count as selected. */
  keep?: boolean;
}

export interface Selection<Row> {
  mode: 'single' | 'many';
  chosen: readonly Row[];
  selectable: readonly Row[];
  keep: boolean;
  getName: (row: Row) => string;
  whyNot: (row: Row) => string | null;
  has: (row: Row) => boolean;
  set: (row: Row, checked: boolean, shift?: boolean) => void;
  setAll: (checked: boolean) => void;
  clear: () => void;
}

const ANY = () => null;

export function useSelection<Row>(options: Options<Row>): Selection<Row> {
  const { mode, rows, rowKey, getName, whyNot = ANY, keep = false } = options;
  const [picked, setPicked] = useState<ReadonlyMap<string, Row>>(new Map());
  const last = useRef<string>(undefined);
  const key = (row: Row) => toKey(row, rowKey);
  const selectable = rows.filter(row => whyNot(row) === null);

  const change = (changed: readonly Row[], checked: boolean) =>
    setPicked(before => {
      const next = new Map(mode === 'single' ? [] : before);
      for (const row of changed) {
        if (checked) next.set(key(row), row);
        else next.delete(key(row));
      }
      return next;
    });

  const shown = new Map(rows.map(row => [key(row), row]));
  const chosen = keep
    ? [...picked].map(([name, row]) => shown.get(name) ?? row).filter(row => whyNot(row) === null)
    : selectable.filter(row => picked.has(key(row)));
  const chosenKeys = new Set(chosen.map(key));

  return {
    mode,
    chosen,
    selectable,
    keep,
    getName,
    whyNot,
    has: row => chosenKeys.has(key(row)),
    set: (row, checked, shift = false) => {
      const to = selectable.findIndex(other => key(other) === key(row));
      if (to < 0) return;
      const from = shift ? selectable.findIndex(other => key(other) === last.current) : to;
      last.current = key(row);
      const range = from < 0 ? [row] : selectable.slice(Math.min(from, to), Math.max(from, to) + 1);
      change(mode === 'single' ? [row] : range, checked);
    },
    setAll: checked => change(selectable, checked),
    clear: () => setPicked(new Map()),
  };
}
