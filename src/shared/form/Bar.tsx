import { useRef, type ReactNode, useLayoutEffect, type RefObject } from 'react';
import { Row } from '@/shared/ui/layout';
import styles from './ActionBar.module.css';

interface BarProps {
  label?: string;
  above?: ReactNode;
  state: ReactNode;
  middle?: ReactNode;
  /** Primary button last. */
  buttons: ReactNode;
}

export function Bar({ label, above, state, middle, buttons }: BarProps) {
  const bar = useRef<HTMLElement>(null);
  useSpaceAtBottom(bar);
  return (
    <section ref={bar} className={styles.bar} data-print="never" aria-label={label}>
      {above}
      <Row wrap gap={[3, 5]} pad={[4, 5]} className={styles.row}>
        <div className={styles.state}>{state}</div>
        {middle}
        <Row align="stretch" gap={4} pushed className={styles.buttons}>
          {buttons}
        </Row>
      </Row>
    </section>
  );
}

const GAP = 12;

/** Keeps the focused element above the sticky bar (WCAG 2.4.11). */
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
