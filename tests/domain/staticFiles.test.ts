import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { staticFiles } from '@/domain/staticFiles';

/** The magic bytes of each file type, from offset `at`. */
const BEGINS: Record<string, { at: number; bytes: string }> = {
  pdf: { at: 0, bytes: '%PDF-' },
  xlsx: { at: 0, bytes: 'PK\u0003\u0004' },
  mp4: { at: 4, bytes: 'ftyp' },
};
/** A smaller file has no content. */
const LEAST = 500;

it('staticFiles contains the six downloads of the specification (spec 1 §2)', () =>
  expect(staticFiles('').map(({ label }) => label)).toHaveLength(6));

it.each(staticFiles('public/downloads'))('public/downloads has a real file for $label', ({ href }) => {
  const content = readFileSync(href);
  const begin = BEGINS[href.split('.').at(-1) ?? ''];
  expect(content.length).toBeGreaterThan(LEAST);
  expect(content.toString('latin1', begin?.at, (begin?.at ?? 0) + (begin?.bytes.length ?? 0))).toBe(begin?.bytes);
});

it('the QA environment has a separate logo', () => {
  const [logo, ofQa] = ['logo', 'logo-qa'].map(name => readFileSync(`public/${name}.svg`, 'utf8'));
  expect(logo).toContain('<svg');
  expect(ofQa).toContain('<svg');
  expect(ofQa).not.toBe(logo);
});
