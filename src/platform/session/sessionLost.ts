import { atMost } from '@/lib/pause';
import { forgetRemembered } from '../remembered';
import { Listeners } from '../listeners';
import { clearSession, currentPath, goToLogin, readToken, readUserId } from './session';
import { mayTryAgain } from './signInTrips';

type Listener = () => unknown;

/** How long the page waits for what forms keep before it goes to the login page, in ms. */
const PATIENCE_MS = 1500;

const listeners = new Set<Listener>();
let lost = false;
let owner: string | null = null;
let begun = 0;
let refused: (() => void) | null = null;

/** A new session begins in this tab: it may be lost again, and calls carry the token of this user only. */
export function sessionBegan(userId: string): void {
  lost = false;
  owner = userId;
  begun = Date.now();
}

/**
 * The bearer token to send, or null when there is none or when another tab has signed in as somebody else: this tab's work is
 * never done in another person's name.
 */
export function tokenToSend(): string | null {
  return belongsToAnother() ? null : readToken();
}

/** Whether this tab still works in the name of whom it shows; calls that nobody has asked for are not made any more where it does not. */
export const isSignedIn = (): boolean => tokenToSend() !== null;

/** True when storage now holds another user's session than the one this tab shows. */
export function belongsToAnother(): boolean {
  const now = readUserId();
  return owner !== null && now !== null && now !== owner;
}

/** Called when a call was refused because another tab has logged out, or in as somebody else. */
export const elsewhere = new Listeners();

/** Who shows what is wrong when each new session is refused at once; without one, the login page is gone to every time. */
export function onSessionRefused(show: (() => void) | null): void {
  refused = show;
}

/** Logout: from here on a refused call is no news, and what the page remembers of this person goes. */
export function sessionEnded(): void {
  lost = true;
  forgetRemembered();
}

/** Called once, synchronously, before the page is left because the session is gone; a promise is awaited for a moment. Forms keep their draft here. */
export function onSessionLost(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * A call was answered 401. The first report runs the listeners and goes to the login page; later ones do nothing. Where another tab has
 * ended the session, this one stays with what was typed and says so.
 */
export function reportSessionLost(): void {
  if (lost) return;
  if (!isSignedIn()) return elsewhere.notify();
  const back = currentPath();
  leaveAfter(keepWork(), () => {
    if (mayTryAgain('refused', Date.now() - begun) || !refused) return goToLogin(back);
    clearSession();
    refused();
  });
}

/** The session ends here and now, and what was typed is kept; `told` is waited for a moment. */
export function endSession(told: Promise<unknown>): void {
  if (lost) return;
  const back = currentPath();
  leaveAfter([...keepWork(), told], () => goToLogin(back));
}

/** Lets forms keep what was typed, once. */
function keepWork(): Promise<unknown>[] {
  lost = true;
  forgetRemembered();
  const waiting: Promise<unknown>[] = [];
  for (const listener of listeners) {
    try {
      const kept = listener();
      if (kept instanceof Promise) waiting.push(kept);
    } catch (error) {
      console.error(error); // one form's failure must not cost the others their draft
    }
  }
  return waiting;
}

function leaveAfter(waiting: readonly Promise<unknown>[], go: () => void): void {
  if (waiting.length === 0) return go();
  void atMost(PATIENCE_MS, Promise.allSettled(waiting)).then(go);
}
