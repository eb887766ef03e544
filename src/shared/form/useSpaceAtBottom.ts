import { useLayoutEffect, type RefObject } from 'react';

/** Free pixels between the bar and what has the focus. */
const GAP = 12;

/**
 * What gets the focus is never under a bar that sticks to the bottom of the page (WCAG 2.4.11), however high the bar grows: the page
 * scrolls as if it ended above it.
 */
export function useSpaceAtBottom(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current;
    const page = document.documentElement;
    if (!element) return;
    const measure = () => {
      page.style.scrollPaddingBottom = `${element.offsetHeight + GAP}px`;
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      page.style.scrollPaddingBottom = '';
    };
  }, [bar]);
}
