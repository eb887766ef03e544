import type { ReactNode } from 'react';
import styles from './StatusTag.module.css';
import { Tooltip } from './Tooltip';

interface ExplainedProps {
  children: ReactNode;
  /** Loads the tooltip's sentences. */
  explain: () => Promise<readonly string[]>;
}

/** Status with an explaining tooltip, which is not printed. */
export function Explained({ children, explain }: ExplainedProps) {
  return (
    <Tooltip className={styles.explained} data-print="words" load={async () => (await explain()).join(' ')}>
      {children}
    </Tooltip>
  );
}
