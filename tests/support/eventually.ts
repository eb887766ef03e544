import { vi } from 'vitest';

/** What this answers once it throws no more; for what no screen shows, whose tests have `waitFor`. A busy machine has a minute for it. */
export const eventually = <T>(work: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(work, { timeout: 60_000, interval: 20 });
