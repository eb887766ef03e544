import './env.ts';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { SameThreadWorker } from './worker.ts';

// Neither jsdom nor Node has the browser's workers.
globalThis.Worker ??= SameThreadWorker as unknown as typeof Worker;

// Console errors and warnings fail the test, unless it spied on the console.
let noise: string[] = [];
beforeEach(() => {
  noise = [];
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation(
      (...parts: unknown[]) => void noise.push(`console.${level}: ${parts.map(String).join(' ')}`),
    );
});
afterEach(() => expect(noise).toEqual([]));
