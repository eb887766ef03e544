import { createContext, useCallback, useContext } from 'react';
import type { Location } from 'react-router-dom';

/** Target of the current navigation. `LeaveBlocker` sets it; `useNavigation` is one render late. */
export class NextPage {
  private next: Location | null = null;

  set(location: Location | null): void {
    this.next = location;
  }

  get(): Location | null {
    return this.next;
  }
}

export const NextPageContext = createContext<NextPage | null>(null);

/** Automatic URL changes, such as a delayed search, must check it, because they would cancel the navigation. */
export function useIsLeaving(): () => boolean {
  const next = useContext(NextPageContext);
  return useCallback(() => next !== null && next.get() !== null, [next]);
}
