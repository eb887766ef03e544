import { useCallback, useEffect, useState } from 'react';
import { whenIdle } from '@/lib/whenIdle';
import { windows } from '@/shared/ui/tokens';
import { useMediaQuery } from '@/shared/ui/useMediaQuery';
import { useRemembered } from '@/shared/ui/useRemembered';

/** Below this the panel is a drawer over the list. */
const NARROW = windows.drawer;
const KEY = 'sportal.listPanel';

/** Code of the panel: fields, pickers and selects that the first rows do not wait for. */
export const loadPanel = async () => (await import('./panel/FilterPanel')).FilterPanel;
export const loadDrawer = async () => (await import('./panel/PanelDrawer')).PanelDrawer;

export interface PanelState {
  /** A drawer over the list instead of a column beside it. */
  narrow: boolean;
  open: boolean;
  toggle: () => void;
  /** True once an open panel's code may be asked for: when the rows are there and the browser is idle, or when it is opened. */
  ready: boolean;
  /** Somebody is about to open it. What fails here is asked for again, and reported, when it is opened. */
  preload: () => void;
}

/**
 * Open or folded, beside or over the list, and when its code is loaded. `rowsShown`: the first answer is on the screen. `wanted`: the
 * address asks for something that is in the panel.
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
