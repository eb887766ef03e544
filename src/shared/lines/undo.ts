import { same } from '@/lib/same';

/** A line with the identity that it keeps while it moves. */
export interface Entry<L> {
  id: string;
  line: L;
}

/** The lines before and after one paste, fill, insertion or removal. */
export interface UndoStep<L> {
  /** Name of the undone action: 'paste', 'fill down', 'removal'. */
  label: string;
  before: readonly Entry<L>[];
  after: readonly Entry<L>[];
}

/**
 * Undoes a step but keeps later input: a cell is restored only if it still has the step's value, an added line is
 * removed only if it is untouched.
 */
export function undone<L extends object>(step: UndoStep<L>, now: readonly Entry<L>[]): Entry<L>[] {
  const before = new Map(step.before.map(entry => [entry.id, entry.line]));
  const after = new Map(step.after.map(entry => [entry.id, entry.line]));
  const kept: Entry<L>[] = [];
  for (const { id, line } of now) {
    const old = before.get(id);
    const written = after.get(id);
    if (old && written) kept.push({ id, line: cellsBack(line, old, written) });
    else if (!written || !sameCells(line, written)) kept.push({ id, line });
  }
  return putBack(
    kept,
    step.before.filter(entry => !after.has(entry.id)),
    step.before,
  );
}

/** Removed lines return behind the nearest line before them that is still there. */
function putBack<L>(kept: Entry<L>[], removed: readonly Entry<L>[], before: readonly Entry<L>[]): Entry<L>[] {
  if (removed.length === 0) return kept;
  const gone = new Set(removed.map(entry => entry.id));
  const following = new Map<string | null, Entry<L>[]>();
  const present = new Set(kept.map(entry => entry.id));
  let anchor: string | null = null;
  for (const entry of before) {
    if (gone.has(entry.id)) following.set(anchor, [...(following.get(anchor) ?? []), entry]);
    else if (present.has(entry.id)) anchor = entry.id;
  }
  return [...(following.get(null) ?? []), ...kept.flatMap(entry => [entry, ...(following.get(entry.id) ?? [])])];
}

function cellsBack<L extends object>(line: L, old: L, written: L): L {
  if (line === written) return old;
  const result: L = { ...line };
  for (const key of keysOf(written))
    if (!same(old[key], written[key]) && same(line[key], written[key])) result[key] = old[key];
  return result;
}

/** True when all cells of two lines hold the same. */
export function sameCells<L extends object>(a: L, b: L): boolean {
  return a === b || keysOf(a).every(key => same(a[key], b[key]));
}

/** The names of an object's cells, typed. */
export function keysOf<L extends object>(line: L): (keyof L & string)[] {
  return Object.keys(line) as (keyof L & string)[];
}
