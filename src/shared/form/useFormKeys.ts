import { useEffectEvent, useLayoutEffect } from 'react';
import { isDialogOpen } from '@/shared/ui/focus';
import { useShortcuts } from '@/shared/ui/shortcuts';

const isMac = /Mac|iPhone|iPad/.test(navigator.platform);

export function shortcut(key: 'S' | 'Enter'): string {
  return isMac ? `⌘${key}` : `Ctrl+${key}`;
}

interface Actions {
  saveDraft: (() => void) | null;
  submit: (() => void) | null;
  next: (() => void) | null;
}

export const NEXT_KEY = 'F8';

/** Returns whether a key belongs to a dialog, even if the dialog closed on this key: the removed target is still inside it. */
const isForDialog = ({ target }: KeyboardEvent): boolean =>
  isDialogOpen() || (target instanceof Element && target.closest('dialog, [role="dialog"]') !== null);

/** Registers Ctrl/Cmd+S, Ctrl/Cmd+Enter and F8 everywhere except in dialogs. */
export function useFormKeys(actions: Actions): void {
  const listed = (key: string, label: string, act: keyof Actions) => ({
    key,
    label,
    works: () => actions[act] !== null,
    run: () => {
      commitFocused();
      actions[act]?.();
    },
  });
  useShortcuts([
    listed(shortcut('S'), 'Save draft', 'saveDraft'),
    listed(shortcut('Enter'), 'Submit', 'submit'),
    listed(NEXT_KEY, 'Next required field', 'next'),
  ]);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.shiftKey) return;
    if (event.key === NEXT_KEY && actions.next && !isForDialog(event)) {
      event.preventDefault();
      return actions.next();
    }
    if (!(event.ctrlKey || event.metaKey)) return;
    const isSave = event.key.toLowerCase() === 's';
    if (!isSave && event.key !== 'Enter') return;
    const isTaken = event.defaultPrevented;
    // Prevents the browser's "save page".
    event.preventDefault();
    if (isTaken || event.repeat || isForDialog(event)) return;
    commitFocused();
    if (isSave) actions.saveDraft?.();
    else actions.submit?.();
  });
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => onKeyDown(event);
    globalThis.addEventListener('keydown', onKey);
    return () => globalThis.removeEventListener('keydown', onKey);
  }, []);
}

/** Blurs and refocuses the focused field: some fields commit their text on blur. */
export function commitFocused(): void {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return;
  focused.blur();
  focused.focus({ preventScroll: true });
}
