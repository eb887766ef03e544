import type { ComponentProps } from 'react';
import styles from './Progress.module.css';

/** Progress bar; name it with `aria-label`. */
export function Progress({ className = '', ...rest }: ComponentProps<'progress'>) {
  return <progress {...rest} className={`${styles.progress} ${className}`} />;
}
