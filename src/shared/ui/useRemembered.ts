import { useCallback, useState } from 'react';

/** Whether something was left open on this device; a browser without storage knows nothing. */
export function isRemembered(key: string): boolean {
  try {
    return localStorage.getItem(key) === 'open';
  } catch {
    return false;
  }
}

/** Open or closed, as the person left it on this device under `key`. */
export function useRemembered(key: string): [boolean, (open: boolean) => void] {
  const [open, setOpen] = useState(() => isRemembered(key));
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
  return [open, choose];
}
