import { describe, expect, it } from 'vitest';
import { safePortalPath } from '@/platform/routing/safePortalPath';

const { origin } = globalThis.location;

describe('safePortalPath', () => {
  it.each([
    ['/sportal/NonPoInvoice/View/5', '/NonPoInvoice/View/5'],
    ['/sportal/NonPoInvoice/View/5?tab=a%26b#notes', '/NonPoInvoice/View/5?tab=a%26b#notes'],
    ['/SPORTAL/NonPoInvoice/View/5', '/NonPoInvoice/View/5'],
    ['/sportal', '/'],
    ['  /sportal/x ', '/x'],
    ['NonPoInvoice/View/5', '/NonPoInvoice/View/5'],
    [`${origin}/sportal/NonPoInvoice/View/5`, '/NonPoInvoice/View/5'],
  ])('%s is the path %s', (stored, path) => {
    expect(safePortalPath(stored)).toBe(path);
  });

  it.each([
    null,
    undefined,
    '',
    '   ',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)//sportal/',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'https://evil.example/sportal/NonPoInvoice/View/5',
    '//evil.example/sportal/x',
    '\\\\evil.example\\sportal\\x',
    '/sportal//evil.example',
    '/sportal/\\evil.example',
    '/sportal/../login',
    '/sportal/%2e%2e/login',
    '/sportal-evil/x',
    '/NonPoInvoice/View/5',
    'http://[broken',
    'blob:x',
  ])('%s is no path of ours', stored => {
    expect(safePortalPath(stored)).toBeNull();
  });
});
