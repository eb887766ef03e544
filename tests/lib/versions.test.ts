import { expect, it } from 'vitest';
import { isOlder } from '@/lib/versions';

it.each([
  ['1.2.0', '1.2.0', false],
  ['1.2.0', '1.2.1', true],
  ['1.9.0', '1.10.0', true],
  ['1.10.0', '1.9.9', false],
  ['2.0.0', '1.9.9', false],
  // A prerelease precedes its release; build metadata doesn't count.
  ['1.2.0-rc.1', '1.2.0', true],
  ['1.2.1-rc.1', '1.2.0', false],
  ['1.2.0+build-7', '1.2.0', false],
  ['1.2.0 (1a2b3c4)', '1.2.0', false],
])('%s is older than %s: %s', (version, release, expected) => {
  expect(isOlder(version, release)).toBe(expected);
});
