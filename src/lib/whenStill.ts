/** What a hand does. */
const ACTS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/**
 * Calls `run` once nobody has pointed, pressed, typed or scrolled for `ms` milliseconds, and after `atMostMs` all the same: what moves the
 * page, or keeps it busy, must not come while a finger is about to press something. Returns how to call it off.
 */
export function whenStill(ms: number, run: () => void, atMostMs = Infinity): () => void {
  const latest = Date.now() + atMostMs;
  let timer: ReturnType<typeof setTimeout>;
  const stop = () => {
    clearTimeout(timer);
    for (const act of ACTS) removeEventListener(act, begin, true);
  };
  const begin = () => {
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        stop();
        run();
      },
      Math.max(0, Math.min(ms, latest - Date.now())),
    );
  };
  for (const act of ACTS) addEventListener(act, begin, { capture: true, passive: true });
  begin();
  return stop;
}
