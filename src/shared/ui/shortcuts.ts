import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { keep, readKept } from '@/lib/kept';
import { Listeners } from '@/platform/listeners';
import { useLatest } from '@/platform/useLatest';
import { isDialogOpen } from './focus';

/** Action of the page: by key, by name in the global search, or both. */
export interface Shortcut {
  /** Single key; absent: only by name. Combinations such as 'Ctrl+K' are only listed here and handled elsewhere. */
  key?: string;
  label: string;
  /** Returns whether the action is available; otherwise it is hidden and the browser gets the key. */
  works: () => boolean;
  run: () => void;
  /** True: navigation within the page, which the global search omits. */
  onlyKey?: true;
}

const KEY = 'sportal.shortcuts';
const registered = new Set<{ current: readonly Shortcut[] }>();
const listeners = new Listeners();

/** Returns the available actions: of the page first, then of its parts, which registered earlier, then of the layout. */
export function shortcutsNow(): Shortcut[] {
  return [...registered].toReversed().flatMap(part => part.current.filter(shortcut => shortcut.works()));
}

let wanted: { label: string; until: number } | null = null;
const PATIENCE_MS = 15_000;

/** Runs the action with this label on this page, or on the page being opened once it is available. */
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

/** Turns single-key shortcuts on or off on this device (WCAG 2.1.4). */
export function switchShortcuts(on: boolean): void {
  keep(KEY, on);
  listeners.notify();
}

export const useShortcutsOn = (): boolean => useSyncExternalStore(listeners.on, areOn);

const TYPED_INTO =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable], [role="combobox"], [role="listbox"], [role="menu"]';

function onKeyDown(event: KeyboardEvent): void {
  const { key, target } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
  if (key.length !== 1 || (target instanceof Element && target.closest(TYPED_INTO))) return;
  const found = shortcutsNow().find(shortcut => shortcut.key === key.toLowerCase());
  if (!found || !areOn() || isDialogOpen()) return;
  event.preventDefault();
  found.run();
}

/** Registers actions while the component is mounted. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const latest = useLatest(shortcuts);
  // Layout effect: registers before paint, so that early keys work.
  useLayoutEffect(() => {
    const part = latest;
    if (registered.size === 0) document.addEventListener('keydown', onKeyDown);
    registered.add(part);
    return () => {
      registered.delete(part);
      if (registered.size === 0) document.removeEventListener('keydown', onKeyDown);
    };
  }, [latest]);
  // Runs on each render, because the action may have become available.
  useEffect(runWanted);
}
