import { mkdirSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { TestSandbox } from './support.ts';

/** Called from services.test.ts, which starts the sandbox. */
export function siteCases(sandbox: TestSandbox): void {
  const script = `console.log(${JSON.stringify('portal '.repeat(500))});`;
  mkdirSync(join(sandbox.dist, 'downloads'));
  const page = '<title>portal</title><style nonce="__NONCE__"></style><script nonce="__NONCE__"></script>';
  writeFileSync(join(sandbox.dist, 'index.html'), page);
  writeFileSync(join(sandbox.folder, 'secret.txt'), 'not for you');
  writeFileSync(join(sandbox.dist, 'assets/main-abc123.js'), script);
  writeFileSync(join(sandbox.dist, 'downloads/faq.pdf'), '%PDF-1.7');
  writeFileSync(join(sandbox.dist, 'version.json'), '{"version":"1.0.0"}');

  /** Sends a raw request: fetch would normalize the path and decompress the body. */
  function raw(path: string, headers: Record<string, string> = {}): Promise<{ answer: IncomingMessage; body: Buffer }> {
    return new Promise((resolve, reject) => {
      const call = request({ host: '127.0.0.1', port: sandbox.port(), path, headers }, answer => {
        const parts: Buffer[] = [];
        answer
          .on('data', (part: Buffer) => parts.push(part))
          .on('end', () => resolve({ answer, body: Buffer.concat(parts) }));
      });
      call.on('error', reject).end();
    });
  }

  describe('built portal', () => {
    it.each(['/', '/sportal'])('redirects %s to /sportal/', async path => {
      const response = await sandbox.get(path);
      expect([response.status, response.headers.get('location')]).toEqual([302, '/sportal/']);
    });

    it.each(['/sportal/', '/sportal/NonPoInvoice', '/sportal/index.html'])(
      'serves %s with a new nonce in each response and without cache validators',
      async path => {
        const answers = await Promise.all(['br', 'identity'].map(coding => raw(path, { 'accept-encoding': coding })));
        const nonces = answers.map(({ answer, body }) => {
          const text = answer.headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body;
          expect(answer.headers).not.toHaveProperty('etag');
          expect(answer.headers).not.toHaveProperty('last-modified');
          return [...text.toString().matchAll(/nonce="([\w-]{22})"/g)].map(match => match[1]);
        });
        expect(nonces.map(found => found.length)).toEqual([2, 2]);
        expect(nonces.map(found => new Set(found).size)).toEqual([1, 1]);
        expect(nonces[0]?.[0]).not.toBe(nonces[1]?.[0]);
      },
    );

    it('serves the version file with no-cache', async () => {
      const response = await sandbox.get('/sportal/version.json');
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache']);
      expect(await response.json()).toEqual({ version: '1.0.0' });
    });

    it('sends the security headers with every response', async () => {
      for (const path of ['/sportal/', '/sportal/assets/gone-000.js', '/graphql', '/account', '/nowhere']) {
        const { headers } = await sandbox.get(path);
        expect(headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'");
        expect(headers.get('x-content-type-options'), path).toBe('nosniff');
        expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin');
      }
    });

    it.each([
      '/sportal/../../secret.txt',
      '/sportal/..%2f..%2fsecret.txt',
      '/sportal/%2e%2e/secret.txt',
      '//x/sportal/%00',
      '/sportal/%E0%A4%A',
    ])('serves no file outside its folder: %s', async path => {
      const { answer, body } = await raw(path);
      expect(body.toString()).not.toContain('not for you');
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    });
  });

  describe('sign-in page', () => {
    it('shows one button per persona and keeps the return address', async () => {
      const response = await sandbox.get(`/login?return=${encodeURIComponent('/sportal/NonPoInvoice?a=1&b="2"')}`);
      const html = await response.text();
      expect(html.match(/<button /g)?.length).toBeGreaterThanOrEqual(11);
      expect(html).toContain('name="return" value="/sportal/NonPoInvoice?a=1&amp;b=%222%22"');
      expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'nonce-/);
    });

    it('signs in directly with ?as=, stores the session values and redirects to the return address', async () => {
      const html = await (await sandbox.get('/login?as=l1&return=/sportal/NonPoInvoice')).text();
      const script = /<script nonce="[^"]+">([\s\S]*)<\/script>/.exec(html)?.[1] ?? '';
      const stored = new Map([
        ['suppliercode', 'of the one before'],
        ['sportal.of/u/x', 'kept'],
      ]);
      const storage = {
        removeItem: (key: string) => stored.delete(key),
        setItem: (key: string, value: string) => stored.set(key, value),
      };
      const went: string[] = [];
      // oxlint-disable-next-line typescript/no-implied-eval -- the page's own script, run against a stand-in browser
      new Function('localStorage', 'sessionStorage', 'location', script)(storage, storage, {
        replace: (to: string) => went.push(to),
      });
      expect(went).toEqual(['/sportal/NonPoInvoice']);
      expect(stored.get('userrole')).toContain('"');
      expect(stored.has('suppliercode')).toBe(false);
      expect(stored.get('sportal.of/u/x')).toBe('kept');
      const list = '{ currencyList(input: { currentPage: 1, pageSize: 1 }) { totalRecords } }';
      expect((await sandbox.graphql(list, stored.get('authtoken'))).status).toBe(200);
    });

    it('escapes an unknown persona and drops an external return address', async () => {
      const response = await sandbox.get(
        `/login?as=${encodeURIComponent('<script>alert(1)</script>')}&return=//evil.example`,
      );
      const html = await response.text();
      expect(response.status).toBe(404);
      expect(html).toContain('&lt;script&gt;alert(1)');
      expect(html).not.toContain('evil.example');
    });
  });

  describe('malformed and cross-origin requests', () => {
    it('receive a 4xx status or a GraphQL error', async () => {
      const token = await sandbox.freshSupplier();
      expect((await sandbox.post('/graphql', 'no object', token)).status).toBe(400);
      expect((await sandbox.graphql('{ broken', token)).status).toBe(200);
      expect((await sandbox.get('/graphql', token)).status).toBe(405);
      expect((await sandbox.get('/nowhere')).status).toBe(404);
      expect((await sandbox.post('/files/api/upload', ['list'], token)).status).toBe(400);
      expect((await sandbox.post('/files/api/hack', {}, token)).status).toBe(404);
      expect((await sandbox.get('/__sandbox/sessions')).status).toBe(405);
      expect((await sandbox.post('/__sandbox/constructor', {})).status).toBe(404);
    });

    it("from another origin can't call the test helpers", async () => {
      const response = await fetch(`http://127.0.0.1:${sandbox.port()}/__sandbox/sessions`, {
        method: 'POST',
        headers: { origin: 'https://evil.example', 'content-type': 'text/plain' },
        body: '{"persona":"admin"}',
      });
      expect(response.status).toBe(403);
    });
  });
}
