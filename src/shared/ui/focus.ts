import { useLayoutEffect, type FocusEvent, type RefObject } from 'react';

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
  if (!root || !isInLaterDialog(document.activeElement, root)) takeFocus(root);
}

/** Whether `element` is in a dialog that was opened after the one that `part` belongs to: dialogs come onto the page one after the other. */
function isInLaterDialog(element: Element | null, part: Element): boolean {
  const other = element?.closest('[role="dialog"]');
  return Boolean(other && part.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
}

/**
 * For a dialog's frame, `onFocus`: gives the focus back to a dialog that was opened out of this one. antd puts the focus on a dialog's own
 * element once the dialog stands, which may be after a quick hand has begun to type in the later one.
 */
export function giveBackToLaterDialog({ target, relatedTarget }: FocusEvent<HTMLElement>): void {
  if (!target.matches('[role="dialog"]') || !(relatedTarget instanceof HTMLElement)) return;
  if (isInLaterDialog(relatedTarget, target)) relatedTarget.focus({ preventScroll: true });
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
