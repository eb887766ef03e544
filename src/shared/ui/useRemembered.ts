import { useCallback, useState } from 'react';

const LEFT: Readonly<Record<string, boolean>> = { open: true, closed: false };

/** How something was left on this device; null when it never was opened or closed, and in a browser without storage. */
function remembered(key: string): boolean | null {
  try {
    return LEFT[localStorage.getItem(key) ?? ''] ?? null;
  } catch {
    return null;
  }
}

/** Whether something was left open on this device; before it ever was, as `itself` says. */
export const isRemembered = (key: string, itself = false): boolean => remembered(key) ?? itself;

/** Open or closed, as the person left it on this device under `key`; before, as `itself` says. */
export function useRemembered(key: string, itself = false): [boolean, (open: boolean) => void] {
  const [open, setOpen] = useState(() => remembered(key));
  const choose = useCallback(
    (next: boolean) => {
      setOpen(next);
      try {
        localStorage.setItem(key, next ? 'open' : 'closed');
      } catch {
        // Storage is switched off: it is closed again next time.
      }
    },
    [key],
  );
  return [open ?? itself, choose];
}
