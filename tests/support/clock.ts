import { getConfig } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

/** The returned function advances by milliseconds; timers also advance automatically, so that waits resolve. */
export function takeTheClock(): (ms: number) => Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  return async ms => {
    // React renders as during Testing Library's own waits.
    await getConfig().asyncWrapper(() => vi.advanceTimersByTimeAsync(ms));
  };
}
