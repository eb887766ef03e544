import { isObject } from './objects';

/** Deep equality of plain data, as forms hold it. A key that is undefined counts as absent, as it does in JSON. */
export function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  if (Array.isArray(a)) return a.length === b['length'] && a.every((entry, index) => same(entry, b[index]));
  for (const key in a) if (!same(a[key], b[key])) return false;
  for (const key in b) if (b[key] !== undefined && !(key in a)) return false;
  return true;
}
