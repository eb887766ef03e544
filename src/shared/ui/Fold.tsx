import type { ReactNode } from 'react';
import { Row } from './layout';
import styles from './Fold.module.css';

/** Class of whatever folds and unfolds something (a summary, or a button with `aria-expanded`): a sign before its words. */
export const foldMark = styles['mark'];

/** What a `details` element shows of itself when it is folded. */
export function Summary({ children }: { children: ReactNode }) {
  return (
    <Row as="summary" size="small" weight="medium" tone="brand" className={`${styles['summary']} ${foldMark}`}>
      {children}
    </Row>
  );
}
