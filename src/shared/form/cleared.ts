import { same } from '@/lib/same';
import { isEmpty } from './intentResolver';

type Values = Record<string, unknown>;

/** A change that emptied more than its own field. */
export interface Clearing {
  /** The form before it: the field that was changed, and all that followed from it. */
  before: Values;
  /** The same fields as the change left them. */
  after: Values;
  /** The fields beside its own that lost what they held. */
  names: readonly string[];
  /** The field that was changed. */
  own: string | undefined;
}

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** No text, no row, no file, no number. */
const isNothing = (value: unknown) =>
  isEmpty(value) || value === '[]' || (isObject(value) && (value['text'] === '' || Object.keys(value).length === 0));

/** Whether a value lost something: it was emptied, a row or a cell of it was, or a number is verified no more. */
export function isLost(before: unknown, now: unknown): boolean {
  if (isNothing(before) || Object.is(before, now)) return false;
  if (Array.isArray(before)) return before.some((row, at) => isRowLost(row, Array.isArray(now) ? now : [], at));
  if (isNothing(now)) return true;
  return isObject(before) && before['verified'] === true && isObject(now) && now['verified'] !== true;
}

/** Rows are known by their uid, else by their place. */
function isRowLost(row: unknown, rows: readonly unknown[], at: number): boolean {
  if (!isObject(row)) return !rows.includes(row);
  const uidOf = (other: unknown) => (isObject(other) ? other['uid'] : undefined);
  const other = uidOf(rows[at]) === row['uid'] ? rows[at] : rows.find(one => uidOf(one) === row['uid']);
  return Object.entries(row).some(([key, cell]) => key !== 'uid' && isLost(cell, isObject(other) ? other[key] : null));
}

/** Rows that were made anew have other uids, and are the same. */
const bare = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(row => (isObject(row) ? { ...row, uid: undefined } : (row as unknown))) : value;

const pick = (values: Values, names: Iterable<string>): Values =>
  Object.fromEntries([...names].map(name => [name, values[name]]));

interface Change {
  before: Values;
  /** With what was changed by hand, and nothing that followed. */
  changed: Values;
  after: Values;
  /** As `Derive`: `previous` is `values` itself where nothing was switched. */
  derive: (values: Values, previous: Values) => Values | null;
}

/**
 * What a change cleared beside its own field; null when nothing was, or when changing the field back brings it back: a total that is
 * worked out, a default.
 */
export function clearingOf({ before, changed, after, derive }: Change): Clearing | null {
  const followed = Object.keys(after).filter(name => !same(changed[name], after[name]));
  // A field that only repeats another one (the state's name beside the chosen state) is not counted as lost: `derive` works it out again.
  const isTold = (name: string) => {
    const without = { ...before, [name]: after[name] };
    return same(bare({ ...without, ...derive(without, without) }[name]), bare(before[name]));
  };
  const lost = followed.filter(name => isLost(before[name], after[name]) && !isTold(name));
  if (lost.length === 0) return null;
  const own = Object.keys(after).filter(name => !same(changed[name], before[name]));
  const beside = lost.filter(name => !own.includes(name));
  const touched = new Set([...own, ...followed]);
  const values = {
    before: structuredClone(pick(before, touched)),
    after: structuredClone(pick(after, touched)),
    own: own[0],
  };
  // A verification does not come back by typing the number again.
  if (own.some(name => isLost(before[name], changed[name]) && isVerified(before[name])))
    return beside.length > 0 ? { ...values, names: beside } : null;
  const back = { ...after, ...pick(before, own) };
  const again = { ...back, ...derive(back, after) };
  const names = beside.filter(name => !same(bare(before[name]), bare(again[name])));
  return names.length > 0 ? { ...values, names } : null;
}

const isStill = ({ after }: Clearing, values: Values, name: string) => same(bare(values[name]), bare(after[name]));

/** Those of the cleared fields that are still as the clearing left them; into the others something was typed since. */
export const stillCleared = (clearing: Clearing, values: Values): string[] =>
  clearing.names.filter(name => isStill(clearing, values, name));

/** What goes back: the field that was changed, and of the others those in which nothing was done since. */
export const takenBack = (clearing: Clearing, values: Values): Values =>
  pick(
    clearing.before,
    Object.keys(clearing.before).filter(name => name === clearing.own || isStill(clearing, values, name)),
  );

const isVerified = (value: unknown) => isObject(value) && value['verified'] === true;
