/** What a hand does. */
const ACTS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/**
 * Calls `run` once nobody has pointed, pressed, typed or scrolled for `ms` milliseconds, and after `atMostMs`, where that is given, all the
 * same: what moves the page, or keeps it busy, must not come while a finger is about to press something. Returns how to call it off.
 */
export function whenStill(ms: number, run: () => void, atMostMs?: number): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const stop = () => {
    clearTimeout(timer);
    clearTimeout(last);
    for (const act of ACTS) removeEventListener(act, begin, true);
  };
  const go = () => {
    stop();
    run();
  };
  const begin = () => {
    clearTimeout(timer);
    timer = setTimeout(go, ms);
  };
  const last = atMostMs === undefined ? undefined : setTimeout(go, atMostMs);
  for (const act of ACTS) addEventListener(act, begin, { capture: true, passive: true });
  begin();
  return stop;
}
