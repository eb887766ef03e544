import { vi } from 'vitest';

/**
 * Retries `work` for up to a minute until it no longer throws, and returns its result. For results that no screen
 * shows.
 */
export const eventually = <T>(work: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(work, { timeout: 60_000, interval: 20 });
