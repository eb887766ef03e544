/** Calls `run` when the browser is idle, after `timeoutMs` at the latest. Returns a cancel function. */
export function whenIdle(run: () => void, timeoutMs: number): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: timeoutMs });
  return () => cancelIdleCallback(handle);
}
