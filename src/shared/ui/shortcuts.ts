import { useLayoutEffect, useSyncExternalStore } from 'react';
import { useLatest } from '@/platform/useLatest';

/** A single key that does something on this page. */
export interface Shortcut {
  key: string;
  /** What it does, for the list of keys. */
  label: string;
  /** Whether it does something now, for this user: else the key is not listed, and left to the browser. */
  works: () => boolean;
  run: () => void;
}

const KEY = 'sportal.shortcuts';
const registered = new Set<{ current: readonly Shortcut[] }>();
const listeners = new Set<() => void>();

/** The keys that do something on the page as it is now: its own before those of its parts, which registered first, and those of what is around it last. */
export function shortcutsNow(): Shortcut[] {
  return [...registered].toReversed().flatMap(part => part.current.filter(shortcut => shortcut.works()));
}

function areOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

/** Switches single keys on or off on this device (WCAG 2.1.4). */
export function switchShortcuts(on: boolean): void {
  try {
    localStorage.setItem(KEY, on ? 'on' : 'off');
  } catch {
    // Storage is switched off: they stay as they are.
  }
  for (const listener of listeners) listener();
}

/** Whether single keys are on. */
export function useShortcutsOn(): boolean {
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return useSyncExternalStore(subscribe, areOn);
}

/** Where keys write or choose: there they mean themselves. */
const TYPED_INTO = 'input, textarea, select, [contenteditable], [role="combobox"], [role="listbox"], [role="menu"]';

const isShown = (element: Element) => (element.checkVisibility ? element.checkVisibility() : true);

function onKeyDown(event: KeyboardEvent): void {
  const { key, target } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
  if (key.length !== 1 || (target instanceof Element && target.closest(TYPED_INTO))) return;
  const found = shortcutsNow().find(shortcut => shortcut.key === key.toLowerCase());
  if (!found || !areOn()) return;
  if ([...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].some(isShown)) return;
  event.preventDefault();
  found.run();
}

/**
 * Registers keys while the part is on the page. They are silent in fields and dialogs, with Ctrl, Alt or Command, and when the person
 * has switched them off.
 */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const latest = useLatest(shortcuts);
  // Before anything of the part can be seen: a key that is pressed as soon as it is would be lost otherwise.
  useLayoutEffect(() => {
    const part = latest;
    if (registered.size === 0) document.addEventListener('keydown', onKeyDown);
    registered.add(part);
    return () => {
      registered.delete(part);
      if (registered.size === 0) document.removeEventListener('keydown', onKeyDown);
    };
  }, [latest]);
}
