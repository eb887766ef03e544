import { same } from '@/lib/same';
import { isObject } from '@/lib/objects';
import { isEmpty } from './intentResolver';

type Values = Record<string, unknown>;

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

function isRowLost(row: unknown, rows: readonly unknown[], at: number): boolean {
  if (!isObject(row)) return !rows.includes(row);
  const other = rowLike(row, rows, at);
  return Object.entries(row).some(([key, cell]) => key !== 'uid' && isLost(cell, other?.[key]));
}

/** The same row among others: rows are known by their uid, else by their place. */
function rowLike(row: Values, rows: unknown, at: number): Values | undefined {
  if (!Array.isArray(rows)) return undefined;
  const isIt = (other: unknown): other is Values => isObject(other) && other['uid'] === row['uid'];
  const here: unknown = rows[at];
  return isIt(here) ? here : rows.find(isIt);
}

/** Rows that were made anew have other uids, and are the same. */
const bare = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(row => (isObject(row) ? { ...row, uid: undefined } : (row as unknown))) : value;

const pick = (values: Values, names: Iterable<string>): Values =>
  Object.fromEntries([...names].map(name => [name, values[name]]));

interface Change {
  before: Values;
  /** The form with the user's change, before anything followed from it. */
  changed: Values;
  /** The form with all that follows from the change. */
  after: Values;
  /** As `Derive`: `previous` is `values` itself where nothing was switched. */
  derive: (values: Values, previous: Values) => Values | null;
}

/**
 * Returns the filled fields that a change empties beside its own, and the names of the fields that the user changed. Fields that changing
 * back would fill again (a computed total, a default) don't count.
 */
export function getLostFields({ before, changed, after, derive }: Change): { own: string[]; lost: string[] } {
  const own = Object.keys(after).filter(name => !same(changed[name], before[name]));
  // A field that only repeats another one (the state's name beside the chosen state) is computed again by `derive`.
  const isRepeated = (name: string) => {
    const without = { ...before, [name]: after[name] };
    return same(bare({ ...without, ...derive(without, without) }[name]), bare(before[name]));
  };
  const lost = Object.keys(after).filter(
    name => !own.includes(name) && isLost(before[name], after[name]) && !isRepeated(name),
  );
  // Typing a verified number again does not bring its verification back.
  if (lost.length === 0 || own.some(name => isLost(before[name], changed[name]) && isVerified(before[name])))
    return { own, lost };
  const back = { ...after, ...pick(before, own) };
  const again = { ...back, ...derive(back, after) };
  return { own, lost: lost.filter(name => !same(bare(before[name]), bare(again[name]))) };
}

const isVerified = (value: unknown) => isObject(value) && value['verified'] === true;
