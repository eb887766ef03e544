import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { focusHeading } from '@/shared/ui/focus';
import type { RouteHandle } from './routeHandle';

/** Spec 1 §9. */
const FADE_MS = 450;
const SITE = 'Supplier Portal';

/**
 * What happens when another page is shown: its name becomes the document's title, its heading gets the focus (which reads it
 * out), and it fades in. The fade is drawing only: the page works from its first frame. Search parameters are no page change. It draws
 * nothing, and the router tells it of everything: by itself, so that the layout is not drawn again for that.
 */
export function PageChange({ content }: { content: RefObject<HTMLElement | null> }): null {
  const { pathname } = useLocation();
  const matches = useMatches();
  const title = (matches.at(-1)?.handle as RouteHandle | undefined)?.title;
  const shown = useRef(pathname);

  useEffect(() => {
    document.title = title ? `${title} · ${SITE}` : SITE;
  }, [title, pathname]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = content.current;
    if (!main) return;
    // A screen that has put the focus somewhere itself knows better.
    if (!main.contains(document.activeElement) || document.activeElement === main) focusHeading(main);
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
      main.animate?.({ opacity: [0.35, 1] }, { duration: FADE_MS, easing: 'ease-out' });
  }, [pathname, content]);

  return null;
}
