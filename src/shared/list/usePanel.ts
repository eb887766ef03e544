import { useCallback, useEffect, useState } from 'react';
import { whenIdle } from '@/lib/whenIdle';
import { windows } from '@/shared/ui/tokens';
import { useMediaQuery } from '@/shared/ui/useMediaQuery';
import { useRemembered } from '@/shared/ui/useRemembered';

/** Below this width the panel is a drawer. */
const NARROW = windows.drawer;
const KEY = 'sportal.listPanel';

/** Lazy: the first rows don't wait for fields, pickers and selects. */
export const loadPanel = async () => (await import('./panel/FilterPanel')).FilterPanel;
export const loadDrawer = async () => (await import('./panel/PanelDrawer')).PanelDrawer;

export interface PanelState {
  narrow: boolean;
  open: boolean;
  toggle: () => void;
  /** True once the panel's code may load: rows are shown and the browser is idle, or the user opened it. */
  ready: boolean;
  /** Call on hover or focus. A failed load is retried, and reported, when the panel opens. */
  preload: () => void;
}

/**
 * Manages whether the panel is open, and when its code loads. `rowsShown`: the first rows are visible. `wanted`: the
 * URL needs the panel.
 */
export function usePanel(rowsShown: boolean, wanted: boolean): PanelState {
  const narrow = useMediaQuery(NARROW);
  const [remembered, remember] = useRemembered(KEY);
  const [asked, setAsked] = useState(wanted);
  const beside = asked || remembered;
  const [over, setOver] = useState(false);
  const [ready, setReady] = useState(false);
  const open = narrow ? over : beside;

  const toggle = useCallback(() => {
    setReady(true);
    if (narrow) return setOver(before => !before);
    setAsked(false);
    remember(!beside);
  }, [narrow, beside, remember]);

  useEffect(() => {
    if (!rowsShown || ready || !open) return;
    return whenIdle(() => setReady(true), 2000);
  }, [rowsShown, ready, open]);

  const preload = useCallback(() => {
    (narrow ? loadDrawer() : loadPanel()).catch(() => {});
  }, [narrow]);

  return { narrow, open, toggle, ready, preload };
}
