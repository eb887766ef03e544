import { groupDigits } from '@/lib/grouping';
import { shownText } from '../grid/shown';
import type { ImportStore } from '../importStore';
import { VirtualList } from './VirtualList';

/** Cells that tell a row from the others. */
const CELLS = 4;

interface SmallRowsProps {
  store: ImportStore;
  view: readonly number[];
  onOpen: (index: number) => void;
}

/** The rows on a small screen: each a line that opens as a form. */
export function SmallRows({ store, view, onOpen }: SmallRowsProps) {
  const textOf = (index: number) =>
    store.def.columns
      .map(column => shownText(column, store.row(index)?.[column.key] ?? ''))
      .filter(Boolean)
      .slice(-CELLS)
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
