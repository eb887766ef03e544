import { getConfig } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

/**
 * From here to the end of the test, timers run on a clock that the returned function puts forward by so many milliseconds. It goes on by
 * itself, too, so that nothing that waits is stuck.
 */
export function takeTheClock(): (ms: number) => Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  return async ms => {
    // React is drawing as it does while the library waits for something.
    await getConfig().asyncWrapper(() => vi.advanceTimersByTimeAsync(ms));
  };
}
