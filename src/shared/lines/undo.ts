import { same } from '@/lib/same';

/** The id stays while the line moves. */
export interface Entry<L> {
  id: string;
  line: L;
}

/** Lines before and after one action. */
export interface UndoStep<L> {
  /** 'the paste', 'filling down', 'the removal'. */
  label: string;
  before: readonly Entry<L>[];
  after: readonly Entry<L>[];
}

/** Undoes a step but keeps later input in restored cells and added lines. */
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

/** Removed lines return behind the nearest line before them. */
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
  for (const key of getKeys(written))
    if (!same(old[key], written[key]) && same(line[key], written[key])) result[key] = old[key];
  return result;
}

export function sameCells<L extends object>(a: L, b: L): boolean {
  return a === b || getKeys(a).every(key => same(a[key], b[key]));
}

export function getKeys<L extends object>(line: L): (keyof L & string)[] {
  return Object.keys(line) as (keyof L & string)[];
}
