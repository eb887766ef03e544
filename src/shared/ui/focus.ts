import { useEffectEvent, useLayoutEffect, type FocusEvent, type RefObject } from 'react';

const FIELD = 'input:enabled:not([type="checkbox"], [type="radio"], [type="file"]), textarea:enabled';

/** Initial fields of forms that don't start with their first field. */
const beginnings = new WeakMap<Element, () => HTMLElement | undefined>();

/** Focuses the first field of `root`, unless a form of `root` or a later dialog has the focus. Returns whether the focus is correct. */
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

/** Focuses the first field of the dialog around `part`, or the dialog itself, unless the focus is already inside. */
export function focusDialog(part: HTMLElement | null): void {
  const dialog = part?.closest<HTMLElement>('[role="dialog"]');
  if (!dialog || dialog.contains(document.activeElement)) return;
  if (!focusFirstField(dialog)) dialog.focus({ preventScroll: true });
}

const isShown = (element: Element) => element.checkVisibility?.() ?? true;

/** Returns whether a dialog covers the page, so that keys and focus belong to it. */
export function isDialogOpen(): boolean {
  return [...document.querySelectorAll('dialog[open], [role="dialog"]')].some(isShown);
}

/** Focuses `element` unless another element has the focus. */
export function focusAgain(element: Element | null): void {
  const focused = document.activeElement;
  if (element instanceof HTMLElement && element.isConnected && (!focused || focused === document.body))
    element.focus({ preventScroll: true });
}

/** Returns whether `element` is in a dialog opened after that of `part`: later dialogs follow in the document. */
function isInLaterDialog(element: Element | null, part: Element): boolean {
  const other = element?.closest('[role="dialog"]');
  return Boolean(other && part.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
}

/**
 * `onFocus` of a dialog: returns the focus to a later dialog. antd focuses a dialog after its animation, when the user may already type in
 * a later one.
 */
export function giveBackToLaterDialog({ target, relatedTarget }: FocusEvent<HTMLElement>): void {
  if (!target.matches('[role="dialog"]') || !(relatedTarget instanceof HTMLElement)) return;
  if (isInLaterDialog(relatedTarget, target)) relatedTarget.focus({ preventScroll: true });
}

interface FirstFocusProps {
  root: RefObject<HTMLElement | null>;
  first?: () => HTMLElement | undefined;
}

/** Runs `focusFirstField` when `root` mounts. Place it after `root`, whose ref is empty before. */
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

/** A ref that focuses its element, or antd's input, when it mounts. */
export const focusWhenShown = (element: { focus: () => void } | null): void => element?.focus();

/** Focuses the page's heading after the focused element disappeared; screen readers announce it. */
export function focusHeading(main: HTMLElement): void {
  const heading = main.querySelector('h1');
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  (heading ?? main).focus({ preventScroll: true });
}
