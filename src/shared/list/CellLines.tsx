import type { ReactNode } from 'react';
import type { SecondLine } from './listTypes';
import styles from './table.module.css';

interface CellLinesProps {
  children: ReactNode;
  second: SecondLine;
  /** Why the row cannot be chosen. */
  whyNot?: ReactNode;
}

/** What a cell shows: its value, and below it a quieter line. */
export function CellLines({ children, second, whyNot }: CellLinesProps) {
  if (!second && !whyNot) return children;
  return (
    <>
      <span className={styles.first}>{children}</span>
      {second ? (
        <span className={styles.second} data-tone={typeof second === 'object' ? second.tone : undefined}>
          {typeof second === 'string' ? second : second.text}
        </span>
      ) : null}
      {whyNot && (
        <span className={styles.second} data-tone="warn">
          {whyNot}
        </span>
      )}
    </>
  );
}
