import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTypeface } from '@/app/typeface';

const added = vi.fn<(face: unknown) => void>();
const loaded = vi.fn<() => Promise<void>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'FontFace',
    class {
      load = loaded;
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

it('the font is loaded after everything else and used from the next page load on', async () => {
  loaded.mockResolvedValue();
  startTypeface();
  await vi.advanceTimersByTimeAsync(7_000);
  expect(loaded).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(loaded).toHaveBeenCalledOnce();
  expect(added, 'nothing changes while it is read').not.toHaveBeenCalled();

  startTypeface();
  expect(added).toHaveBeenCalledOnce();
});

it('the font is requested again on the next page load after a failed request', async () => {
  loaded.mockRejectedValue(new Error('offline'));
  startTypeface();
  await vi.advanceTimersByTimeAsync(30_000);
  startTypeface();
  expect(added).not.toHaveBeenCalled();
});
