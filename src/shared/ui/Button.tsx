import type { ComponentProps } from 'react';
import { buttonLook, type ButtonLook } from './buttonLook';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'type'>, ButtonLook {
  type?: 'button' | 'submit' | undefined;
  /** What was pressed is on its way: it takes no second press, and when it takes longer than a moment it shows that it works. */
  busy?: boolean | undefined;
}

/** The portal's one button: a plain element, so that nothing that is read waits for the component library. */
export function Button({ tone, small, busy = false, type = 'button', className, onClick, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- one of two
      type={type}
      className={buttonLook({ tone, small }, className)}
      aria-busy={busy || undefined}
      onClick={event => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}
