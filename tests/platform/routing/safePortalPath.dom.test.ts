import { describe, expect, it } from 'vitest';
import { safePortalPath } from '@/platform/routing/safePortalPath';

const ORIGIN = 'https://portal.example';

describe('safePortalPath for a safe address', () => {
  it.each([
    ['/sportal/NonPoInvoice/View/7', '/NonPoInvoice/View/7'],
    ['https://portal.example/sportal/NonPoInvoice/View/7', '/NonPoInvoice/View/7'],
    ['HTTPS://PORTAL.EXAMPLE/sportal/NonPoInvoice/View/7', '/NonPoInvoice/View/7'],
    ['https://portal.example:443/sportal/x', '/x'],
    ['//portal.example/sportal/x', '/x'],
    ['  /sportal/x  ', '/x'],
    ['/Sportal/x', '/x'],
    ['NonPoInvoice/View/7', '/NonPoInvoice/View/7'],
    ['/sportal', '/'],
    ['/sportal/', '/'],
    ['/sportal/x?id=7&next=https://evil.example#part', '/x?id=7&next=https://evil.example#part'],
    ['/sportal/Supplier/View/a%20b', '/Supplier/View/a%20b'],
    ['/other/../sportal/x', '/x'],
  ])('converts %s to %s', (stored, path) => {
    expect(safePortalPath(stored, ORIGIN)).toBe(path);
  });
});

describe("safePortalPath for an address that isn't linked", () => {
  it.each([
    ['a script', 'javascript:alert(1)'],
    ['a script in disguise', ' jAvA\tscript:alert(1)//https://portal.example/sportal/'],
    ['a script with our path', 'javascript:/sportal/x'],
    ['data', 'data:text/html,<script>alert(1)</script>'],
    ['a blob of our origin', 'blob:https://portal.example/sportal/x'],
    ['a file', 'file:///sportal/x'],
    ['another host', 'https://evil.example/sportal/x'],
    ['another scheme', 'http://portal.example/sportal/x'],
    ['another port', 'https://portal.example:8443/sportal/x'],
    ['a host that starts with our host', 'https://portal.example.evil.example/sportal/x'],
    ['our host as a user name', 'https://portal.example@evil.example/sportal/x'],
    ['a user name before our host', 'https://evil@portal.example/sportal/x'],
    ['protocol-relative', '//evil.example/sportal/x'],
    ['protocol-relative by backslashes', '\\\\evil.example\\sportal\\x'],
    ['a slash and a backslash', '/\\evil.example/sportal/x'],
    ['protocol-relative below the base path', '/sportal//evil.example'],
    ['the same, encoded', '/sportal/%2fevil.example'],
    ['the same, encoded twice', '/sportal/%252fevil.example'],
    ['a backslash, encoded', '/sportal/%5cevil.example'],
    ['parent segments', '/sportal/../login'],
    ['parent segments, dots encoded', '/sportal/%2e%2e/login'],
    ['parent segments, slash encoded', '/sportal/..%2flogin'],
    ['parent segments, encoded twice', '/sportal/%252e%252e%252flogin'],
    ['parent segments, dots encoded twice', '/sportal/%252e%252e/login'],
    ['a line break, encoded', '/sportal/x%0d%0aset-cookie:a'],
    ['a null byte', '/sportal/x%00'],
    ['broken encoding', '/sportal/%E0%A4%A'],
    ['endless encoding', `/sportal/%${'25'.repeat(9)}41`],
    ['a sibling of the base path', '/sportalx/y'],
    ['outside the base path', '/login'],
    ['a router path', '/NonPoInvoice/View/7'],
    ['nothing', ''],
    ['blanks', '   '],
    ['null', null],
    ['undefined', undefined],
    ['a number', 7],
    ['an object', { href: '/sportal/x' }],
    ['no address', 'https://'],
  ])('%s', (_, stored) => {
    expect(safePortalPath(stored, ORIGIN)).toBeNull();
  });

  it('uses the origin of this page by default', () => {
    expect(safePortalPath(`${location.origin}/sportal/x`)).toBe('/x');
    expect(safePortalPath('https://portal.example/sportal/x')).toBeNull();
  });
});
