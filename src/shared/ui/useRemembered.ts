import { useCallback, useState } from 'react';
import { keep, readKept } from '@/lib/kept';

/** Returns the stored state; null if the user never changed it or storage is unavailable. */
function remembered(key: string): boolean | null {
  const isOpen = readKept(key);
  return typeof isOpen === 'boolean' ? isOpen : null;
}

/** Open or closed state that this device remembers under `key`; default `itself`. */
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
