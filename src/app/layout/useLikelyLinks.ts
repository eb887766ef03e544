import { useEffect, useRef, type SyntheticEvent } from 'react';
import { useLatest } from '@/platform/useLatest';
import { preloadLink, prefetchLink } from '../preload';
import type { Visitor } from '../screenAt';

/** A pointer that only passes over a link rests on it for less than this; one that is about to press rests longer. */
const REST_MS = 60;

/**
 * For the frame of the page at `pathname`: a link that is pointed at or focused is likely to be followed. Its screen's code is fetched at once, its data
 * when the pointer or the focus rests there, so that the press finds both.
 */
export function useLikelyLinks(visitor: Visitor, pathname: string) {
  const shown = useLatest(pathname);
  const at = useRef<HTMLAnchorElement | null>(null);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(resting.current), []);

  const onLikely = (event: SyntheticEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === at.current) return;
    clearTimeout(resting.current);
    at.current = link;
    if (!link || link.origin !== location.origin) return;
    preloadLink(link, visitor);
    resting.current = setTimeout(() => prefetchLink(link, shown.current, visitor), REST_MS);
  };
  // Whoever follows the link has its screen ask. A guess that left after that would tell of the time before the visit to a later one.
  const onClickCapture = () => clearTimeout(resting.current);
  return { onPointerOver: onLikely, onFocus: onLikely, onClickCapture };
}
