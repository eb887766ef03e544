import { useEffect, useRef, useState } from 'react';
import { notify } from '@/platform/feedback/feedback';

/**
 * What a button shows while its piece is `opening`: a spinner, but not for the moment that fetched code takes. antd lets a spinner leave
 * by animation, and one that hardly came may stay for good.
 */
export const WHEN_SLOW = { delay: 200 };

/**
 * A piece of UI whose code comes when it is asked for. `opening` names what is on its way; a failed download says so, and the next
 * press asks again (React.lazy would remember the failure).
 */
export function useOnDemand<Key extends string, Piece>(load: (key: Key) => Promise<Piece>) {
  const [opening, setOpening] = useState<Key | null>(null);
  const [shown, setShown] = useState<{ key: Key; piece: Piece; open: boolean } | null>(null);
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => void (gone.current = true);
  }, []);

  const open = async (key: Key) => {
    if (opening !== null || shown !== null) return;
    setOpening(key);
    try {
      const piece = await load(key);
      if (!gone.current) setShown({ key, piece, open: true });
    } catch {
      notify.error('This could not be opened. Check your connection and press again.');
    } finally {
      if (!gone.current) setOpening(null);
    }
  };

  return {
    opening,
    shown,
    open,
    /** Starts the download, quietly. */
    near: (key: Key) => void load(key).catch(() => {}),
    /** Lets the piece leave; it stays mounted until `remove`. */
    close: () => setShown(before => before && { ...before, open: false }),
    remove: () => setShown(null),
  };
}
