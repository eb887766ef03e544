import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const files = execFileSync('git', ['ls-files', 'src', 'sandbox', 'tests', 'e2e', 'deploy'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(name => /\.(tsx?|mjs|css)$/.test(name) && !name.endsWith('language.test.ts'));
const read = (name: string) => readFileSync(join(root, name), 'utf8');

/** Phrases of the private vocabulary that the code once had; docs/CONTRIBUTING.md names the standard terms. */
const PHRASES = [
  /\b(?:who|what)(?:so)?ever\b/,
  /\b(?:nobody|somebody|anew)\b/,
  /\bin the place of\b/,
  /\b(?:is|are) (?:asked|told|said)\b/,
  /\bto whom\b|\bof whom\b|\bwith whom\b/,
  /\bof (?:its|their|one's) own\b/,
  /\bby itself\b|\bfor good\b|\ball the same\b/,
  /\b(?:is|are) on (?:its|their) way\b/,
  /\basks? (?:ahead|early|anew)\b/,
  /\bhears? of\b/,
  /\bthe (?:house|rooms?|floors?|machines?)\b/,
  /\bpapers\b/,
];

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const TITLE = /^\s*(?:it|test|describe)(?:\.\w+)*(?:\([^)\n]*\))?\(\s*(['"`])(.*?)\1,/gm;

/** Lists 'file: text' for every text that has one of the phrases. */
const findPhrases = (texts: (name: string) => string[]) =>
  files.flatMap(name =>
    texts(name)
      .filter(text => PHRASES.some(phrase => phrase.test(text.replace(/`[^`]*`/g, ''))))
      .map(text => `${name}: ${text}`),
  );

it('comments use plain language', () => {
  expect(findPhrases(name => read(name).match(COMMENT) ?? [])).toEqual([]);
});

it('test titles use plain language', () => {
  const titles = (name: string) => [...read(name).matchAll(TITLE)].map(([, , title = '']) => title);
  expect(files.flatMap(titles).length).toBeGreaterThan(1000);
  expect(findPhrases(titles)).toEqual([]);
});

it('exported functions are named by verbs and standard terms', () => {
  const names = files
    .filter(name => name.startsWith('src/') && !name.includes('generated'))
    .flatMap(name => [...read(name).matchAll(/^export (?:async )?(?:function|const|class|interface|type) (\w+)/gm)])
    .map(([, exported = '']) => exported);
  expect(names.length).toBeGreaterThan(1000);
  expect(
    names.filter(name =>
      /^(?!anyOf|allOf|noneOf)[a-z]\w*Of$|Wire|Loadable|Facts|Digest|Mistake|Subject|Room/.test(name),
    ),
  ).toEqual([]);
});
