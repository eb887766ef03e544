import { useEffectEvent, useLayoutEffect, type FocusEvent, type RefObject } from 'react';

const FIELD = 'input:enabled:not([type="checkbox"], [type="radio"], [type="file"]), textarea:enabled';

/** Where a form has to be begun, for those that know it better than 'in the first field'. */
const beginnings = new WeakMap<Element, () => HTMLElement | undefined>();

/**
 * Focuses the first field of `root`, or the field in which its form begins, unless the focus is already in a form of `root` or in a dialog
 * that was opened later. Returns whether the focus is in the right place.
 */
export function focusFirstField(root: HTMLElement): boolean {
  const focused = document.activeElement?.closest('form');
  if (isInLaterDialog(document.activeElement, root) || (focused && root.contains(focused))) return true;
  const form = root.matches('form') ? root : root.querySelector('form');
  const place = (form && beginnings.get(form)?.()) ?? root;
  return [...place.querySelectorAll<HTMLElement>(FIELD)].some(field => {
    field.focus();
    return document.activeElement === field;
  });
}

/** Focuses the first field of the dialog that `part` belongs to, unless it has the focus. A dialog without fields is focused itself. */
export function focusDialog(part: HTMLElement | null): void {
  const dialog = part?.closest<HTMLElement>('[role="dialog"]');
  if (!dialog || dialog.contains(document.activeElement)) return;
  if (!focusFirstField(dialog)) dialog.focus({ preventScroll: true });
}

/** Focuses `element` unless something else has the focus by now. */
export function focusAgain(element: Element | null): void {
  const focused = document.activeElement;
  if (element instanceof HTMLElement && element.isConnected && (!focused || focused === document.body))
    element.focus({ preventScroll: true });
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

interface FirstFocusProps {
  root: RefObject<HTMLElement | null>;
  /** What holds the field to begin in. */
  first?: () => HTMLElement | undefined;
}

/** `focusFirstField` in the frame in which `root` comes onto the page. Put it after `root`: before, there is none yet. */
export function FirstFocus({ root, first }: FirstFocusProps) {
  const begin = useEffectEvent((element: HTMLElement) => {
    if (first) beginnings.set(element, first);
    focusFirstField(element);
  });
  useLayoutEffect(() => {
    if (root.current) begin(root.current);
  }, [root]);
  return null;
}

/** Puts the focus on the page's heading, which reads it out: where to go when what had the focus is gone. */
export function focusHeading(main: HTMLElement): void {
  const heading = main.querySelector('h1');
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  (heading ?? main).focus({ preventScroll: true });
}
