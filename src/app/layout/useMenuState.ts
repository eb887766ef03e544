import { useState } from 'react';

const KEY = 'sportal.menu';

interface MenuState {
  /** Wide screens: only the icons of the groups are shown. */
  rail: boolean;
  /** What the user opened and closed; the rest is as the menu has it. */
  open: Record<string, boolean>;
}

function read(): MenuState {
  try {
    const { rail, open } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<MenuState>;
    return { rail: rail === true, open: open !== null && typeof open === 'object' ? open : {} };
  } catch {
    return { rail: false, open: {} };
  }
}

/** How the user likes the side menu, kept on this computer. */
export function useMenuState() {
  const [state, setState] = useState(read);
  const change = (part: Partial<MenuState>) => {
    const next = { ...state, ...part };
    setState(next);
    localStorage.setItem(KEY, JSON.stringify(next));
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
