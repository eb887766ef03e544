import { useLayoutEffect, type RefObject } from 'react';

const FIELD = 'input:enabled:not([type="checkbox"], [type="radio"], [type="file"]), textarea:enabled';

/** Where a form has to be begun, for those that know it better than 'in the first field'. */
const beginnings = new WeakMap<Element, () => HTMLElement | undefined>();

/**
 * Puts the focus on the field of `root` in which its form is to be begun, by default the first to write in or to choose from, unless it is
 * in the form there already. Call it when a dialog has opened: antd would leave the focus on the close button, where the second Enter of a
 * quick hand lands. antd says it so late that a quick hand may already type in another dialog that was opened out of this one: that one keeps
 * the focus.
 */
export function focusFirstField(root: HTMLElement | null): void {
  const above = document.activeElement?.closest('[role="dialog"]');
  // Dialogs come onto the page one after the other.
  const isLater = above && root && root.compareDocumentPosition(above) & Node.DOCUMENT_POSITION_FOLLOWING;
  if (!isLater) takeFocus(root);
}

function takeFocus(root: HTMLElement | null): void {
  const focused = document.activeElement?.closest('form');
  // A dialog may be opened out of another form.
  if (focused && (root?.contains(focused) ?? true)) return;
  const form = root?.matches('form') ? root : root?.querySelector('form');
  const place = form ? beginnings.get(form)?.() : undefined;
  (place ?? root)?.querySelector<HTMLElement>(FIELD)?.focus();
}

interface FirstFocusProps {
  root: RefObject<HTMLElement | null>;
  /** What holds the field to begin in. */
  first?: () => HTMLElement | undefined;
}

/** `focusFirstField` in the frame in which `root` comes onto the page. Put it after `root`: before, there is none yet. */
export function FirstFocus({ root, first }: FirstFocusProps) {
  useLayoutEffect(() => {
    if (root.current && first) beginnings.set(root.current, first);
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
