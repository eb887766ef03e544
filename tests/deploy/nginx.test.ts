import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { parseEnv } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentSecurityPolicy, nginxHeaders, securityHeaders } from '../../deploy/securityHeaders.ts';

const root = join(import.meta.dirname, '../..');
const env = parseEnv(readFileSync(join(root, '.env.prod'), 'utf8')) as Record<string, string>;
const path = [process.env['PATH'], '/usr/sbin', '/usr/local/sbin'].join(delimiter);
const hasNginx = spawnSync('nginx', ['-v'], { env: { PATH: path } }).status === 0;

const PAGE = `<!doctype html><title>Supplier Portal</title>${'<!-- page -->'.repeat(200)}`;
const CODE = `export const portal = 1; ${'// code\n'.repeat(400)}`;

/** What is in the web server's folder, and beside the build what must never be served. */
const files: Record<string, string> = {
  'www/sportal/index.html': PAGE,
  'www/sportal/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'www/sportal/assets/index-Ab12.js': CODE,
  'www/sportal/assets/index-Ab12.css': 'body{margin:0}',
  'www/sportal/downloads/user-manual.pdf': '%PDF-1.7',
  'www/sportal/.env': 'SECRET=1',
  'www/sportal/assets/.git/config.js': 'SECRET=1',
  'www/other.html': 'SECRET=1',
  'secret.txt': 'SECRET=1',
};

/** The server block as it is checked in, on a free port without TLS. Every replaced line must be there. */
function serverBlock(folder: string, port: number): string {
  let block = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8');
  const replace = (pattern: RegExp, by: string) => {
    expect(block).toMatch(pattern);
    block = block.replaceAll(pattern, by);
  };
  replace(/^ {2}listen 80;$/gm, '  listen unix:plain.socket;');
  replace(/^ {2}listen 443 ssl http2;$/gm, `  listen 127.0.0.1:${port};`);
  replace(/^ {2}(listen \[::\]|ssl_).*$/gm, '');
  replace(/\/var\/www/g, join(folder, 'www'));
  replace(/\/etc\/nginx\/snippets/g, folder);
  return block;
}

const mainConf = (folder: string, block: string) => `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr warn;
events {}
http {
  types { text/html html; application/javascript js; text/css css; image/svg+xml svg; application/pdf pdf; text/plain txt; }
  default_type application/octet-stream;
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(name => `${name}_temp_path ${folder}/${name};`).join(' ')}
  ${block.replaceAll('unix:plain.socket', `unix:${folder}/plain.socket`)}
}`;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  return new Promise(resolve => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  }).finally(() => socket.destroy()) as Promise<boolean>;
}

describe('the headers of an environment', () => {
  it('allow its hosts only, and are what the page itself says', () => {
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
});

// On a machine without nginx these are skipped: `apt-get install nginx-light` brings it.
describe.skipIf(!hasNginx)(
  `nginx with deploy/nginx.conf${hasNginx ? '' : ' (skipped: there is no nginx here)'}`,
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'nginx-test-'));
    let nginx: ChildProcess;
    let port = 0;
    let printed = '';

    beforeAll(async () => {
      chmodSync(folder, 0o755); // started by root, its worker is somebody else
      for (const [name, content] of Object.entries(files)) {
        mkdirSync(join(folder, name, '..'), { recursive: true });
        writeFileSync(join(folder, name), content);
      }
      writeFileSync(join(folder, 'sportal-security-headers.conf'), nginxHeaders(env));
      port = await freePort();
      writeFileSync(join(folder, 'main.conf'), mainConf(folder, serverBlock(folder, port)));
      nginx = spawn('nginx', ['-c', join(folder, 'main.conf'), '-p', folder], { env: { PATH: path } });
      nginx.stderr?.on('data', (part: Buffer) => (printed += part.toString()));
      while (!(await accepts(port))) if (nginx.exitCode !== null) throw new Error(printed);
    });

    afterAll(async () => {
      if (nginx.exitCode === null) {
        nginx.kill('SIGTERM');
        await once(nginx, 'exit');
      }
      rmSync(folder, { recursive: true, force: true });
    });

    interface Got {
      status: number;
      headers: IncomingHttpHeaders;
      body: Buffer;
    }

    /** The path goes out as it is: `fetch` would tidy it. */
    const get = (target: string, headers: Record<string, string> = {}, method = 'GET') =>
      new Promise<Got>((resolve, reject) => {
        request({ host: '127.0.0.1', port, path: target, method, headers }, response => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
          );
        })
          .on('error', reject)
          .end();
      });

    it.each([
      '/sportal/',
      '/sportal/NonPoInvoice',
      '/sportal/NonPoInvoice/View/12?tab=1',
      '/sportal/downloads/',
      '/sportal/index.html',
    ])('%s is the page, asked for anew each time', async target => {
      const { status, headers, body } = await get(target);
      expect([status, body.toString()]).toEqual([200, PAGE]);
      expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
      expect((await get(target, { 'if-none-match': headers.etag ?? '' })).status).toBe(304);
    });

    it('an asset is kept for ever', async () => {
      const { status, headers, body } = await get('/sportal/assets/index-Ab12.js');
      expect([status, body.toString()]).toEqual([200, CODE]);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers['content-type']).toMatch(/^application\/javascript/);
    });

    it('other files are files, asked for anew', async () => {
      const { status, headers } = await get('/sportal/downloads/user-manual.pdf');
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'application/pdf', 'no-cache']);
    });

    it.each([
      '/sportal/assets/index-Zz99.js',
      '/sportal/assets/index-Zz99',
      '/sportal/gone.png',
      '/sportal/downloads/gone.pdf',
    ])('%s is missing, not the page, and that is not kept', async target => {
      const { status, headers, body } = await get(target);
      expect(status).toBe(404);
      expect(body.toString()).not.toContain('Supplier Portal');
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
    ])('%s carries every security header once, and no version', async target => {
      const { headers } = await get(target);
      for (const [name, value] of Object.entries(securityHeaders(env)))
        expect(headers[name.toLowerCase()], name).toBe(value);
      expect(headers.server).toBe('nginx');
    });

    it('leads / and /sportal to the portal without naming another host or port', async () => {
      expect([(await get('/')).headers.location, (await get('/sportal')).headers.location]).toEqual([
        '/sportal/',
        '/sportal/',
      ]);
      expect((await get('/other.html')).status).toBe(404);
    });

    it('compresses text and says so to caches', async () => {
      const { headers, body } = await get('/sportal/assets/index-Ab12.js', { 'accept-encoding': 'gzip' });
      expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
      expect(gunzipSync(body).toString()).toBe(CODE);
      const page = await get('/sportal/x', { 'accept-encoding': 'gzip' });
      expect(gunzipSync(page.body).toString()).toBe(PAGE);
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
    ])('%s shows neither a folder nor a secret', async target => {
      const { status, body } = await get(target);
      expect(body.toString()).not.toMatch(/SECRET|Index of|index-Ab12/);
      expect([200, 400, 403, 404]).toContain(status);
      if (status === 200) expect(body.toString()).toBe(PAGE);
    });

    it('only reads', async () => {
      for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
        expect((await get('/sportal/', {}, method)).status).toBe(405);
      expect((await get('/sportal/', {}, 'HEAD')).status).toBe(200);
      expect(printed).not.toMatch(/emerg|alert|crit/);
    });
  },
);
