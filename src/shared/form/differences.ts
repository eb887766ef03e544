type Values = Record<string, unknown>;

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null;

/** Deep equality of form values. A key that is undefined counts as absent, as it does in JSON. */
export function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  if (Array.isArray(a)) return a.length === b['length'] && a.every((entry, index) => same(entry, b[index]));
  for (const key in a) if (!same(a[key], b[key])) return false;
  for (const key in b) if (b[key] !== undefined && !(key in a)) return false;
  return true;
}

/** The top-level fields of `values` that differ from `base`; null when there are none. */
export function changesSince(values: Values, base: Values): Values | null {
  const changed = Object.keys(values).filter(key => !same(values[key], base[key]));
  return changed.length === 0 ? null : Object.fromEntries(changed.map(key => [key, values[key]]));
}

/**
 * How many fields `changes` would alter in `values`, as people count: a picked address is one field, every altered cell of a line is
 * one, an added or removed line or file is one.
 */
export function countDifferences(changes: Values, values: Values): number {
  let count = 0;
  for (const [key, changed] of Object.entries(changes)) {
    const now = values[key];
    if (same(changed, now)) continue;
    count += Array.isArray(changed) && Array.isArray(now) ? countEntries(changed, now) : 1;
  }
  return count;
}

function countEntries(a: readonly unknown[], b: readonly unknown[]): number {
  let count = Math.abs(a.length - b.length);
  for (let index = 0; index < Math.min(a.length, b.length); index++) {
    const [left, right] = [a[index], b[index]];
    if (!isObject(left) || !isObject(right)) count += same(left, right) ? 0 : 1;
    else
      for (const key of new Set([...Object.keys(left), ...Object.keys(right)]))
        if (!same(left[key], right[key])) count++;
  }
  return count;
}

/**
 * The part of a kept draft that still fits: fields that the form has, with values of the same sort. A draft may come from an older
 * version of the portal.
 */
export function fitting(changes: Values, values: Values): Values {
  return Object.fromEntries(
    Object.entries(changes).filter(([key, changed]) => key in values && sameSort(changed, values[key])),
  );
}

function sameSort(a: unknown, b: unknown): boolean {
  if (a === null || b === null || b === undefined) return true;
  if (!Array.isArray(a) || !Array.isArray(b)) return typeof a === typeof b && Array.isArray(a) === Array.isArray(b);
  const first: unknown = b[0];
  return !isObject(first) || a.every(isObject);
}

/**
 * Two people's changes of one record made one: what only they changed is theirs, everything that was typed here stays. Lines are merged
 * cell by cell where neither side added or removed one; else the typed ones stay.
 */
export function mergeValues(base: Values, mine: Values, theirs: Values): Values {
  return Object.fromEntries(Object.keys(mine).map(key => [key, merged(base[key], mine[key], theirs[key])]));
}

function merged(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (same(mine, base)) return theirs;
  const isSameLength = (rows: unknown): rows is unknown[] =>
    Array.isArray(rows) && Array.isArray(mine) && rows.length === mine.length && rows.every(isObject);
  if (!isSameLength(base) || !isSameLength(theirs)) return mine;
  return (mine as unknown[]).map((row, index) => {
    const [was, now] = [base[index], theirs[index]];
    return isObject(row) && isObject(was) && isObject(now) ? mergeValues(was, row, now) : row;
  });
}
