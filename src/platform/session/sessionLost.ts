import { atMost } from '@/lib/pause';
import { forgetRemembered } from '../remembered';
import { Listeners } from '../listeners';
import { clearSession, currentPath, goToLogin, readToken, readUserId } from './session';
import { mayTryAgain } from './signInTrips';

type Listener = () => unknown;

/** Maximum wait for forms to store their drafts before the login page opens, in ms. */
const PATIENCE_MS = 1500;

const listeners = new Set<Listener>();
/** This tab's session. `refused` shows a session that the server refuses at once; without it, the login page opens each time. */
const tab = { isLost: false, owner: null as string | null, begun: 0, refused: null as (() => void) | null };

export function sessionBegan(userId: string): void {
  tab.isLost = false;
  tab.owner = userId;
  tab.begun = Date.now();
}

/** Returns the bearer token; null if missing, or if another tab signed in as another user, so that this tab never acts for that user. */
export function tokenToSend(): string | null {
  return belongsToAnother() ? null : readToken();
}

/** Returns whether this tab's user is still signed in. Check it before background requests. */
export const isSignedIn = (): boolean => tokenToSend() !== null;

export function belongsToAnother(): boolean {
  const now = readUserId();
  return tab.owner !== null && now !== null && now !== tab.owner;
}

/** Notifies when a request is refused because another tab logged out or signed in as another user. */
export const elsewhere = new Listeners();

export function onSessionRefused(show: (() => void) | null): void {
  tab.refused = show;
}

/** Marks the session as ended by Logout: ignores later 401 responses and clears the user's data in memory. */
export function sessionEnded(): void {
  tab.isLost = true;
  forgetRemembered();
}

/** Registers a listener that runs once before a lost session leaves the page; its promise is awaited briefly. Forms store drafts here. */
export function onSessionLost(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Handles a 401: the first call runs the listeners and opens the login page, unless another tab ended the session. */
export function reportSessionLost(): void {
  if (tab.isLost) return;
  if (!isSignedIn()) return elsewhere.notify();
  const back = currentPath();
  leaveAfter(keepWork(), () => {
    if (mayTryAgain('refused', Date.now() - tab.begun) || !tab.refused) return goToLogin(back);
    clearSession();
    tab.refused();
  });
}

/** Ends the session but keeps typed input; waits briefly for `told`. */
export function endSession(serverEnded: Promise<unknown>): void {
  if (tab.isLost) return;
  const back = currentPath();
  leaveAfter([...keepWork(), serverEnded], () => goToLogin(back));
}

function keepWork(): Promise<unknown>[] {
  tab.isLost = true;
  forgetRemembered();
  const waiting: Promise<unknown>[] = [];
  for (const listener of listeners) {
    try {
      const kept = listener();
      if (kept instanceof Promise) waiting.push(kept);
    } catch (error) {
      console.error(error); // one form's failure must not lose the drafts of others
    }
  }
  return waiting;
}

function leaveAfter(waiting: readonly Promise<unknown>[], go: () => void): void {
  if (waiting.length === 0) return go();
  void atMost(PATIENCE_MS, Promise.allSettled(waiting)).then(go);
}
