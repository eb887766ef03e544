import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTypeface } from '@/app/typeface';

const added = vi.fn<(face: unknown) => void>();
let loaded: Promise<void>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'FontFace',
    class {
      loaded = loaded;
    },
  );
  Object.defineProperty(document, 'fonts', { configurable: true, value: { add: added } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'fonts');
  localStorage.removeItem('sportal.typeface');
  vi.clearAllMocks();
});

it('the first visit fetches the font after the first render, later pages use it at once', async () => {
  loaded = Promise.resolve();
  const load = startTypeface();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(added).not.toHaveBeenCalled();
  load();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(added).toHaveBeenCalledOnce();

  startTypeface();
  expect(added).toHaveBeenCalledTimes(2);
});

it('after a failed request the next page fetches the font after its first render again', async () => {
  loaded = Promise.reject(new Error('offline'));
  startTypeface()();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(added).toHaveBeenCalledOnce();
  startTypeface();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(added).toHaveBeenCalledOnce();
});
