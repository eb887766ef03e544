import { useRef, type ReactNode } from 'react';
import { Row } from '@/shared/ui/layout';
import styles from './ActionBar.module.css';
import { useSpaceAtBottom } from './useSpaceAtBottom';

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
