import type { ReactNode } from 'react';
import { Row } from './layout';
import styles from './Fold.module.css';

/** Class for a toggle (`summary`, or a button with `aria-expanded`): adds an arrow before the label. */
export const foldMark = styles['mark'];

/** Styled `summary` of a `details` element. */
export function Summary({ children }: { children: ReactNode }) {
  return (
    <Row as="summary" size="small" weight="medium" tone="brand" className={`${styles['summary']} ${foldMark}`}>
      {children}
    </Row>
  );
}
