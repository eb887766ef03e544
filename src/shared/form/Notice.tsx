import type { ReactNode } from 'react';
import styles from './FormNotice.module.css';

interface NoticeProps {
  tone: 'info' | 'warn' | 'bad';
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  /** What is too long for the line. */
  below?: ReactNode;
}

/** A line in the bar: what there is to know, and what can be done about it. */
export function Notice({ tone, title, children, actions, below }: NoticeProps) {
  return (
    <div className={styles.notice} data-tone={tone}>
      <p className={styles.words}>
        <strong>{title}</strong> {children}
      </p>
      {actions && <div className={styles.actions}>{actions}</div>}
      {below && <div className={styles.below}>{below}</div>}
    </div>
  );
}
