import { createContext, useCallback, useContext } from 'react';
import type { Location } from 'react-router-dom';

/**
 * The page that a navigation is on its way to. `LeaveBlocker` sets it: the router calls its blocker first of all, before loaders and before
 * any screen renders. `useNavigation` is one render late.
 */
export class NextPage {
  private next: Location | null = null;

  set(location: Location | null): void {
    this.next = location;
  }

  /** null when no other page is on its way. */
  get(): Location | null {
    return this.next;
  }
}

export const NextPageContext = createContext<NextPage | null>(null);

/**
 * Returns a function that tells whether the user is on the way to another page. Automatic changes of the address (a search after a pause
 * in typing) check it first: they would cancel that navigation.
 */
export function useIsLeaving(): () => boolean {
  const next = useContext(NextPageContext);
  return useCallback(() => next !== null && next.get() !== null, [next]);
}
