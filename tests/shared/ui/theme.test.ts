import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

test.each([true, false])('the component library moves unless less motion is asked for (%s)', async wantsLess => {
  vi.resetModules();
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: wantsLess && query === '(prefers-reduced-motion: reduce)',
  }));
  const { getTheme } = await import('@/shared/ui/theme');
  expect(getTheme('light', 'comfortable').token?.motion).toBe(!wantsLess);
});
