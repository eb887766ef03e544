import { describe, expect, it } from 'vitest';
import { colours } from '@/shared/ui/tokens';

type Name = keyof typeof colours;

/** Relative luminance of a colour (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
    const share = parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Name, other: Name): number {
  const [dark = 0, light = 0] = [luminance(colours[one]), luminance(colours[other])].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS: readonly Name[] = ['paper', 'canvas'];

/** What is read, on every ground that it stands on. */
const TEXTS: readonly (readonly [Name, readonly Name[]])[] = [
  ['ink', [...GROUNDS, 'brandSoft', 'goodSoft', 'warnSoft', 'badSoft', 'infoSoft', 'quietSoft']],
  ['inkSoft', [...GROUNDS, 'brandSoft', 'goodSoft', 'warnSoft', 'badSoft', 'infoSoft', 'quietSoft']],
  ['inkFaint', GROUNDS],
  ['brand', [...GROUNDS, 'brandSoft']],
  ['brandDeep', [...GROUNDS, 'brandSoft']],
  ['good', [...GROUNDS, 'goodSoft']],
  ['warn', [...GROUNDS, 'warnSoft']],
  ['bad', [...GROUNDS, 'badSoft']],
  ['info', [...GROUNDS, 'infoSoft']],
  ['quiet', [...GROUNDS, 'quietSoft']],
];

describe('the colours of the tokens', () => {
  const pairs = TEXTS.flatMap(([text, grounds]) => grounds.map(ground => [text, ground] as const));

  it.each(pairs)('%s can be read on %s', (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });
});
