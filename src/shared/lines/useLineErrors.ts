import { useEffect, useMemo } from 'react';
import { get, useFormState, type Control, type FieldValues, type Path } from 'react-hook-form';
import type { CellProblems } from './lineProblems';
import type { LineStore } from './lineStore';

/** The messages of an array's error tree by line; messages of the array itself are left out. */
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

/** Shows the form's errors in the cells; returns them, and the message of the lines as a whole ('Add at least one line'). */
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
