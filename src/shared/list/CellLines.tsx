import type { ReactNode } from 'react';
import type { SecondLine } from './listTypes';
import styles from './table.module.css';

interface CellLinesProps {
  children: ReactNode;
  /** True where a quieter line may come: the value is drawn in the same place with and without it, so that a link that is being pressed stays. */
  mayHaveMore: boolean;
  second: SecondLine;
  /** Why the row cannot be chosen. */
  whyNot?: ReactNode;
}

/** A quieter line without its tone. */
const textOf = (second: SecondLine): string => (typeof second === 'object' ? second?.text : second) ?? '';

/** What a cell shows: its value, and below it a quieter line. */
export function CellLines({ children, mayHaveMore, second, whyNot }: CellLinesProps) {
  if (!mayHaveMore) return children;
  return (
    <>
      <span className={styles.first}>{children}</span>
      {second ? (
        <span className={styles.second} data-tone={typeof second === 'object' ? second.tone : undefined}>
          {textOf(second)}
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
