import type { ReactNode } from 'react';
import styles from './Problem.module.css';

/** What keeps a dialog or a part of a page from going on, in words; it is read out as it comes. Without words it takes no room. */
export function Problem({ children }: { children: ReactNode }) {
  return (
    <p className={styles.problem} role="alert">
      {children}
    </p>
  );
}
