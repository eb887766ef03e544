import type { ComponentProps } from 'react';
import { getButtonClass, type ButtonStyle } from './buttonClass';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'type'>, ButtonStyle {
  type?: 'button' | 'submit' | undefined;
  /** Blocks further presses; after a short delay shows a spinner. */
  busy?: boolean | undefined;
}

/** The portal's button. A plain element, so that pages don't wait for antd. */
export function Button({ tone, small, busy = false, type = 'button', className, onClick, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- one of two
      type={type}
      className={getButtonClass({ tone, small }, className)}
      aria-busy={busy || undefined}
      onClick={event => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}
