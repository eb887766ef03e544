const waiting = new Set<() => void>();

/** An answer that waits until it is let go, or for the end of its test: nothing that runs waits longer. */
export function held() {
  let release = () => {};
  const until = new Promise<void>(resolve => {
    release = resolve;
  });
  waiting.add(release);
  return { until, release: () => release() };
}

/** Lets go what the test has not. */
export function releaseHeld(): void {
  for (const release of waiting) release();
  waiting.clear();
}
