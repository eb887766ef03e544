import { expect, it } from 'vitest';
import { ownScript, textOnly } from '@/platform/trustedScripts';

const origin = 'https://portal.example.com';

it.each(['/sportal/assets/import.worker-1.js', `${origin}/sportal/assets/judge-2.js`])(
  'ownScript allows %s as a worker',
  address => {
    expect(ownScript(address, origin)).toMatch(/^https:\/\/portal\.example\.com\/sportal\/assets\//);
  },
);

it.each([
  'https://evil.example/sportal/assets/a.js',
  '//evil.example/sportal/assets/a.js',
  '/sportal/downloads/a.js',
  '/sportal/assets/../downloads/a.js',
  'data:text/javascript,1',
  'blob:https://portal.example.com/1',
  'javascript:alert(1)',
  'https://',
])('ownScript rejects %s as a worker', address => {
  expect(ownScript(address, origin)).toBeNull();
});

it('textOnly rejects text that contains an HTML element', () => {
  expect(textOnly('.a > .b::after { content: "&lt;" }')).toBe('.a > .b::after { content: "&lt;" }');
  expect([textOnly('<img src=x onerror=alert(1)>'), textOnly('a<b')]).toEqual([null, null]);
});
