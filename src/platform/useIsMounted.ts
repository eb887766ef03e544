import { useEffect, useRef, type RefObject } from 'react';

/** Returns a ref that is false once the component is unmounted, for work that ends later. */
export function useIsMounted(): RefObject<boolean> {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
