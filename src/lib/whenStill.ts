/** Input that starts an action the user waits for; movement may only be reading. */
const PRESSES = ['pointerdown', 'keydown'] as const;
const MOVES = ['pointermove', 'wheel', 'touchmove'] as const;

/** Calls `run` after `ms` without input; after `movesForMs` only presses and keys count. Returns a cancel function. */
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
