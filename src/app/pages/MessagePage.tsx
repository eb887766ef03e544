import type { ReactNode } from 'react';
import styles from './MessagePage.module.css';

interface Props {
  /** A short mark above the title, such as '404'. */
  code?: string;
  title: string;
  /** Links and buttons; the first is the main one. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** A page that says one thing: not found, no access, not available yet, failed. */
export function MessagePage({ code, title, actions, children }: Props) {
  return (
    <div className={styles.page}>
      {code !== undefined && <p className={styles.code}>{code}</p>}
      <h1>{title}</h1>
      {children}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
