import { same } from '@/lib/same';
import { isObject } from '@/lib/objects';
import { mergeValues } from './differences';
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
  /** It was the undo of another one: what it cleared was filled in since that one. */
  isUndo?: true;
}

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

/** Whether something goes that was filled in since: it is neither how it was left nor what it becomes. */
function isReplaced(filled: unknown, becomes: unknown, left: unknown): boolean {
  if (isNothing(filled) || [becomes, left].some(other => same(bare(filled), bare(other)))) return false;
  if (!Array.isArray(filled) || !filled.every(isObject)) return true;
  return filled.some((row, at) => {
    const [then, was] = [rowLike(row, becomes, at), rowLike(row, left, at)];
    return Object.entries(row).some(([key, cell]) => key !== 'uid' && isReplaced(cell, then?.[key], was?.[key]));
  });
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
  derive: DeriveAny;
  /** When a field counts as lost. */
  loses?: (before: unknown, now: unknown, name: string) => boolean;
}

/** As `Derive`: `previous` is `values` itself where nothing was switched. */
type DeriveAny = (values: Values, previous: Values) => Values | null;

/**
 * What a change cleared beside its own field; null when nothing was, or when changing the field back brings it back: a total that is
 * worked out, a default.
 */
export function clearingOf({ before, changed, after, derive, loses = isLost }: Change): Clearing | null {
  const followed = Object.keys(after).filter(name => !same(changed[name], after[name]));
  // A field that only repeats another one (the state's name beside the chosen state) is not counted as lost: `derive` works it out again.
  const isTold = (name: string) => {
    const without = { ...before, [name]: after[name] };
    return same(bare({ ...without, ...derive(without, without) }[name]), bare(before[name]));
  };
  const lost = followed.filter(name => loses(before[name], after[name], name) && !isTold(name));
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

/**
 * The form with the change taken back: as changing the field back by hand would leave it, and with what had been cleared. What was filled in
 * since for the other value goes with that value, and is a clearing of its own, to be taken back in turn.
 */
export function takenBack(
  undone: Clearing,
  values: Values,
  derive: DeriveAny,
): { values: Values; cleared: Clearing | null } {
  const { own, before, after } = undone;
  const changed = own === undefined ? values : { ...values, [own]: before[own] };
  const followed = { ...changed, ...derive(changed, values) };
  const merged = mergeValues(after, pick(followed, Object.keys(after)), before);
  const still = Object.keys(after).filter(name => name === own || isStill(undone, values, name));
  const now = { ...followed, ...merged, ...pick(before, still) };
  const loses = (filled: unknown, becomes: unknown, name: string) => isReplaced(filled, becomes, after[name]);
  const cleared = clearingOf({ before: values, changed, after: now, derive, loses });
  return { values: now, cleared: cleared && { ...cleared, isUndo: true } };
}

const isVerified = (value: unknown) => isObject(value) && value['verified'] === true;
