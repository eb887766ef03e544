import { useLayoutEffect, useRef, type ComponentProps, type RefObject } from 'react';

interface NativeDialogProps extends Omit<ComponentProps<'dialog'>, 'onCancel' | 'ref'> {
  /** Called on Escape. The dialog stays until it is unmounted. */
  onEscape?: () => void;
  /** Gets the focus on opening; by default the browser focuses the first control. */
  firstFocus?: RefObject<HTMLElement | null>;
}

/** A modal dialog of the browser, without the component library. It is open while it is mounted; then the focus returns to where it was. */
export function NativeDialog({ onEscape, firstFocus, ...rest }: NativeDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    const before = document.activeElement;
    shown?.showModal();
    firstFocus?.current?.focus();
    return () => {
      shown?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [firstFocus]);
  return (
    <dialog
      ref={dialog}
      {...rest}
      onCancel={event => {
        event.preventDefault();
        onEscape?.();
      }}
    />
  );
}
