import './env.ts';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { SameThreadWorker } from './worker.ts';

// Neither jsdom nor Node has the browser's workers.
globalThis.Worker ??= SameThreadWorker as unknown as typeof Worker;

// Noise fails: a console error or warning is a defect, unless the test spied on it itself.
let noise: string[] = [];
beforeEach(() => {
  noise = [];
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation(
      (...parts: unknown[]) => void noise.push(`console.${level}: ${parts.map(String).join(' ')}`),
    );
});
afterEach(() => expect(noise).toEqual([]));
