/** What a hand does. */
const ACTS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/**
 * Calls `run` once nobody has pointed, pressed, typed or scrolled for `ms` milliseconds: what moves the page must not take a button from
 * under the finger that is about to press it. Returns how to call it off.
 */
export function whenStill(ms: number, run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const stop = () => {
    clearTimeout(timer);
    for (const act of ACTS) removeEventListener(act, begin, true);
  };
  const begin = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      stop();
      run();
    }, ms);
  };
  for (const act of ACTS) addEventListener(act, begin, { capture: true, passive: true });
  begin();
  return stop;
}
