import { useLayoutEffect, type RefObject } from 'react';

const FIELD = 'input:enabled:not([type="checkbox"], [type="radio"], [type="file"]), textarea:enabled';

/**
 * Puts the focus on the first field of `root` to write in or to choose from, unless it is in the form there already. Call it when a
 * dialog has opened: antd would leave the focus on the close button, where the second Enter of a quick hand lands.
 */
export function focusFirstField(root: HTMLElement | null): void {
  const form = document.activeElement?.closest('form');
  // A dialog may be opened out of another form.
  if (form && (root?.contains(form) ?? true)) return;
  root?.querySelector<HTMLElement>(FIELD)?.focus();
}

interface FirstFocusProps {
  root: RefObject<HTMLElement | null>;
  /** The field to begin in; by default, and where there is none, the first one. */
  first?: () => HTMLElement | undefined;
}

/** As `focusFirstField`, in the frame in which `root` comes onto the page. Put it after `root`: before, there is none yet. */
export function FirstFocus({ root, first }: FirstFocusProps) {
  useLayoutEffect(() => {
    first?.()?.querySelector<HTMLElement>(FIELD)?.focus();
    focusFirstField(root.current);
    // Once, when it comes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [root]);
  return null;
}

/** Puts the focus on the page's heading, which reads it out: where to go when what had the focus is gone. */
export function focusHeading(main: HTMLElement): void {
  const heading = main.querySelector('h1');
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  (heading ?? main).focus({ preventScroll: true });
}
