import { getConfig } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

/**
 * Uses fake timers until the end of the test. The returned function advances them by milliseconds; they also
 * advance automatically, so that waits resolve.
 */
export function takeTheClock(): (ms: number) => Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  return async ms => {
    // React renders as during Testing Library's own waits.
    await getConfig().asyncWrapper(() => vi.advanceTimersByTimeAsync(ms));
  };
}
