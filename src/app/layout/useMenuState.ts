import { useState } from 'react';

const KEY = 'sportal.menu';

interface MenuState {
  /** Wide screens: only the icons of the groups are shown. */
  rail: boolean;
  /** Groups that the user closed. */
  closed: string[];
}

function read(): MenuState {
  try {
    const { rail, closed } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<MenuState>;
    return { rail: rail === true, closed: Array.isArray(closed) ? closed.filter(id => typeof id === 'string') : [] };
  } catch {
    return { rail: false, closed: [] };
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
    isOpen: (group: string) => !state.closed.includes(group),
    setRail: (rail: boolean) => change({ rail }),
    toggleGroup: (group: string) =>
      change({
        closed: state.closed.includes(group) ? state.closed.filter(id => id !== group) : [...state.closed, group],
      }),
    /** From the rail: the whole menu with this group open. */
    openGroup: (group: string) => change({ rail: false, closed: state.closed.filter(id => id !== group) }),
  };
}
