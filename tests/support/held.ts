const waiting = new Set<() => void>();

/** Creates a response that waits until the test releases it, or until the test ends. */
export function held() {
  let release = () => {};
  const until = new Promise<void>(resolve => {
    release = resolve;
  });
  waiting.add(release);
  return { until, release: () => release() };
}

/** Releases every response that the test has not released. */
export function releaseHeld(): void {
  for (const release of waiting) release();
  waiting.clear();
}
