import { useState } from 'react';
import { keep, readKept } from '@/lib/kept';
import { isObject } from '@/lib/objects';

const KEY = 'sportal.menu';

interface MenuState {
  /** Wide screens: only the icons of the groups are shown. */
  rail: boolean;
  /** What the user opened and closed; the rest is as the menu has it. */
  open: Record<string, boolean>;
}

function read(): MenuState {
  const kept = readKept(KEY);
  const { rail, open } = isObject(kept) ? kept : {};
  return { rail: rail === true, open: isObject(open) ? (open as MenuState['open']) : {} };
}

/** How the user likes the side menu, kept on this computer. */
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
    /** Undefined: the user has not said. */
    openOf: (group: string): boolean | undefined => state.open[group],
    /** Opening a group from the rail brings the whole menu back. */
    setOpen: (group: string, open: boolean) => change({ rail: false, open: { ...state.open, [group]: open } }),
  };
}
