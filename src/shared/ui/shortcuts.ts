import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { keep, readKept } from '@/lib/kept';
import { useLatest } from '@/platform/useLatest';

/** Something that can be done on this page: by a key, by its name in the header's search, or by both. */
export interface Shortcut {
  /** A single key; absent: it is done by its name. A longer one ('Ctrl+K') is listed here and heard where it acts. */
  key?: string;
  /** What it does, for the list of keys and for the search. */
  label: string;
  /** Whether it does something now, for this user: else it is not listed, and its key is left to the browser. */
  works: () => boolean;
  run: () => void;
  /** True: it moves within the page, and nobody would look for it by its name. */
  onlyKey?: true;
}

const KEY = 'sportal.shortcuts';
const registered = new Set<{ current: readonly Shortcut[] }>();
const listeners = new Set<() => void>();

/** What can be done on the page as it is now: its own before those of its parts, which registered first, and those of what is around it last. */
export function shortcutsNow(): Shortcut[] {
  return [...registered].toReversed().flatMap(part => part.current.filter(shortcut => shortcut.works()));
}

/** What was asked for on a page that was not there yet, and how long it is waited for. */
let wanted: { label: string; until: number } | null = null;
/** A page that takes longer than this, in ms, is not the one that was meant. */
const PATIENCE_MS = 15_000;

/** Does what is called so on this page, or on the one that is being opened as soon as it is there and can. */
export function runByName(label: string): void {
  wanted = { label, until: Date.now() + PATIENCE_MS };
  runWanted();
}

function runWanted(): void {
  if (wanted === null) return;
  const { label, until } = wanted;
  const found = Date.now() > until ? undefined : shortcutsNow().find(shortcut => shortcut.label === label);
  if (found || Date.now() > until) wanted = null;
  found?.run();
}

const areOn = (): boolean => readKept(KEY) !== false;

/** Switches single keys on or off on this device (WCAG 2.1.4). */
export function switchShortcuts(on: boolean): void {
  keep(KEY, on);
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
const TYPED_INTO =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable], [role="combobox"], [role="listbox"], [role="menu"]';

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
 * Registers what can be done while the part is on the page. They are silent in fields and dialogs, with Ctrl, Alt or Command, and when the person
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
  // At every drawing: what could not be done before may be possible now.
  useEffect(runWanted);
}
