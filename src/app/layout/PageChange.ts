import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { focusHeading } from '@/shared/ui/focus';
import type { RouteHandle } from './routeHandle';

/** Spec 1 §9. */
const FADE_MS = 450;
const SITE = 'Supplier Portal';

/**
 * On a page change sets the document title, focuses the heading (screen readers announce it) and fades the page in; the page is usable
 * from the first frame. Changed search parameters are no page change. Renders nothing; separate, so that router updates don't render the
 * layout again.
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
    // Keeps a focus that the screen has set itself.
    if (!main.contains(document.activeElement) || document.activeElement === main) focusHeading(main);
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
      main.animate?.({ opacity: [0.35, 1] }, { duration: FADE_MS, easing: 'ease-out' });
  }, [pathname, content]);

  return null;
}
