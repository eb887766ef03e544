import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import {
  contentSecurityPolicy,
  DECODER_SCRIPTS,
  NONCE,
  nginxHeaders,
  securityHeaders,
  serverProblems,
} from '../../deploy/securityHeaders.ts';
import { switchMaintenance } from '../../deploy/release/maintenance.ts';
import { withVariables } from '../../deploy/page.ts';
import { eventually } from '../support/eventually.ts';
import { hasNginx, servedFolder, startNginx, writeFiles, type Nginx } from '../support/nginx.ts';
import { variablesFor } from '../support/variables.ts';

const env = variablesFor('prod');

const PAGE = `<!doctype html><meta nonce="${NONCE}"><style nonce="${NONCE}"></style>${'<!-- page -->'.repeat(200)}`;
const CODE = `export const portal = 1; ${'// code\n'.repeat(400)}`;

/** Files in the web server's folder, including files that must never be served. */
const files: Record<string, string> = {
  'current/www/sportal/index.html': PAGE,
  'current/www/sportal/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'current/www/sportal/assets/index-Ab12.js': CODE,
  'current/www/sportal/assets/index-Ab12.css': 'body{margin:0}',
  'current/www/sportal/version.json': '{"version":"1.0.0"}',
  'current/www/sportal/downloads/user-manual.pdf': '%PDF-1.7',
  'current/www/sportal/.env': 'SECRET=1',
  'current/www/sportal/assets/.git/config.js': 'SECRET=1',
  'current/www/other.html': 'SECRET=1',
  'secret.txt': 'SECRET=1',
  'current/secret.txt': 'SECRET=1',
  'current/security-headers.conf': nginxHeaders(env),
  'current/security-headers-decoder.conf': nginxHeaders(env, DECODER_SCRIPTS),
  'current/www/sportal/assets/scan.worker-C_d-34.js': CODE,
  'current/www/sportal/assets/pdf.worker.min-E_f-56.js': CODE,
};

describe('security headers', () => {
  it("allow only the environment's hosts and match the policy in the page", () => {
    const policy = securityHeaders(env)['Content-Security-Policy'] ?? '';
    expect(policy.startsWith(contentSecurityPolicy(env))).toBe(true);
    expect(/connect-src ([^;]*)/.exec(policy)?.[1]?.split(' ')).toEqual([
      "'self'",
      'https://account.prod.example.com',
      'https://auth.prod.example.com',
      'https://files.prod.example.com',
      'https://graphql.prod.example.com',
      'https://masterdata.prod.example.com',
      'https://static.prod.example.com',
    ]);
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|\*/);
  });

  it('include reporting endpoints and includeSubDomains only if configured', () => {
    const asked = { ...env, VITE_REPORT_URL: 'https://reports.prod.example.com/csp', HSTS_INCLUDE_SUBDOMAINS: 'true' };
    const headers = securityHeaders(asked);
    expect(headers).toMatchObject({
      'Reporting-Endpoints': 'portal="https://reports.prod.example.com/csp"',
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    });
    expect(headers['Content-Security-Policy']).toMatch(
      /; report-uri https:\/\/reports\.prod\.example\.com\/csp; report-to portal$/,
    );
    expect(nginxHeaders(asked)).toContain(
      'add_header Reporting-Endpoints "portal=\\"https://reports.prod.example.com/csp\\"" always;',
    );
    expect(JSON.stringify(securityHeaders(env))).not.toMatch(/report|includeSubDomains/);
    // Browsers reject these directives in the page's meta tag.
    expect(contentSecurityPolicy(asked)).not.toMatch(/report-(uri|to)/);
  });

  it('reject values that nginx would interpret as syntax', () => {
    expect(serverProblems({ VITE_REPORT_URL: 'https://a.example/$host', HSTS_INCLUDE_SUBDOMAINS: 'yes' })).toHaveLength(
      2,
    );
    expect(() => nginxHeaders({ VITE_REPORT_URL: 'https://a.example/$host' })).toThrow(/nginx/);
    expect(serverProblems(env)).toEqual([]);
  });
});

