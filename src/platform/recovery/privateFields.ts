import { isObject } from '@/lib/objects';

type Values = Record<string, unknown>;
type Path = (string | number)[];

export type PrivatePart = [path: Path, value: unknown];

function blankLike(value: unknown): unknown {
  if (typeof value === 'string') return '';
  if (typeof value === 'boolean') return false;
  if (Array.isArray(value)) return [];
  if (!isObject(value)) return null;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, blankLike(entry)]));
}

const isBlank = (value: unknown) => JSON.stringify(value) === JSON.stringify(blankLike(value));

/** Separates the values of the named fields from the rest, at any depth. In `open` nested ones are blank and top-level ones are removed. */
export function splitPrivateFields(changes: Values, names: readonly string[]): { open: Values; apart: PrivatePart[] } {
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

export function putTogether(open: Values, apart: readonly PrivatePart[]): Values {
  const whole = structuredClone(open);
  for (const [path, value] of apart) put(whole, path, value);
  return whole;
}

/** Fills lost private values with the form's current values at the same paths. Rows match by `uid`; rows missing in the form stay blank. */
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
