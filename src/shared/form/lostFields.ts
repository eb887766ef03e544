import { isObject } from '@/lib/objects';
import { same } from '@/lib/same';
import { isEmpty } from './intentResolver';

type Values = Record<string, unknown>;

const isNothing = (value: unknown) =>
  isEmpty(value) || value === '[]' || (isObject(value) && (value['text'] === '' || Object.keys(value).length === 0));

/** Returns whether a value, or a row or cell in it, was emptied or is no longer verified. */
export function isLost(before: unknown, now: unknown): boolean {
  if (isNothing(before) || Object.is(before, now)) return false;
  if (Array.isArray(before)) return before.some((row, at) => isRowLost(row, Array.isArray(now) ? now : [], at));
  if (isNothing(now)) return true;
  return isVerified(before) && isObject(now) && !isVerified(now);
}

/** Finds rows by uid, else by position. */
function isRowLost(row: unknown, rows: readonly unknown[], at: number): boolean {
  if (!isObject(row)) return !rows.includes(row);
  const isIt = (other: unknown): other is Values => isObject(other) && other['uid'] === row['uid'];
  const other = [rows[at], ...rows].find(isIt);
  return Object.entries(row).some(([key, cell]) => key !== 'uid' && isLost(cell, other?.[key]));
}

interface Change {
  before: Values;
  /** With the user's change, before dependent changes. */
  changed: Values;
  patch: Values;
  derive: (values: Values, previous: Values) => Values | null;
}

/** Returns the changed fields, and other filled fields that the change empties: reverting it would not fill them. */
export function getLostFields({ before, changed, patch, derive }: Change): { own: string[]; lost: string[] } {
  const own = Object.keys(changed).filter(name => !same(changed[name], before[name]));
  const lost = Object.keys(patch).filter(name => !own.includes(name) && isLost(before[name], patch[name]));
  // Entering a verified number again does not bring its verification back.
  if (lost.length === 0 || own.some(name => isVerified(before[name]))) return { own, lost };
  const after = { ...changed, ...patch };
  const back = { ...after, ...Object.fromEntries(own.map(name => [name, before[name]])) };
  const again = { ...back, ...derive(back, after) };
  return { own, lost: lost.filter(name => isLost(before[name], again[name])) };
}

const isVerified = (value: unknown) => isObject(value) && value['verified'] === true;
