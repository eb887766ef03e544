import fc from 'fast-check';
import type { Pool } from './contract.ts';
import { oddJson, oddText } from './odd.ts';

/** Keys and indexes that lead to a value; past a JSON text they go on inside of it. */
type Path = readonly (string | number)[];

interface Leaf {
  path: Path;
  value: unknown;
  /** Inside a JSON text, where nothing but the rules looks at a type. */
  isInText: boolean;
}

/** A call that would go through, as it is or with one to three of its values changed, also inside its JSON texts. */
export function mutated(template: Record<string, unknown>, pool: Pool): fc.Arbitrary<Record<string, unknown>> {
  const leaves = leavesOf(template);
  const changes = fc.oneof(
    { weight: 1, arbitrary: fc.constant<Leaf[]>([]) },
    { weight: 3, arbitrary: fc.subarray(leaves, { minLength: 1, maxLength: 1 }) },
    { weight: 1, arbitrary: fc.subarray(leaves, { minLength: 1, maxLength: Math.min(3, leaves.length) }) },
  );
  return changes
    .chain(chosen => fc.tuple(...chosen.map(leaf => otherThan(leaf, pool).map(value => ({ path: leaf.path, value })))))
    .map(all => all.reduce<unknown>((whole, { path, value }) => changed(whole, path, value), template))
    .map(whole => whole as Record<string, unknown>);
}

function leavesOf(value: unknown, path: Path = [], isInText = false): Leaf[] {
  const own: Leaf[] = path.length > 0 ? [{ path, value, isInText }] : [];
  const inner = typeof value === 'string' ? parsed(value) : value;
  if (typeof inner !== 'object' || inner === null) return own;
  const isText = isInText || typeof value === 'string';
  const parts: [string | number, unknown][] = Array.isArray(inner) ? [...inner.entries()] : Object.entries(inner);
  return [...own, ...parts.flatMap(([key, part]) => leavesOf(part, [...path, key], isText))];
}

/** The list or object of a JSON text. */
function parsed(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const NEARLY = [
  '0',
  '-1',
  '0.005',
  '99999999999999999.99',
  '2026-13-01',
  '9999-12-31',
  '[]',
  '{}',
  ' x ',
  'x'.repeat(300),
];

/** Another value that the contract's types let through, where they can be told. */
function otherThan({ path, value, isInText }: Leaf, pool: Pool): fc.Arbitrary<unknown> {
  const name = String(path.findLast(key => typeof key === 'string') ?? '').toLowerCase();
  const none = { weight: 1, arbitrary: fc.constantFrom(null, undefined) };
  if (Array.isArray(value))
    return fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom<unknown>([], [...value, ...value], value.toReversed()) },
      none,
    );
  if (typeof value === 'object' && value !== null) return isInText ? fc.oneof(oddJson, none) : fc.oneof(none);
  if (isInText) return fc.oneof({ weight: 3, arbitrary: oddJson }, none);
  const alike = (pool.get(name) ?? []).filter(other => typeof other === typeof value);
  const known = alike.length > 0 ? [{ weight: 3, arbitrary: fc.constantFrom(...alike) }] : [];
  if (typeof value === 'number')
    return fc.oneof(
      ...known,
      { weight: 2, arbitrary: fc.constantFrom(0, -1, 1, 2, 12, 2 ** 31 - 1, -(2 ** 31)) },
      none,
    );
  if (typeof value === 'boolean') return fc.oneof({ weight: 3, arbitrary: fc.constant(!value) }, none);
  return fc.oneof(
    ...known,
    { weight: 3, arbitrary: oddText },
    { weight: 2, arbitrary: fc.constantFrom(...NEARLY) },
    none,
  );
}

function changed(whole: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (typeof whole === 'string') {
    const inner = parsed(whole);
    return inner === undefined ? whole : JSON.stringify(changed(inner, [key, ...rest], value));
  }
  // What another change has replaced has no such part any more.
  if (typeof whole !== 'object' || whole === null || !(key in whole)) return whole;
  const part = changed((whole as Record<string | number, unknown>)[key], rest, value);
  return Array.isArray(whole) ? whole.with(Number(key), part) : { ...whole, [key]: part };
}
