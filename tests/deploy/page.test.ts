import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { publicVariables, variablesIn, withPolicy, withVariables } from '../../deploy/page.ts';

const source = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8');
const built = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'">${source}`;

describe("the page's block of variables", () => {
  it('holds what it was given, and can be written again for another environment', () => {
    const qa = withVariables(source, { VITE_ENV: 'qa', VITE_AUTH_URL: 'https://auth.qa.example.com' });
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

  it('is refused in a page that has no place for it', () => {
    expect(() => withVariables('<html></html>', {})).toThrow('no place for the variables');
    expect(() => withPolicy(source, {})).toThrow('no place for a Content-Security-Policy');
    expect(variablesIn('<html></html>')).toBeNull();
  });
});
