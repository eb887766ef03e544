import { isObject } from './objects';

/** Ignores inherited properties such as 'valueOf'. */
const own = (data: Record<string, unknown>, key: string): unknown => (Object.hasOwn(data, key) ? data[key] : undefined);

/** Compares plain data deeply. An undefined property counts as absent, as in JSON. */
export function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  if (Array.isArray(a)) return a.length === b['length'] && a.every((entry, index) => same(entry, b[index]));
  for (const key of Object.keys(a)) if (!same(a[key], own(b, key))) return false;
  for (const key of Object.keys(b)) if (b[key] !== undefined && !Object.hasOwn(a, key)) return false;
  return true;
}
