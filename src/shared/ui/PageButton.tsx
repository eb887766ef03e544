import type { ButtonHTMLAttributes } from 'react';
import controls from '@/shared/list/controls.module.css';
import styles from './PageButton.module.css';

interface PageButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> {
  /** `primary`: what the page is for; `danger`: what cannot be taken back. */
  tone?: 'primary' | 'danger' | undefined;
  /** What was pressed is on its way: it takes no second press, and when it takes longer than a moment it shows that it works. */
  busy?: boolean;
}

/**
 * A button of a page that stands outside the component library's theme: a plain element that looks as the library's does. For pages that
 * are only read; forms and dialogs draw the library anyway, and take its button.
 */
export function PageButton({ tone, busy = false, className, onClick, children, ...rest }: PageButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      className={[controls.button, styles.button, className].filter(Boolean).join(' ')}
      data-tone={tone}
      aria-busy={busy || undefined}
      onClick={event => {
        if (!busy) onClick?.(event);
      }}
    >
      {children}
    </button>
  );
}
