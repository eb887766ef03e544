import { isObject } from '@/lib/objects';

type Values = Record<string, unknown>;
type Path = (string | number)[];

/** A value that is kept apart, and where in the values it belongs. */
export type PrivatePart = [path: Path, value: unknown];

/** Nothing, in the shape of `value`: a text without letters, a list without entries, an object of such. */
function blankLike(value: unknown): unknown {
  if (typeof value === 'string') return '';
  if (typeof value === 'boolean') return false;
  if (Array.isArray(value)) return [];
  if (!isObject(value)) return null;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, blankLike(entry)]));
}

const isBlank = (value: unknown) => JSON.stringify(value) === JSON.stringify(blankLike(value));

/**
 * Parts the values of the named fields from the rest, at any depth of `changes`. In `open` they are blank; of the fields of the form
 * itself, which are the first level, nothing is left.
 */
export function takeApart(changes: Values, names: readonly string[]): { open: Values; apart: PrivatePart[] } {
  const apart: PrivatePart[] = [];
  const walk = (value: unknown, path: Path): unknown => {
    if (Array.isArray(value)) return value.map((entry, index) => walk(entry, [...path, index]));
    if (!isObject(value)) return value;
    const kept = Object.entries(value).flatMap(([name, entry]): [string, unknown][] => {
      const here = [...path, name];
      if (!names.includes(name) || isBlank(entry)) return [[name, walk(entry, here)]];
      apart.push([here, entry]);
      return path.length === 0 ? [] : [[name, blankLike(entry)]];
    });
    return Object.fromEntries(kept);
  };
  return { open: walk(changes, []) as Values, apart };
}

/** `open` with what was parted from it. */
export function putTogether(open: Values, apart: readonly PrivatePart[]): Values {
  const whole = structuredClone(open);
  for (const [path, value] of apart) put(whole, path, value);
  return whole;
}

/**
 * `open`, whose private values are gone for good, with those that the form itself holds at the same places. Rows are known by their
 * `uid`; a row that the form does not have stays blank there.
 */
export function fillFrom(open: Values, paths: readonly Path[], now: Values): Values {
  const whole = structuredClone(open);
  for (const path of paths) {
    const value = find(open, now, path);
    if (value !== undefined && path.length > 1) put(whole, path, value);
  }
  return whole;
}

function put(whole: Values, path: Path, value: unknown): void {
  const parent = path.slice(0, -1).reduce<unknown>((at, step) => (isObject(at) ? at[step] : undefined), whole);
  const last = path.at(-1);
  if (isObject(parent) && last !== undefined) parent[last] = value;
}

/** What `now` has at the place that `path` is in `open`. */
function find(open: unknown, now: unknown, path: Path): unknown {
  let [left, right] = [open, now];
  for (const step of path) {
    if (!isObject(left) || !isObject(right)) return undefined;
    const row: unknown = left[step];
    right =
      Array.isArray(right) && isObject(row) && 'uid' in row
        ? right.find(other => isObject(other) && other['uid'] === row['uid'])
        : right[step];
    left = row;
  }
  return right;
}
