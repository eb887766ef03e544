import { keep, readKept } from '@/lib/kept';
import { ACTIVITY_KEY, readToken } from './session';

/** Pressing a key writes at most so often, in ms. */
const WRITE_EVERY_MS = 5_000;

/** Tells sessions apart without keeping anything of the token. */
function sessionMark(): string {
  let mark = 0;
  for (const sign of readToken() ?? '') mark = (mark * 31 + (sign.codePointAt(0) ?? 0)) | 0;
  return mark.toString(36);
}

/** When somebody last pressed or typed anything in this session, in any tab of this browser, in ms since 1970; null when none is known. */
function lastActive(): number | null {
  const kept = readKept(ACTIVITY_KEY);
  const [at, mark]: unknown[] = Array.isArray(kept) ? kept : [];
  return typeof at === 'number' && mark === sessionMark() ? at : null;
}

/** A person pressed a key or a button, so the session is not idle. */
export function noteActivity(now = Date.now()): void {
  const before = lastActive();
  if (before !== null && now - before < WRITE_EVERY_MS && now >= before) return;
  // Where storage is full, the time-out counts from the last press that could be written.
  keep(ACTIVITY_KEY, [now, sessionMark()]);
}

/** How long the session may still stay idle, in ms; not above `minutes`. Zero or less: it is over. */
export function idleTimeLeft(minutes: number, now = Date.now()): number {
  const limit = minutes * 60_000;
  return Math.min(limit, (lastActive() ?? now) + limit - now);
}

/** Whether the session that storage holds was left idle for so long, by a browser that was closed, too; null: it may be for ever. */
export function wasIdleFor(minutes: number | null): boolean {
  return minutes !== null && idleTimeLeft(minutes) <= 0;
}
