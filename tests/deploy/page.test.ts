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

describe('environment variables in the page', () => {
  it.each([
    ['source', source],
    ['build', built],
  ])('can be read from the %s and replaced for another environment', (_what, html) => {
    const qa = withVariables(html, { VITE_ENV: 'qa', VITE_AUTH_URL: 'https://auth.qa.example.com' });
    expect(variablesIn(qa)).toEqual({ VITE_ENV: 'qa', VITE_AUTH_URL: 'https://auth.qa.example.com' });
    expect(variablesIn(withVariables(qa, { VITE_ENV: 'uat' }))).toEqual({ VITE_ENV: 'uat' });
  });

  it('include only public variables', () => {
    const given = { VITE_ENV: 'qa', HSTS_INCLUDE_SUBDOMAINS: 'true', PATH: '/bin', SECRET: 's' };
    expect(publicVariables(given)).toEqual({ VITE_ENV: 'qa' });
  });

  it.each(['</script><script>alert(1)</script>', '<!--<script>', '$& $1 $`', 'a"b\\c', '\u2028'])(
    "keep %j as data that can't close the script element",
    value => {
      const page = withVariables(source, { VITE_X: value });
      expect(variablesIn(page)).toEqual({ VITE_X: value });
      expect(page.match(/<script/g)).toHaveLength((source.match(/<script/g) ?? []).length);
    },
  );

  it('come with a policy that allows only their hosts', () => {
    const page = withPolicy(built, { VITE_FILE_URL: 'https://files.uat.example.com/x' });
    expect(page).toContain("connect-src 'self' https://files.uat.example.com;");
    expect(withPolicy(page, { VITE_FILE_URL: '/files' })).toContain("connect-src 'self';");
  });

  it('share a response nonce that can be replaced with the placeholder again', () => {
    const page = withPolicy(built, {});
    const sent = page.replaceAll('__NONCE__', 'c0ffee');
    expect(page).toContain("style-src 'self' 'nonce-__NONCE__';");
    expect(nonceIn(sent)).toBe('c0ffee');
    expect(withPlaceholder(sent)).toBe(page);
    expect([nonceIn(source), withPlaceholder(source)]).toEqual(['', source]);
  });

  it('are rejected if the page has no placeholder for them', () => {
    expect(() => withVariables('<html></html>', {})).toThrow('no place for the variables');
    expect(() => withPolicy(source, {})).toThrow('no place for a Content-Security-Policy');
    expect(variablesIn('<html></html>')).toBeNull();
  });
});
