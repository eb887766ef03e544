import { isObject } from '@/lib/objects';
import { same } from '@/lib/same';
import type { LooseField } from '@/shared/fields/define';
import { canHold } from '@/shared/fieldTypes/fieldTypes';

type Values = Record<string, unknown>;

/** Returns the top-level fields of `values` that differ from `base`, or null. */
export function changesSince(values: Values, base: Values): Values | null {
  const changed = Object.keys(values).filter(key => !same(values[key], base[key]));
  return changed.length === 0 ? null : Object.fromEntries(changed.map(key => [key, values[key]]));
}

/** Splits a recovery copy, possibly of an older version, by whether fields and form types allow its values. */
export function splitFitting(
  changes: Values,
  values: Values,
  fields: readonly LooseField[] = [],
): { fits: Values; unfit: Values } {
  const entries = Object.entries(changes);
  const doesFit = ([key, changed]: [string, unknown]) => {
    if (!(key in values)) return false;
    const def = fields.find(({ name }) => name === key);
    return def ? canHold(def.kind, changed, def, { ...values, ...changes }) : sameSort(changed, values[key]);
  };
  return {
    fits: Object.fromEntries(entries.filter(doesFit)),
    unfit: Object.fromEntries(entries.filter(entry => !doesFit(entry))),
  };
}

function sameSort(a: unknown, b: unknown): boolean {
  if (a === null || b === null || b === undefined) return true;
  if (!Array.isArray(a) || !Array.isArray(b)) return typeof a === typeof b && Array.isArray(a) === Array.isArray(b);
  const first: unknown = b[0];
  return !isObject(first) || a.every(isObject);
}
