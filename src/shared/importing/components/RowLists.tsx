import { memo, useMemo, useRef, type CSSProperties, type ReactNode } from 'react';
import { groupDigits } from '@/lib/grouping';
import { joinParts } from '@/lib/text';
import { Card } from '@/shared/ui/layout';
import { useRowsInSight } from '@/shared/ui/useRowsInSight';
import { getDisplayText } from '../grid/cells';
import type { ImportColumn, ImportDef } from '../importDef';
import type { ImportProblem, ImportStore } from '../importStore';
import styles from './Workbench.module.css';

interface ButtonListProps<Item> {
  label: string;
  items: readonly Item[];
  onPress: (item: Item) => void;
  draw: (item: Item) => { name: string; text: ReactNode; isWrong?: boolean };
}

const ITEM = 54;
const BORDERS = 2;

/** Virtual list of buttons. */
function ButtonList<Item>({ label, items, onPress, draw }: ButtonListProps<Item>) {
  const box = useRef<HTMLDivElement>(null);
  const virtualizer = useRowsInSight<HTMLLIElement>({
    count: items.length,
    box: () => box.current,
    height: ITEM,
    measure: item => item.offsetHeight || ITEM,
    beyond: 4,
  });
  const tall = virtualizer.getTotalSize();
  return (
    <Card ref={box} className={styles.list} style={{ '--tall': `${tall + BORDERS}px` } as CSSProperties}>
      <ul aria-label={label} style={{ height: tall }}>
        {virtualizer.getVirtualItems().map(({ index: at, start }) => {
          const item = items[at];
          if (item === undefined) return null;
          const { name, text, isWrong } = draw(item);
          return (
            <li
              key={at}
              ref={virtualizer.measureElement}
              data-index={at}
              aria-setsize={items.length}
              aria-posinset={at + 1}
              style={{ transform: `translateY(${start}px)` }}
            >
              <button type="button" data-wrong={isWrong || undefined} onClick={() => onPress(item)}>
                <span>{name}</span> {text}
              </button>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

interface ProblemListProps {
  store: ImportStore;
  problems: readonly ImportProblem[];
  /** Keep it stable: the list is memoized. */
  onReveal: (problem: ImportProblem) => void;
}

export const ProblemList = memo(function ProblemList({ store, problems, onReveal }: ProblemListProps) {
  const headings = useMemo(() => new Map(store.def.columns.map(({ key, title }) => [key, title])), [store]);
  const draw = ({ index, key, message }: ImportProblem) => ({
    name: `Row ${groupDigits(store.getNumber(index))} · ${headings.get(key)}`,
    text: message,
  });
  return <ButtonList label="Problems" items={problems} onPress={onReveal} draw={draw} />;
});

const CELLS = 4;

/** Returns the columns that identify a row: unique ones, then dates and amounts. */
function tellingColumns({ columns, unique }: ImportDef): readonly ImportColumn[] {
  const keys: readonly string[] = unique ?? [];
  const rank = ({ key, kind }: ImportColumn) => (keys.includes(key) ? 0 : kind === 'date' || kind === 'money' ? 1 : 2);
  const chosen = columns.toSorted((one, other) => rank(one) - rank(other)).slice(0, CELLS);
  return columns.filter(column => chosen.includes(column));
}

const STATES = { in: '', out: 'Excluded', done: 'Imported' };

interface SmallRowsProps {
  store: ImportStore;
  view: readonly number[];
  onOpen: (index: number) => void;
}

export function SmallRows({ store, view, onOpen }: SmallRowsProps) {
  const columns = useMemo(() => tellingColumns(store.def), [store.def]);
  const draw = (index: number) => {
    const wrong = Object.keys(store.getProblems(index) ?? {}).length;
    const problems = wrong > 0 ? `${wrong} ${wrong === 1 ? 'problem' : 'problems'}` : '';
    const name = [`Row ${groupDigits(store.getNumber(index))}`, problems, STATES[store.getState(index)]];
    const texts = columns.map(column => getDisplayText(store.def, column, store.row(index)));
    return { name: joinParts(...name), text: joinParts(...texts), isWrong: wrong > 0 };
  };
  return <ButtonList label="Rows in the file" items={view} onPress={onOpen} draw={draw} />;
}
