import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { colours, type ColourName, type Scheme } from '@/shared/ui/tokens';

const root = document.documentElement;
const paper = () => root.style.getPropertyValue('--p-paper');
let system = { matches: false, change: () => {} };

/** Imports a new module instance, as a page load does, to reset its state. */
async function newPage() {
  vi.resetModules();
  return import('@/shared/ui/appearance');
}

beforeEach(() => {
  system = { matches: false, change: () => {} };
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return system.matches;
    },
    addEventListener: (_: string, change: () => void) => (system.change = change),
  }));
});
afterEach(async () => {
  vi.unstubAllGlobals();
  // The next test file reuses this module, so this resets the theme.
  const { chooseAppearance } = await import('@/shared/ui/appearance');
  chooseAppearance({ theme: 'system', density: 'comfortable' });
  localStorage.removeItem('sportal.look.u1');
  localStorage.removeItem('sportal.look.u2');
  root.removeAttribute('style');
});

describe('theme', () => {
  it("follows the system until the user chooses, and keeps the user's choice", async () => {
    const first = await newPage();
    first.startAppearance('u1');
    expect(paper()).toBe(colours.light.paper);
    system.matches = true;
    system.change();
    expect(paper()).toBe(colours.dark.paper);
    expect(root.style.colorScheme).toBe('dark');
    first.chooseAppearance({ theme: 'light' });
    first.chooseAppearance({ density: 'compact' });
    expect(paper()).toBe(colours.light.paper);
    expect(root.style.getPropertyValue('--row')).toBe('30px');

    const next = await newPage();
    next.startAppearance('u1');
    expect([paper(), root.style.getPropertyValue('--row')]).toEqual([colours.light.paper, '30px']);
    next.startAppearance('u2');
    expect([paper(), root.style.getPropertyValue('--row')]).toEqual([colours.dark.paper, '38px']);
  });

  it('is light in print', async () => {
    const page = await newPage();
    system.matches = true;
    page.startAppearance('u1');
    const Shown = () => page.useScheme();
    render(<Shown />);
    expect(screen.getByText('dark')).toBeVisible();
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(screen.getByText('light')).toBeVisible();
    expect(paper()).toBe(colours.light.paper);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(paper()).toBe(colours.dark.paper);
  });

  it("follows the user's other tabs", async () => {
    const page = await newPage();
    page.startAppearance('u1');
    localStorage.setItem('sportal.look.u1', '{"theme":"dark","density":"compact"}');
    window.dispatchEvent(new StorageEvent('storage', { key: 'sportal.look.u1' }));
    expect(paper()).toBe(colours.dark.paper);
  });
});

/** Computes the relative luminance of '#rrggbb' (WCAG 2.2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const GROUNDS: ColourName[] = ['paper', 'canvas'];
const SOFT: ColourName[] = ['brandSoft', 'goodSoft', 'warnSoft', 'badSoft', 'infoSoft', 'quietSoft'];
const TEXT: [text: ColourName, grounds: ColourName[]][] = [
  ['ink', [...GROUNDS, ...SOFT]],
  ['inkSoft', [...GROUNDS, ...SOFT]],
  ['inkFaint', GROUNDS],
  ['brand', [...GROUNDS, 'brandSoft', 'infoSoft']],
  ['brandDeep', [...GROUNDS, 'brandSoft']],
  ['good', [...GROUNDS, 'goodSoft']],
  ['warn', [...GROUNDS, 'warnSoft']],
  ['bad', [...GROUNDS, 'badSoft']],
  ['info', [...GROUNDS, 'infoSoft']],
  ['quiet', [...GROUNDS, 'quietSoft']],
  ['paper', ['brand', 'brandDeep', 'good', 'warn', 'bad', 'ink']],
  ['onHead', ['head', 'headEnd', 'headSoft']],
];
const EDGES: [edge: ColourName, grounds: ColourName[]][] = [
  ['lineStrong', GROUNDS],
  ['headLine', ['head', 'headEnd']],
];

describe.each<Scheme>(['light', 'dark'])('%s', scheme => {
  const of = (name: ColourName) => colours[scheme][name];
  it.each(TEXT)('%s is readable on %s', (text, grounds) => {
    for (const ground of grounds)
      expect(contrast(of(text), of(ground)), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  });
  it.each(EDGES)('%s is visible on %s', (edge, grounds) => {
    for (const ground of grounds)
      expect(contrast(of(edge), of(ground)), `${edge} on ${ground}`).toBeGreaterThanOrEqual(3);
  });
});
