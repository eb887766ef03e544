import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  nonceIn,
  publicVariables,
  variablesIn,
  withPlaceholder,
  withPolicy,
  withVariables,
} from '../../deploy/page.ts';

const source = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8');
// As Vite writes it: every script and style has the placeholder.
const built = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'"><meta property="csp-nonce" nonce="__NONCE__">${source.replaceAll(/<(script|style)([^>]*)>/g, '<$1$2 nonce="__NONCE__">')}`;

describe("the page's block of variables", () => {
  it.each([
    ['source', source],
    ['build', built],
  ])('of the %s holds what it was given, and can be written again for another environment', (_what, html) => {
    const qa = withVariables(html, { VITE_ENV: 'qa', VITE_AUTH_URL: 'https://auth.qa.example.com' });
    expect(variablesIn(qa)).toEqual({ VITE_ENV: 'qa', VITE_AUTH_URL: 'https://auth.qa.example.com' });
    expect(variablesIn(withVariables(qa, { VITE_ENV: 'uat' }))).toEqual({ VITE_ENV: 'uat' });
  });

  it('tells the page nothing but what is public', () => {
    const given = { VITE_ENV: 'qa', HSTS_INCLUDE_SUBDOMAINS: 'true', PATH: '/bin', SECRET: 's' };
    expect(publicVariables(given)).toEqual({ VITE_ENV: 'qa' });
  });

  it.each(['</script><script>alert(1)</script>', '<!--<script>', '$& $1 $`', 'a"b\\c', '\u2028'])(
    'keeps %j as data: nothing ends its element',
    value => {
      const page = withVariables(source, { VITE_X: value });
      expect(variablesIn(page)).toEqual({ VITE_X: value });
      expect(page.match(/<script/g)).toHaveLength((source.match(/<script/g) ?? []).length);
    },
  );

  it('brings the policy of its hosts along, and of no others', () => {
    const page = withPolicy(built, { VITE_FILE_URL: 'https://files.uat.example.com/x' });
    expect(page).toContain("connect-src 'self' https://files.uat.example.com;");
    expect(withPolicy(page, { VITE_FILE_URL: '/files' })).toContain("connect-src 'self';");
  });

  it('gets the nonce of its answer with the page, and is the same page without it', () => {
    const page = withPolicy(built, {});
    const sent = page.replaceAll('__NONCE__', 'c0ffee');
    expect(page).toContain("style-src 'self' 'nonce-__NONCE__';");
    expect(nonceIn(sent)).toBe('c0ffee');
    expect(withPlaceholder(sent)).toBe(page);
    expect([nonceIn(source), withPlaceholder(source)]).toEqual(['', source]);
  });

  it('is refused in a page that has no place for it', () => {
    expect(() => withVariables('<html></html>', {})).toThrow('no place for the variables');
    expect(() => withPolicy(source, {})).toThrow('no place for a Content-Security-Policy');
    expect(variablesIn('<html></html>')).toBeNull();
  });
});
