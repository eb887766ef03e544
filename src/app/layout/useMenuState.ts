import { useState } from 'react';
import { keep, readKept } from '@/lib/kept';
import { isObject } from '@/lib/objects';

const KEY = 'sportal.menu';

interface MenuState {
  /** Wide screens: show only the groups' icons. */
  rail: boolean;
  open: Record<string, boolean>;
}

function read(): MenuState {
  const kept = readKept(KEY);
  const { rail, open } = isObject(kept) ? kept : {};
  return { rail: rail === true, open: isObject(open) ? (open as MenuState['open']) : {} };
}

export function useMenuState() {
  const [state, setState] = useState(read);
  const change = (part: Partial<MenuState>) => {
    const next = { ...state, ...part };
    setState(next);
    keep(KEY, next);
  };
  return {
    rail: state.rail,
    setRail: (rail: boolean) => change({ rail }),
    openOf: (group: string): boolean | undefined => state.open[group],
    /** Opening a group in the icon-only menu expands the whole menu. */
    setOpen: (group: string, open: boolean) => change({ rail: false, open: { ...state.open, [group]: open } }),
  };
}
