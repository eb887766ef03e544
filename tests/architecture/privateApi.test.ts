import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const files = ['src', 'sandbox', 'deploy', 'e2e', 'tests']
  .flatMap(top => readdirSync(join(root, top), { recursive: true, encoding: 'utf8' }).map(name => join(top, name)))
  .map(name => name.replaceAll('\\', '/'))
  .filter(name => /\.(tsx?|mjs)$/.test(name) && !/\.generated\.ts$|^deploy\/dist\//.test(name))
  .concat('vite.config.ts')
  .filter(name => name !== 'tests/architecture/privateApi.test.ts');

/** Private APIs of our packages, recognized by their source text. `in` limits a pattern to some folders. */
const PRIVATE: Record<string, { pattern: RegExp; in?: RegExp }> = {
  'exports marked unsafe or internal': {
    pattern: /\bUNSAFE_\w+|__CLIENT_INTERNALS\w*|__SECRET_INTERNALS\w*|__REACT_DEVTOOLS\w*/g,
  },
  // 'z._default' is the documented name of Zod Mini.
  'underscored members': { pattern: /(?<!\b(?:this|z))(?:\?\.|\.)_(?=[a-z])\w+|\[['"]_[a-z]\w*['"]\]/g },
  'members of react-hook-form’s control': {
    pattern: /\bcontrol\s*\??\.\s*(?:register|unregister|getFieldState|setError|handleSubmit)\b/gi,
  },
  'the state of the router': {
    pattern: /\brouter\s*\??\.\s*(?:state|subscribe|getBlocker|_\w+)\b/g,
    in: /^(?:src|sandbox|deploy|e2e)\//,
  },
  'fibers and props that React keeps on elements': { pattern: /__react\w+|_reactRoot\w*|_owner\b|\b_valueTracker\b/g },
  'private members of Apollo Client': {
    pattern: /\b(?:client|cache)\s*\??\.\s*(?:queryManager|optimisticData|localState)\b/g,
  },
  'changed prototypes': {
    pattern: /\bgetPrototypeOf\([^)]*\)(?!\s*[!=]==)|\bsetPrototypeOf\(|\b__proto__\b|\.prototype\.\w+\s*=[^=]/g,
    in: /^(?:src|sandbox|deploy)\//,
  },
  'edited code of packages': {
    pattern: /\bpatch-package\b|\bnode_modules\/(?!\.)[^'"`\s]*\/(?:dist|lib|es|cjs|esm)\//g,
  },
};

/**
 * Packages without `exports` and their documented subpaths: antd's component files; pdf.js's builds, maps, fonts
 * and decoders.
 */
const DOCUMENTED: Record<string, RegExp> = {
  antd: /^es\/[a-z-]+$/,
  'pdfjs-dist': /^(?:legacy\/)?build\/pdf(?:\.worker)?(?:\.min)?\.mjs$/,
};

/**
 * Remaining uses, as 'file: pattern' and count. Both missing and obsolete entries fail the test, so the list can
 * only shrink.
 */
const LEFT: Record<string, number> = {};

const count = (found: Record<string, number>, name: string) => (found[name] = (found[name] ?? 0) + 1);
const withoutComments = (text: string) => text.replace(/^\s*(?:\/\/|\*|\/\*\*).*$/gm, '');

it('the code uses no private API of a package', () => {
  const found: Record<string, number> = {};
  for (const file of files) {
    const text = withoutComments(readFileSync(join(root, file), 'utf8'));
    for (const [name, { pattern, in: where }] of Object.entries(PRIVATE))
      if (!where || where.test(file)) for (const _ of text.matchAll(pattern)) count(found, `${file}: ${name}`);
  }
  expect(found).toEqual(LEFT);
});

it('the code imports only exported or documented files of packages', () => {
  const wrong: string[] = [];
  const manifests = new Map<string, { exports?: unknown }>();
  for (const file of files) {
    const text = withoutComments(readFileSync(join(root, file), 'utf8'));
    for (const [, specifier = ''] of text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"\n]+)['"]/g)) {
      const [, name, inner] = /^((?:@[a-z][\w.-]*\/)?[a-z][\w.-]*)\/([^?]+)/.exec(specifier) ?? [];
      if (!name || !inner || name.startsWith('node:')) continue;
      const manifest =
        manifests.get(name) ??
        (JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')) as { exports?: unknown });
      manifests.set(name, manifest);
      // Node and the bundler already reject subpaths outside `exports`.
      if (manifest.exports === undefined && !DOCUMENTED[name]?.test(inner)) wrong.push(`${file}: ${specifier}`);
    }
  }
  expect(wrong).toEqual([]);
});

it('the Vite configuration has no package alias', () => {
  const config = readFileSync(join(root, 'vite.config.ts'), 'utf8');
  expect(config).not.toMatch(/\balias\b/);
});
