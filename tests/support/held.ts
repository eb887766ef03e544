/** An answer that waits until it is let go. */
export function held() {
  let release = () => {};
  const until = new Promise<void>(resolve => {
    release = resolve;
  });
  return { until, release: () => release() };
}
