import { useState, type KeyboardEvent } from 'react';

interface Options<T> {
  id: string;
  options: readonly T[];
  toKey: (option: T) => string;
  /** The index that is active until the user moves; -1 for none. */
  first: number;
}

const scrollIntoView = (option: HTMLElement | null) => option?.scrollIntoView?.({ block: 'nearest' });

/** The active option of a list whose text field keeps the focus: arrow keys, ARIA, and scrolling. */
export function useCombobox<T>({ id, options, toKey, first }: Options<T>) {
  const [moved, setMoved] = useState<string | null>(null);
  const movedTo = moved === null ? -1 : options.findIndex(option => toKey(option) === moved);
  const active = movedTo < 0 ? first : movedTo;
  const activeId = options[active] ? `${id}-${active}` : undefined;
  const moveTo = (option: T | undefined) => setMoved(option === undefined ? null : toKey(option));
  return {
    active,
    activeId,
    isMoved: movedTo >= 0,
    moveTo,
    reset: () => setMoved(null),
    /** Moves by an arrow key, around the ends when `wraps`; returns false for other keys. */
    onArrow: ({ key }: KeyboardEvent, wraps = false): boolean => {
      if (key !== 'ArrowDown' && key !== 'ArrowUp') return false;
      const to = active + (key === 'ArrowDown' ? 1 : -1);
      const last = options.length - 1;
      moveTo(options[wraps ? (to + options.length) % options.length : Math.max(0, Math.min(to, last))]);
      return true;
    },
    inputProps: (isOpen: boolean) => ({
      role: 'combobox' as const,
      'aria-autocomplete': 'list' as const,
      'aria-expanded': isOpen && options.length > 0,
      'aria-controls': isOpen && options.length > 0 ? id : undefined,
      'aria-activedescendant': isOpen ? activeId : undefined,
      autoComplete: 'off',
    }),
    listProps: { id, role: 'listbox' as const },
    optionProps: (index: number) => ({
      id: `${id}-${index}`,
      ref: index === active ? scrollIntoView : undefined,
    }),
  };
}

export type Combobox<T> = ReturnType<typeof useCombobox<T>>;
