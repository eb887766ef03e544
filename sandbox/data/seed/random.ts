/** Deterministic random sequence: the same seed gives the same data everywhere. */
export interface Draw {
  /** Returns an integer from `low` to `high`, inclusive. */
  int(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
}

export function createDraw(seed: number): Draw {
  let state = seed >>> 0;
  // Mulberry32: small and evenly distributed.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    int,
    pick: list => {
      const chosen = list[int(0, list.length - 1)];
      if (chosen === undefined) throw new Error('Nothing to pick from');
      return chosen;
    },
  };
}
