import { CallError, toCallError } from './callError';

export const CALL_TIMEOUT_MS = 60_000;

/**
 * Runs `work` with a signal that aborts after `timeoutMs` or with the caller's `signal`. Rejects with `CallError`: 'timeout',
 * 'aborted', or what went wrong. The rejection does not wait for `work` to notice the signal.
 */
export async function withDeadline<T>(
  timeoutMs: number,
  signal: AbortSignal | undefined,
  work: (stop: AbortSignal) => Promise<T>,
): Promise<T> {
  if (signal?.aborted) throw new CallError('aborted');
  const controller = new AbortController();
  let giveUp: (reason: CallError) => void = () => {};
  const givenUp = new Promise<never>((_, reject) => {
    giveUp = reason => {
      reject(reason);
      controller.abort();
    };
  });
  const timer = setTimeout(() => giveUp(new CallError('timeout')), timeoutMs);
  const onAbort = () => giveUp(new CallError('aborted'));
  signal?.addEventListener('abort', onAbort);
  try {
    return await Promise.race([work(controller.signal), givenUp]);
  } catch (error) {
    throw toCallError(error);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
  }
}
