import { keep, readKept } from '@/lib/kept';
import { ACTIVITY_KEY, readToken } from './session';

const WRITE_EVERY_MS = 5_000;

/** Returns a hash that distinguishes sessions without storing the token. */
function sessionMark(): string {
  let mark = 0;
  for (const sign of readToken() ?? '') mark = (mark * 31 + (sign.codePointAt(0) ?? 0)) | 0;
  return mark.toString(36);
}

/** Returns the time of the last input in this session, in any tab, in ms since 1970; null if unknown. */
function lastActive(): number | null {
  const kept = readKept(ACTIVITY_KEY);
  const [at, mark]: unknown[] = Array.isArray(kept) ? kept : [];
  return typeof at === 'number' && mark === sessionMark() ? at : null;
}

export function noteActivity(now = Date.now()): void {
  const before = lastActive();
  if (before !== null && now - before < WRITE_EVERY_MS && now >= before) return;
  // If storage is full, the timeout counts from the last stored input.
  keep(ACTIVITY_KEY, [now, sessionMark()]);
}

/** Returns the remaining idle time in ms, at most `minutes`. Zero or less: the session ends. */
export function idleTimeLeft(minutes: number, now = Date.now()): number {
  const limit = minutes * 60_000;
  return Math.min(limit, (lastActive() ?? now) + limit - now);
}

/** Returns whether the stored session was idle too long, also while the browser was closed; null: no limit. */
export function wasIdleFor(minutes: number | null): boolean {
  return minutes !== null && idleTimeLeft(minutes) <= 0;
}
