/** Calls `run` when the browser has a quiet moment, after `timeoutMs` at the latest. Returns how to call it off. */
export function whenIdle(run: () => void, timeoutMs: number): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: timeoutMs });
  return () => cancelIdleCallback(handle);
}
