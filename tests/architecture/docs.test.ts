import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const FOLDERS = ['src', 'sandbox', 'tests', 'e2e', 'deploy', 'docs', 'public', '.ci'];
const files = [
  ...readdirSync(root, { withFileTypes: true }).flatMap(entry => (entry.isFile() ? [entry.name] : [])),
  ...FOLDERS.flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true }).flatMap(entry =>
      entry.isFile() ? [relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/')] : [],
    ),
  ),
];
const read = (name: string) => readFileSync(join(root, name), 'utf8');
const documents = files.filter(name => name.endsWith('.md'));
const code = files.filter(name => /\.(tsx?|mjs|cjs|css|graphql|sql|conf|sh)$|(^|\/)\.env|^\.ci\//.test(name));
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(match => match[1] ?? '');
const inBackticks = (name: string) => matches(read(name), /`([^`\n]+)`/g);

/** Files and folders that only a build creates. */
const BUILT = /^(dist|release|node_modules|smoke\.mjs$)/;

const exists = (path: string) => {
  const wanted = path.replace(/^(\.\.?\/)+|\/$/g, '');
  return files.some(name => `/${name}`.endsWith(`/${wanted}`) || `/${name}`.includes(`/${wanted}/`));
};

describe.each(documents)('%s', name => {
  it('names only files and folders that exist', () => {
    const paths = inBackticks(name).filter(
      text =>
        /^(src|sandbox|tests|e2e|public|docs|deploy|\.ci|\.env)[\w./-]*$/.test(text) ||
        /^[\w./-]+\.(tsx?|mjs|css|graphql|sql)$/.test(text),
    );
    expect(paths.filter(path => !BUILT.test(path) && !exists(path))).toEqual([]);
    const links = matches(read(name), /\]\((?!https?:|#)([^)#]+)[^)]*\)/g);
    expect(links.filter(path => !exists(path))).toEqual([]);
  });

  it('names only scripts that exist', () => {
    expect(matches(read(name), /npm run ([a-z][\w:-]*)/g).filter(script => !(script in scripts))).toEqual([]);
  });

  it('names only environment variables that the code reads', () => {
    const variables = inBackticks(name).filter(text => /^[A-Z][A-Z0-9]*_[A-Z0-9_]+$/.test(text));
    const unknown = variables.filter(variable => !code.some(file => read(file).includes(variable)));
    expect(unknown).toEqual([]);
  });
});

it('every cited decision exists, and no slug is used twice', () => {
  const slugs = matches(read('docs/decisions.md'), /^### ([\w-]+):/gm);
  expect(slugs.length).toBeGreaterThan(100);
  expect(slugs.filter((slug, at) => slugs.indexOf(slug) !== at)).toEqual([]);
  const cited = [...code, ...documents].flatMap(name =>
    matches(read(name), /docs\/decisions\.md((?:(?:, )?#[\w-]+)+)/g)
      .flatMap(list => matches(list, /#([\w-]+)/g))
      .map(slug => [name, slug] as const),
  );
  expect(cited.filter(([, slug]) => !slugs.includes(slug))).toEqual([]);
});

it('every document is linked from another one', () => {
  const unlinked = documents.filter(
    name => name.startsWith('docs/') && !documents.some(other => other !== name && read(other).includes(name)),
  );
  expect(unlinked).toEqual([]);
});
