import { createContext, useCallback, useContext } from 'react';
import type { Location } from 'react-router-dom';

/**
 * Target of the current navigation. `LeaveBlocker` sets it, because the router calls blockers before loaders and
 * renders; `useNavigation` is one render late.
 */
export class NextPage {
  private next: Location | null = null;

  set(location: Location | null): void {
    this.next = location;
  }

  /** null if no navigation is running. */
  get(): Location | null {
    return this.next;
  }
}

export const NextPageContext = createContext<NextPage | null>(null);

/**
 * Returns a function that checks whether a navigation is running. Automatic URL changes, such as a delayed search, must
 * check it, because they would cancel the navigation.
 */
export function useIsLeaving(): () => boolean {
  const next = useContext(NextPageContext);
  return useCallback(() => next !== null && next.get() !== null, [next]);
}
