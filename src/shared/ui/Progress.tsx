import type { ComponentProps } from 'react';
import styles from './Progress.module.css';

/** How much of something has been done; `aria-label` names it. */
export function Progress({ className = '', ...rest }: ComponentProps<'progress'>) {
  return <progress {...rest} className={`${styles.progress} ${className}`} />;
}
