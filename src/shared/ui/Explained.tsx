import type { ReactNode } from 'react';
import styles from './StatusTag.module.css';
import { Tooltip } from './Tooltip';

interface ExplainedProps {
  children: ReactNode;
  /** Loads the sentences of the tooltip. */
  explain: () => Promise<readonly string[]>;
}

/** A status with a tooltip that says what it means. It is printed without it. */
export function Explained({ children, explain }: ExplainedProps) {
  return (
    <Tooltip className={styles.explained} data-print="words" load={async () => (await explain()).join(' ')}>
      {children}
    </Tooltip>
  );
}