// Skipped without nginx: `apt-get install nginx-light` installs it.
describe.skipIf(!hasNginx)(
  `nginx with deploy/nginx.conf${hasNginx ? '' : ' (skipped: there is no nginx here)'}`,
  () => {
    let nginx: Nginx;
    let folder = '';
    beforeAll(async () => {
      folder = servedFolder();
      writeFiles(folder, files);
      nginx = await startNginx(folder);
    });
    afterAll(() => nginx.stop());

    const get: Nginx['get'] = (...args) => nginx.get(...args);
    /** Returns the nonce of a response's header, and the policy with the placeholder put back. */
    const policyIn = ({ headers }: Awaited<ReturnType<typeof get>>) => {
      const sent = String(headers['content-security-policy']);
      const nonce = /'nonce-(\w{32})'/.exec(sent)?.[1] ?? '';
      return { nonce, policy: sent.replace(nonce, NONCE) };
    };
    const toPage = (answer: Awaited<ReturnType<typeof get>>, body = answer.body) =>
      body.toString().replaceAll(policyIn(answer).nonce, NONCE);

    it.each([
      '/sportal/',
      '/sportal/NonPoInvoice',
      '/sportal/NonPoInvoice/View/12?tab=1',
      '/sportal/downloads/',
      '/sportal/index.html',
    ])('serves the page for %s with no-cache and a new nonce for each request', async target => {
      const answer = await get(target);
      const { status, headers, body } = answer;
      expect([status, toPage(answer)]).toEqual([200, PAGE]);
      expect(body.toString()).not.toContain(NONCE);
      expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
      expect(policyIn(await get(target)).nonce).not.toBe(policyIn(answer).nonce);
    });

    it('sends the full page for conditional and range requests', async () => {
      const { headers } = await get('/sportal/');
      expect([headers.etag, headers['last-modified']]).toEqual([undefined, undefined]);
      const asked = { 'if-none-match': '"1"', 'if-modified-since': new Date().toUTCString(), range: 'bytes=0-80' };
      for (const [name, value] of Object.entries(asked)) {
        const answer = await get('/sportal/', { [name]: value });
        expect([answer.status, toPage(answer)]).toEqual([200, PAGE]);
      }
    });

    it('lets browsers cache assets permanently', async () => {
      const { status, headers, body } = await get('/sportal/assets/index-Ab12.js');
      expect([status, body.toString()]).toEqual([200, CODE]);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers['content-type']).toMatch(/^application\/javascript/);
    });

    it.each([
      ['downloads/user-manual.pdf', 'application/pdf'],
      ['version.json', 'application/json'],
    ])('serves %s with no-cache', async (name, type) => {
      const { status, headers } = await get(`/sportal/${name}`);
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, type, 'no-cache']);
    });

    it.each([
      '/sportal/assets/index-Zz99.js',
      '/sportal/assets/index-Zz99',
      '/sportal/gone.png',
      '/sportal/downloads/gone.pdf',
    ])('returns an uncached 404 for %s instead of the page', async target => {
      const { status, headers, body } = await get(target);
      expect(status).toBe(404);
      expect(body.toString()).not.toContain('<!-- page -->');
      expect(headers['cache-control']).toBeUndefined();
    });

    it.each([
      '/sportal/',
      '/sportal/assets/index-Ab12.js',
      '/sportal/favicon.svg',
      '/sportal/gone.js',
      '/elsewhere',
      '/',
      '/sportal',
    ])('sends every security header once and no server version for %s', async target => {
      const answer = await get(target);
      const { headers } = answer;
      const { 'Content-Security-Policy': policy, ...others } = securityHeaders(env);
      expect(policyIn(answer).policy).toBe(policy);
      for (const [name, value] of Object.entries(others)) expect(headers[name.toLowerCase()], name).toBe(value);
      expect(headers.server).toBe('nginx');
    });

    it('allows WebAssembly in the scan and PDF workers, but not in the page', async () => {
      const getPolicy = async (target: string) => String((await get(target)).headers['content-security-policy']);
      for (const worker of ['scan.worker-C_d-34.js', 'pdf.worker.min-E_f-56.js'])
        expect(await getPolicy(`/sportal/assets/${worker}`)).toContain("script-src 'self' 'wasm-unsafe-eval';");
      expect(await getPolicy('/sportal/')).not.toContain('wasm');
      expect(await getPolicy('/sportal/assets/index-Ab12.js')).not.toContain('wasm');
    });

    it('redirects / and /sportal to the portal with a relative address', async () => {
      expect([(await get('/')).headers.location, (await get('/sportal')).headers.location]).toEqual([
        '/sportal/',
        '/sportal/',
      ]);
      expect((await get('/other.html')).status).toBe(404);
    });

    it.each([
      ['/?from=mail', '/sportal/?from=mail'],
      ['/sportal?from=mail&x=%2F', '/sportal/?from=mail&x=%2F'],
      ['/SPORTAL?x=1', '/sportal/?x=1'],
      ['/Sportal/nonpoinvoice?page=2', '/sportal/nonpoinvoice?page=2'],
      ['/SPORTAL/NonPoInvoice/View/a%20b%2Fc%25', '/sportal/NonPoInvoice/View/a%20b%2Fc%25'],
    ])(
      'redirects %s to %s with its query, in any case (docs/decisions.md#case-insensitive-paths)',
      async (target, wanted) => {
        const { status, headers } = await get(target);
        expect([301, 302]).toContain(status);
        expect(headers.location).toBe(wanted);
      },
    );

    it.each([
      '/SPORTAL/%0d%0aSet-Cookie:%20a=1',
      '/SPORTAL/%0aX-Evil:1',
      '//evil.example/%2e%2e',
      '/SPORTAL//evil.example/',
    ])('adds no header and redirects to no other host for %s', async target => {
      const { headers } = await get(target);
      expect(headers).not.toHaveProperty('set-cookie');
      expect(headers).not.toHaveProperty('x-evil');
      expect(headers.location ?? '/').toMatch(/^\/(?!\/)/);
    });

    it('redirects port 80 to https with path and query, without a server version', async () => {
      const { status, headers } = await nginx.getPlain('/sportal/NonPoInvoice?page=2');
      expect([status, headers.location]).toEqual([301, 'https://portal.example.com/sportal/NonPoInvoice?page=2']);
      expect(headers.server).toBe('nginx');
    });

    it('compresses text and sends Vary for caches', async () => {
      const { headers, body } = await get('/sportal/assets/index-Ab12.js', { 'accept-encoding': 'gzip' });
      expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
      expect(gunzipSync(body).toString()).toBe(CODE);
      const page = await get('/sportal/x', { 'accept-encoding': 'gzip' });
      expect(toPage(page, gunzipSync(page.body))).toBe(PAGE);
    });

    it.each([
      '/sportal/assets/',
      '/sportal/assets',
      '/sportal/assets/.git/config.js',
      '/sportal/.env',
      '/sportal/../secret.txt',
      '/sportal/../../secret.txt',
      '/sportal/%2e%2e/%2e%2e/secret.txt',
      '/sportal/..%2f..%2fsecret.txt',
      '/sportal/assets/..%5c..%5c..%5csecret.txt',
      '/sportal/assets/../../other.html',
      '/sportal../secret.txt',
      '/sportal/assets../../secret.txt',
      '//secret.txt',
      '/sportal/%00',
    ])('exposes no folder listing or secret for %s', async target => {
      const answer = await get(target);
      expect(answer.body.toString()).not.toMatch(/SECRET|Index of|index-Ab12/);
      expect([200, 400, 403, 404]).toContain(answer.status);
      if (answer.status === 200) expect(toPage(answer)).toBe(PAGE);
    });

    it('shows the maintenance page with 503 and Retry-After while it is on', async () => {
      const site = join(folder, 'current/www/sportal');
      const html = withVariables(`${PAGE}<script type="application/json" id="environment">{}</script>`, env);
      onTestFinished(() => rmSync(join(folder, 'maintenance.html'), { force: true }));
      const live = servedFolder();
      writeFiles(live, { 'index.html': html });
      const deploy = join(import.meta.dirname, '../../deploy');
      switchMaintenance(true, deploy, folder, live);
      for (const target of ['/sportal/', '/sportal/NonPoInvoice/View/12?tab=1']) {
        const answer = await get(target);
        const { status, headers } = answer;
        const text = answer.body.toString();
        expect(status).toBe(503);
        expect(headers).toMatchObject({ 'retry-after': '600', 'cache-control': 'no-store' });
        expect(headers['content-type']).toBe('text/html; charset=utf-8');
        expect(policyIn(answer).policy).toBe(securityHeaders(env)['Content-Security-Policy']);
        expect(text).toContain('down for maintenance');
        expect(text).toContain('mailto:support@prod.example.com');
        // Its style has the nonce of the header, and it needs no script.
        expect(text).toContain(`<style nonce="${policyIn(answer).nonce}">`);
        expect(text).not.toMatch(/<script|__\w+__/);
      }
      // The page's own pictures and the code of open tabs are still served.
      for (const target of ['/sportal/favicon.svg', '/sportal/version.json', '/sportal/assets/index-Ab12.js'])
        expect((await get(target)).status).toBe(200);
      expect((await get('/sportal/')).headers.etag).toBeUndefined();
      switchMaintenance(false, deploy, folder, live);
      expect((await get('/sportal/')).status).toBe(200);
      switchMaintenance(false, deploy, folder, live);
      expect(() => switchMaintenance(true, deploy, folder, join(site, 'none'))).toThrow(/has no release/);
      rmSync(live, { recursive: true });
    });

    it('logs the request id that users quote', async () => {
      await get('/sportal/NonPoInvoice', { 'x-request-id': 'k3f9-x82a-bq7m' });
      await eventually(() =>
        expect(readFileSync(join(folder, 'access.log'), 'utf8')).toMatch(
          /"GET \/sportal\/NonPoInvoice HTTP\/1\.1" 200 .* request_id=k3f9-x82a-bq7m$/m,
        ),
      );
    });

    it('allows only GET and HEAD', async () => {
      for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
        expect((await get('/sportal/', {}, method)).status).toBe(405);
      expect((await get('/sportal/', {}, 'HEAD')).status).toBe(200);
      expect(nginx.printed()).not.toMatch(/emerg|alert|crit/);
    });
  },
);
