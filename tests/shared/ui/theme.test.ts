import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

test.each([true, false])(
  'the component library uses motion unless the user prefers reduced motion (%s)',
  async wantsLess => {
    vi.resetModules();
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: wantsLess && query === '(prefers-reduced-motion: reduce)',
    }));
    const { getTheme } = await import('@/shared/ui/theme');
    expect(getTheme('light', 'comfortable').token?.motion).toBe(!wantsLess);
  },
);
