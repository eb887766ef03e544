import { describe, expect, it } from 'vitest';
import { returnPath } from '../../../sandbox/server/loginPage.ts';

const origin = 'http://127.0.0.1:4100';

describe('the page after signing in', () => {
  it.each([
    ['/sportal/NonPoInvoice?status=Draft#top', '/sportal/NonPoInvoice?status=Draft#top'],
    ['/sportal', '/sportal'],
    [`${origin}/sportal/support`, '/sportal/support'],
  ])('is %s', (wanted, expected) => expect(returnPath(wanted, origin)).toBe(expected));

  it.each([
    null,
    '',
    '/login?as=admin',
    '/sportalx/',
    '/sportal/../login',
    '//evil.example/sportal/',
    '/\\evil.example/sportal/',
    '/\t/evil.example/sportal/',
    'https://evil.example/sportal/',
    'http://127.0.0.1:4100@evil.example/sportal/',
    'javascript:alert(1)//sportal/',
    'data:text/html,/sportal/',
    'http://[broken',
  ])('is the start page instead of %s', wanted => expect(returnPath(wanted, origin)).toBe('/sportal/'));
});
