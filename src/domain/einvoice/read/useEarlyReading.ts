import { useCallback, useEffect, useRef } from 'react';

/**
 * Begins to look at an invoice's copy while it is still on its way to the file service; whoever asks for its reading later finds it ready,
 * or joins in. `load`: says which field holds the copy; the same function between renders. What is begun ends with the next file, and
 * with the screen.
 */
export function useEarlyReading(
  load: (() => Promise<{ copy: string }>) | undefined,
): (field: string, file: File) => void {
  const latest = useRef<AbortController>(null);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      latest.current?.abort();
    };
  }, []);
  return useCallback(
    (field: string, file: File) => {
      if (!load) return;
      const look = async () => {
        if ((await load()).copy !== field || isLeft.current) return;
        latest.current?.abort();
        const ending = new AbortController();
        latest.current = ending;
        const { readDocument } = await import('./readDocument');
        await readDocument(file, ending.signal);
      };
      look().catch(() => {}); // who shows the file's reading asks for it, and says what went wrong
    },
    [load],
  );
}
