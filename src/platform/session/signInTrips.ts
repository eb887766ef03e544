import { keep as keepUnder, readKept } from '@/lib/kept';
import { isObject } from '@/lib/objects';

/** Counts sign-ins of this tab that returned without a valid session, to avoid a redirect loop. */
const KEY = 'sportal.signin';
const MOST = 2;
/** A session refused this soon after page load is one that the login page just created. */
const SOON_MS = 30_000;

type Trip = 'missing' | 'refused';

function count(trip: Trip): number {
  const kept = readKept(KEY, 'tab');
  const { of, times } = isObject(kept) ? kept : {};
  return of === trip ? Number(times) || 0 : 0;
}

const keep = (counted: { of: Trip; times: number } | null): void => keepUnder(KEY, counted, 'tab');

/** `ageMs`: age of the refused session. Returns false after too many attempts. */
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

export function forgetTrips(trip?: Trip): void {
  if (trip === undefined || count(trip) > 0) keep(null);
}
