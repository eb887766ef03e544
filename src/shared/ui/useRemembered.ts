import { useCallback, useState } from 'react';
import { keep, readKept } from '@/lib/kept';

/** How something was left on this device; null when it never was opened or closed, and in a browser without storage. */
function remembered(key: string): boolean | null {
  const isOpen = readKept(key);
  return typeof isOpen === 'boolean' ? isOpen : null;
}

/** Open or closed, as the person left it on this device under `key`; before, as `itself` says. */
export function useRemembered(key: string, itself = false): [boolean, (open: boolean) => void] {
  const [open, setOpen] = useState(() => remembered(key));
  const choose = useCallback(
    (next: boolean) => {
      setOpen(next);
      keep(key, next);
    },
    [key],
  );
  return [open ?? itself, choose];
}
