import { useCallback, useEffect, useState } from 'react';
import { withTheme } from '@/shared/ui/withTheme';
import { useMediaQuery } from './useMediaQuery';

/** Below this the panel is a drawer over the list. */
const NARROW = '(max-width: 1023.98px)';
/** Whether the person opened the panel, on this machine: the columns come first. */
const KEY = 'sportal.listPanel';

function remembered(): boolean {
  try {
    return localStorage.getItem(KEY) === 'open';
  } catch {
    return false;
  }
}

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
  const [beside, setBeside] = useState(() => wanted || remembered());
  const [over, setOver] = useState(false);
  const [ready, setReady] = useState(false);
  const open = narrow ? over : beside;

  const toggle = useCallback(() => {
    setReady(true);
    if (narrow) return setOver(before => !before);
    setBeside(!beside);
    try {
      localStorage.setItem(KEY, beside ? 'closed' : 'open');
    } catch {
      // Storage is switched off: it is closed again next time.
    }
  }, [narrow, beside]);

  useEffect(() => {
    if (!rowsShown || ready || !open) return;
    const begin = () => setReady(true);
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(begin, 200);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(begin, { timeout: 2000 });
    return () => cancelIdleCallback(idle);
  }, [rowsShown, ready, open]);

  const preload = useCallback(() => {
    withTheme<never>(narrow ? loadDrawer() : loadPanel()).catch(() => {});
  }, [narrow]);

  return { narrow, open, toggle, ready, preload };
}
