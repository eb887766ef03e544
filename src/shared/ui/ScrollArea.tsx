import type { ComponentProps } from 'react';
import styles from './ScrollArea.module.css';

/** Scroll container with focus, so that keyboard users can scroll; `label` names it. */
export function ScrollArea({ label, className = '', ...rest }: ComponentProps<'div'> & { label: string }) {
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- it groups no form fields
  return <div {...rest} role="group" aria-label={label} tabIndex={0} className={`${styles.area} ${className}`} />;
}
