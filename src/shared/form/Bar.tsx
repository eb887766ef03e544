import { useRef, type ReactNode, useLayoutEffect, type RefObject } from 'react';
import { Row } from '@/shared/ui/layout';
import styles from './ActionBar.module.css';

interface BarProps {
  /** Names it, where it is not the bar of a form. */
  label?: string;
  /** What is said above the row. */
  above?: ReactNode;
  /** How it stands. */
  state: ReactNode;
  /** Between the two. */
  middle?: ReactNode;
  /** The primary one last. */
  buttons: ReactNode;
}

/** The bar at the bottom of a page, always in sight: how something stands, and what can be done about it. */
export function Bar({ label, above, state, middle, buttons }: BarProps) {
  const bar = useRef<HTMLElement>(null);
  useSpaceAtBottom(bar);
  return (
    <section ref={bar} className={styles.bar} data-print="never" aria-label={label}>
      {above}
      <Row wrap gap={[3, 6]} pad={[4, 5]} className={styles.row}>
        <div className={styles.state}>{state}</div>
        {middle}
        <Row align="stretch" gap={4} pushed className={styles.buttons}>
          {buttons}
        </Row>
      </Row>
    </section>
  );
}

/** Free pixels between the bar and what has the focus. */
const GAP = 12;

/**
 * What gets the focus is never under a bar that sticks to the bottom of the page (WCAG 2.4.11), however high the bar grows: the page
 * scrolls as if it ended above it.
 */
function useSpaceAtBottom(bar: RefObject<HTMLElement | null>): void {
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
