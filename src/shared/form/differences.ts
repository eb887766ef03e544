import { isObject } from '@/lib/objects';
import { same } from '@/lib/same';
import type { LooseField } from '@/shared/fields/define';
import { canHold } from '@/shared/kinds/kinds';

type Values = Record<string, unknown>;

/** The top-level fields of `values` that differ from `base`; null when there are none. */
export function changesSince(values: Values, base: Values): Values | null {
  const changed = Object.keys(values).filter(key => !same(values[key], base[key]));
  return changed.length === 0 ? null : Object.fromEntries(changed.map(key => [key, values[key]]));
}

/**
 * Splits a recovery copy, which may come from an older version of the portal: `fits` has the fields that the form still has, with values
 * that their declaration in `fields` allows, or else of the type that the form has; `unfit` has the others.
 */
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

/**
 * Two people's changes of one record made one: what only they changed is theirs, everything that was typed here stays. Rows that are known
 * by their uid are merged row by row: none that either side added or changed is lost, one goes when a side deleted it and the other left it
 * as it was. Other lines are merged cell by cell where neither side added or removed one; else the typed ones stay.
 */
export function mergeValues(base: Values, mine: Values, theirs: Values): Values {
  return Object.fromEntries(Object.keys(mine).map(key => [key, merged(base[key], mine[key], theirs[key])]));
}

function merged(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (same(mine, base)) return theirs;
  const rows = [base, mine, theirs].map(rowsByUid);
  if (rows.every(found => found !== null)) {
    const [was, own, now] = rows as [RowsByUid, RowsByUid, RowsByUid];
    // Without a row in common the uids were made up while reading.
    if (was.size === 0 || now.size === 0 || [...was.keys()].some(uid => now.has(uid))) return mergedRows(was, own, now);
  }
  const isSameLength = (entries: unknown): entries is unknown[] =>
    Array.isArray(entries) && Array.isArray(mine) && entries.length === mine.length && entries.every(isObject);
  if (!isSameLength(base) || !isSameLength(theirs)) return mine;
  return (mine as unknown[]).map((row, index) => {
    const [was, now] = [base[index], theirs[index]];
    return isObject(row) && isObject(was) && isObject(now) ? mergeValues(was, row, now) : row;
  });
}

type RowsByUid = ReadonlyMap<unknown, Values>;

/** Rows by their uid; null where it is no list of rows that each have their own. */
function rowsByUid(rows: unknown): RowsByUid | null {
  if (!Array.isArray(rows) || !rows.every(row => isObject(row) && typeof row['uid'] === 'string' && row['uid'] !== ''))
    return null;
  const found = new Map((rows as Values[]).map(row => [row['uid'], row]));
  return found.size === rows.length ? found : null;
}

/** In the order of the rows here; those that only the other side has come behind them. */
function mergedRows(base: RowsByUid, mine: RowsByUid, theirs: RowsByUid): Values[] {
  const kept = [...mine].flatMap<Values>(([uid, row]) => {
    const [was, now] = [base.get(uid), theirs.get(uid)];
    if (now) return mergeValues(was ?? {}, row, now) as Values;
    return was && same(row, was) ? [] : row;
  });
  const more = [...theirs].flatMap<Values>(([uid, row]) => {
    const was = base.get(uid);
    return mine.has(uid) || (was && same(row, was)) ? [] : row;
  });
  return [...kept, ...more];
}
