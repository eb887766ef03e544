import { keep as keepUnder, readKept } from '@/lib/kept';
import { isObject } from '@/lib/objects';

/**
 * How often this tab was sent to the login page and came back without a session that works. A login that leaves none would be gone to for
 * ever: after two vain trips the portal says what is missing instead.
 */
const KEY = 'sportal.signin';
const MOST = 2;
/** A session that is refused so soon after the page was opened is one that the login has just left. */
const SOON_MS = 30_000;

type Trip = 'missing' | 'refused';

function count(trip: Trip): number {
  const kept = readKept(KEY, 'tab');
  const { of, times } = isObject(kept) ? kept : {};
  return of === trip ? Number(times) || 0 : 0;
}

const keep = (counted: { of: Trip; times: number } | null): void => keepUnder(KEY, counted, 'tab');

/**
 * To be asked before the page goes to the login page. `trip`: whether no session was there or the server refused one; `ageMs`: how long the
 * page had the refused session, in ms. False: the login page was tried in vain as often as it may be.
 */
export function mayTryAgain(trip: Trip, ageMs = 0): boolean {
  if (ageMs > SOON_MS) {
    keep(null);
    return true;
  }
  const times = count(trip);
  if (times >= MOST) return false;
  keep({ of: trip, times: times + 1 });
  return true;
}

/** There is a session, or somebody asks to try once more. */
export function forgetTrips(trip?: Trip): void {
  if (trip === undefined || count(trip) > 0) keep(null);
}
