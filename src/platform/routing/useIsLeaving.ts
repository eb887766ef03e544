import { useCallback, useContext } from 'react';
import { UNSAFE_DataRouterContext } from 'react-router-dom';

/**
 * Asks the router, at the moment of the call and before any screen has heard of it, whether the person is on the way to another page. What
 * happens by itself (a search after a pause in typing) must not write the address then: that would call the other page off.
 */
export function useIsLeaving(): () => boolean {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  return useCallback(() => {
    const { navigation, location } = router?.state ?? {};
    return navigation?.location !== undefined && navigation.location.pathname !== location?.pathname;
  }, [router]);
}
