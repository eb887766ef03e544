import { useRef, useState } from 'react';

/** What is ticked among `items`. What is not among them any more, or is not shown, does not count as chosen. */
export function useSelection<T>(items: readonly T[], keyOf: (item: T) => string) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string>(undefined);

  const change = (changed: readonly T[], checked: boolean) =>
    setKeys(before => {
      const next = new Set(before);
      for (const item of changed) {
        if (checked) next.add(keyOf(item));
        else next.delete(keyOf(item));
      }
      return next;
    });

  return {
    chosen: items.filter(item => keys.has(keyOf(item))),
    has: (item: T) => keys.has(keyOf(item)),
    setAll: (checked: boolean) => change(items, checked),
    clear: () => setKeys(new Set()),
    /** `shift`: everything between the last one and this one, too. */
    set: (item: T, checked: boolean, shift: boolean) => {
      const to = items.findIndex(other => keyOf(other) === keyOf(item));
      const from = shift ? items.findIndex(other => keyOf(other) === last.current) : to;
      last.current = keyOf(item);
      change(from < 0 ? [item] : items.slice(Math.min(from, to), Math.max(from, to) + 1), checked);
    },
  };
}
