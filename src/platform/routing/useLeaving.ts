import { useCallback, useContext } from 'react';
import { UNSAFE_DataRouterContext, useNavigation } from 'react-router-dom';

/**
 * Whether the person is on the way to another page. What happens by itself (a search after a pause in typing) must not write the address
 * then: that would call the other page off. `isLeaving` asks the router at the moment of the call, before any screen has heard of it; with
 * another `leaving` what has given way may try again.
 */
export function useLeaving(): { leaving: boolean; isLeaving: () => boolean } {
  const { location } = useNavigation();
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const isLeaving = useCallback(() => {
    const { navigation, location: here } = router?.state ?? {};
    return navigation?.location !== undefined && navigation.location.pathname !== here?.pathname;
  }, [router]);
  return { leaving: location !== undefined, isLeaving };
}
