/** A hand that presses has begun something that somebody waits for; one that moves may only be reading. */
const PRESSES = ['pointerdown', 'keydown'] as const;
const MOVES = ['pointermove', 'wheel', 'touchmove'] as const;

/**
 * Calls `run` once nobody has pressed, typed, pointed or scrolled for `ms` milliseconds: what moves the page, or keeps it busy, must not come
 * while a finger is about to press something. Where `movesForMs` is given, only presses and keys count after so long: a reader's hand is never
 * quite still. Returns how to call it off.
 */
export function whenStill(ms: number, run: () => void, movesForMs?: number): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const ignore = (acts: readonly string[]) => {
    for (const act of acts) removeEventListener(act, begin, true);
  };
  const stop = () => {
    clearTimeout(timer);
    clearTimeout(reading);
    ignore([...PRESSES, ...MOVES]);
  };
  const begin = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      stop();
      run();
    }, ms);
  };
  const reading = movesForMs === undefined ? undefined : setTimeout(() => ignore(MOVES), movesForMs);
  for (const act of [...PRESSES, ...MOVES]) addEventListener(act, begin, { capture: true, passive: true });
  begin();
  return stop;
}
