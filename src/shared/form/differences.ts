import { isObject } from '@/lib/objects';
import { same } from '@/lib/same';
import type { LooseField } from '@/shared/fields/define';
import { canHold } from '@/shared/fieldTypes/fieldTypes';
import { isLost } from './lostFields';

type Values = Record<string, unknown>;

/** Returns the top-level fields of `values` that differ from `base`, or null. */
export function changesSince(values: Values, base: Values): Values | null {
  const changed = Object.keys(values).filter(key => !same(values[key], base[key]));
  return changed.length === 0 ? null : Object.fromEntries(changed.map(key => [key, values[key]]));
}

/** The arrays that a `LineTable` edits. */
export type LineTables<Name extends string = string> = Readonly<Partial<Record<Name, { blank: () => object }>>>;

interface Form {
  values: Values;
  fields?: readonly LooseField[];
  lineTables?: LineTables | undefined;
}

/** Splits a recovery copy, possibly of an older version, by whether the form's fields, types and line columns allow its values. */
export function splitFitting(
  changes: Values,
  { values, fields = [], lineTables = {} }: Form,
): { fits: Values; unfit: Values } {
  const [fits, unfit]: [Values, Values] = [{}, {}];
  const doesFit = (key: string, changed: unknown) => {
    if (!(key in values)) return false;
    const def = fields.find(({ name }) => name === key);
    return def ? canHold(def.kind, changed, def, { ...values, ...changes }) : sameSort(changed, values[key]);
  };
  for (const [key, changed] of Object.entries(changes)) {
    const table = lineTables[key];
    if (!doesFit(key, changed)) unfit[key] = changed;
    else if (!table || !Array.isArray(changed)) fits[key] = changed;
    else {
      const lines = splitLines(changed as Values[], table.blank);
      fits[key] = lines.known;
      if (lines.unknown.some(cells => Object.keys(cells).length > 0)) unfit[key] = lines.unknown;
    }
  }
  return { fits, unfit };
}

/** Splits lines by the columns of an empty line, which also fills columns that the copy lacks. */
function splitLines(lines: readonly Values[], blank: () => object): { known: readonly Values[]; unknown: Values[] } {
  const columns = blank();
  const isKnown = (column: string) => column in columns;
  const pick = (line: Values, isWanted: (column: string, cell: unknown) => boolean): Values =>
    Object.fromEntries(Object.entries(line).filter(([column, cell]) => isWanted(column, cell)));
  return {
    known: lines.map(line => ({ ...blank(), ...pick(line, isKnown) })),
    unknown: lines.map(line => pick(line, (column, cell) => !isKnown(column) && isLost(cell, undefined))),
  };
}

function sameSort(a: unknown, b: unknown): boolean {
  if (a === null || b === null || b === undefined) return true;
  if (!Array.isArray(a) || !Array.isArray(b)) return typeof a === typeof b && Array.isArray(a) === Array.isArray(b);
  const first: unknown = b[0];
  return !isObject(first) || a.every(isObject);
}
