import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { matchPath } from 'react-router-dom';
import { expect, it } from 'vitest';
import { featureRoutes } from '@/app/featureRoutes';

const src = join(import.meta.dirname, '../../src');
const COMMENT = /\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm;
const ADDRESS = /(['"`])(\/[A-Za-z][^'"`\s]*)\1/g;

const paths = featureRoutes.map(({ path }) => path);
const aliases = featureRoutes.flatMap(({ aliases: others = [] }) => others);
const toPlace = (address: string) => address.split('/')[1]?.toLowerCase() ?? '';

/** Returns the screen that a path in the source leads to, or undefined if the text is no screen path. */
function getScreen(text: string): string | undefined {
  if (aliases.includes(text)) return undefined;
  const address = text.replace(/\$\{[^}]*\}/g, '1').replace(/\?.*$/, '');
  return paths.find(path => matchPath(path, address)) ?? paths.find(path => toPlace(path) === toPlace(address));
}

it('the address of each screen is written in exactly one file', () => {
  const files = new Map<string, Set<string>>();
  for (const name of readdirSync(src, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(name) || name.endsWith('.generated.ts')) continue;
    for (const [, , text = ''] of readFileSync(join(src, name), 'utf8').replace(COMMENT, '').matchAll(ADDRESS)) {
      const screen = getScreen(text);
      if (screen) files.set(screen, (files.get(screen) ?? new Set()).add(name));
    }
  }
  expect([...files.keys()].sort()).toEqual([...new Set(paths)].sort());
  const several = [...files].filter(([, names]) => names.size > 1).map(([screen, names]) => [screen, ...names]);
  expect(several).toEqual([]);
});
