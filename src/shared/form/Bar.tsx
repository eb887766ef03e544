import { useRef, type ReactNode, useLayoutEffect, type RefObject } from 'react';
import { Row } from '@/shared/ui/layout';
import styles from './ActionBar.module.css';

interface BarProps {
  /** Accessible name; default: the form's bar. */
  label?: string;
  /** Content above the row. */
  above?: ReactNode;
  /** State text. */
  state: ReactNode;
  /** Content between state and buttons. */
  middle?: ReactNode;
  /** Primary button last. */
  buttons: ReactNode;
}

/** Sticky bar at the bottom of a page with state and buttons. */
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

/** Space in pixels between the bar and the focused element. */
const GAP = 12;

/** Keeps the focused element above the sticky bar (WCAG 2.4.11) at any height of the bar, by scroll padding. */
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
