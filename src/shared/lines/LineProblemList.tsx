import { useEffect, useMemo, useState } from 'react';
import { get, useFormState, type Control, type FieldValues, type Path } from 'react-hook-form';
import { withCharacter } from '@/shared/fields/rules';
import { Button } from '@/shared/ui/Button';
import { Notice } from '@/shared/ui/Notice';
import { showRest } from '@/shared/ui/showRest';
import type { CellProblems } from './lineProblems';
import styles from './LineTable.module.css';
import type { LineStore } from './lineStore';
import type { LineColumn } from './types';

/** Leaves out messages of the array itself. */
function errorsByLine<L>(tree: unknown): Map<number, CellProblems<L>> {
  const found = new Map<number, CellProblems<L>>();
  if (typeof tree !== 'object' || tree === null) return found;
  for (const [index, cells] of Object.entries(tree)) {
    if (!/^\d+$/.test(index) || typeof cells !== 'object' || cells === null) continue;
    const problems: Record<string, string> = {};
    for (const [key, error] of Object.entries(cells as Record<string, { message?: unknown } | undefined>))
      if (typeof error?.message === 'string') problems[key] = error.message;
    found.set(Number(index), problems as CellProblems<L>);
  }
  return found;
}

/** Shows the form's errors in the cells; `whole` is the message of the array. */
export function useLineErrors<V extends FieldValues, L extends object>(
  control: Control<V>,
  name: string,
  store: LineStore<L>,
): { whole: string | undefined; byLine: ReadonlyMap<number, CellProblems<L>> } {
  const { errors } = useFormState({ control, name: name as Path<V> });
  const tree: unknown = get(errors, name);
  const byLine = useMemo(() => errorsByLine<L>(tree), [tree]);
  useEffect(() => store.showErrors(byLine), [store, byLine]);
  const whole = tree as { message?: unknown; root?: { message?: unknown } } | undefined;
  const message = whole?.root?.message ?? whole?.message;
  return { whole: typeof message === 'string' ? message : undefined, byLine };
}

interface LineProblemListProps<L extends object> {
  store: LineStore<L>;
  columns: readonly LineColumn<L>[];
  whole: string | undefined;
  byLine: ReadonlyMap<number, CellProblems<L>>;
  onReveal: (index: number, key: string) => void;
}

const FIRST = 5;
/** Maximum number of lines whose cells show their errors without scrolling. */
const IN_SIGHT = 10;

/** Lists errors of long tables that the form doesn't list yet, as after a paste; below the table, so that nothing moves. */
export function LineProblemList<L extends object>(props: LineProblemListProps<L>) {
  const { store, columns, whole, byLine, onReveal } = props;
  const [all, setAll] = useState(false);
  const lines = store.lines();
  const found = (lines.length > IN_SIGHT ? store.allProblems() : []).flatMap(({ index, problems }) =>
    columns.flatMap(({ key, title }) => {
      const message = problems[key];
      if (!message || message === byLine.get(index)?.[key]) return [];
      const column = message.toLowerCase().includes(title.toLowerCase()) ? '' : ` ${title}`;
      return [{ index, key, text: `Line ${index + 1}${column}: ${withCharacter(message, lines[index]?.[key])}` }];
    }),
  );
  if (found.length === 0 && !whole) return null;
  const shown = all ? found : found.slice(0, FIRST);
  return (
    <Notice as="section" tone="bad" lines className={styles.problems} aria-label="Lines to correct">
      {whole ? <p>{whole}</p> : null}
      <ul>
        {shown.map(({ index, key, text }) => (
          <li key={`${index} ${key}`}>
            <Button tone="link" onClick={() => onReveal(index, key)}>
              {text}
            </Button>
          </li>
        ))}
      </ul>
      {found.length > shown.length ? (
        <Button
          tone="link"
          onClick={event => showRest(() => setAll(true), event.currentTarget.parentElement, 'li button', FIRST)}
        >
          Show all {found.length}
        </Button>
      ) : null}
    </Notice>
  );
}
