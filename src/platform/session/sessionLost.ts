import { atMost } from '@/lib/pause';
import { currentPath, goToLogin, readToken, readUserId } from './session';

type Listener = () => unknown;

/** How long the page waits for what forms keep before it goes to the login page, in ms. */
const PATIENCE_MS = 1500;

const listeners = new Set<Listener>();
let lost = false;
let owner: string | null = null;

/** A new session begins in this tab: it may be lost again, and calls carry the token of this user only. */
export function sessionBegan(userId: string): void {
  lost = false;
  owner = userId;
}

/**
 * The bearer token to send, or null when there is none or when another tab has signed in as somebody else: this tab's work is
 * never done in another person's name.
 */
export function tokenToSend(): string | null {
  return belongsToAnother() ? null : readToken();
}

/** True when storage now holds another user's session than the one this tab shows. */
export function belongsToAnother(): boolean {
  const now = readUserId();
  return owner !== null && now !== null && now !== owner;
}

/** Logout: from here on a refused call is no news. */
export function sessionEnded(): void {
  lost = true;
}

/** Called once, synchronously, before the page is left because the session is gone; a promise is awaited for a moment. Forms keep their draft here. */
export function onSessionLost(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A call was answered 401. The first report runs the listeners and goes to the login page; later ones do nothing. */
export function reportSessionLost(): void {
  if (lost || belongsToAnother()) return;
  lost = true;
  const back = currentPath();
  const waiting: Promise<unknown>[] = [];
  for (const listener of listeners) {
    try {
      const kept = listener();
      if (kept instanceof Promise) waiting.push(kept);
    } catch (error) {
      console.error(error); // one form's failure must not cost the others their draft
    }
  }
  if (waiting.length === 0) return goToLogin(back);
  void atMost(PATIENCE_MS, Promise.allSettled(waiting)).then(() => goToLogin(back));
}
