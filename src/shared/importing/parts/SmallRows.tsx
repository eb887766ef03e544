import { useMemo } from 'react';
import { groupDigits } from '@/lib/grouping';
import { shownText } from '../grid/shown';
import type { ImportColumn, ImportDef } from '../importDef';
import type { ImportStore } from '../importStore';
import { VirtualList } from './VirtualList';

/** Cells that tell a row from the others. */
const CELLS = 4;

interface SmallRowsProps {
  store: ImportStore;
  view: readonly number[];
  onOpen: (index: number) => void;
}

/** What people know a row by: what must be unique about it, then its dates and amounts. */
function tellingColumns({ columns, unique }: ImportDef): readonly ImportColumn[] {
  const keys: readonly string[] = unique?.keys ?? [];
  const rank = ({ key, kind }: ImportColumn) => (keys.includes(key) ? 0 : kind === 'date' || kind === 'money' ? 1 : 2);
  const chosen = columns.toSorted((one, other) => rank(one) - rank(other)).slice(0, CELLS);
  return columns.filter(column => chosen.includes(column));
}

/** The rows on a small screen: each a line that opens as a form. */
export function SmallRows({ store, view, onOpen }: SmallRowsProps) {
  const columns = useMemo(() => tellingColumns(store.def), [store.def]);
  const textOf = (index: number) =>
    columns
      .map(column => shownText(store.def, column, store.row(index)))
      .filter(Boolean)
      .join(' · ');
  const stateWords = { in: '', out: 'Left out', done: 'Imported' };
  return (
    <VirtualList
      label="Rows of the file"
      count={view.length}
      keyOf={at => String(view[at])}
      draw={at => {
        const index = view[at] ?? 0;
        const wrong = Object.keys(store.problemsOf(index) ?? {}).length;
        const state = stateWords[store.stateOf(index)];
        return (
          <button type="button" data-wrong={wrong > 0 || undefined} onClick={() => onOpen(index)}>
            <span>
              Row {groupDigits(store.numberOf(index))}
              {wrong > 0 ? ` · ${wrong} ${wrong === 1 ? 'problem' : 'problems'}` : ''}
              {state ? ` · ${state}` : ''}
            </span>{' '}
            {textOf(index)}
          </button>
        );
      }}
    />
  );
}
