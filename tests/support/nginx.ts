import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { hasEnded } from './hasEnded.ts';

const root = join(import.meta.dirname, '../..');
const path = [process.env['PATH'], '/usr/sbin', '/usr/local/sbin'].join(delimiter);

/** False without nginx: `apt-get install nginx-light` installs it. */
export const hasNginx = spawnSync('nginx', ['-v'], { env: { PATH: path } }).status === 0;

export const serverBlock = () => readFileSync(join(root, 'deploy/nginx.conf'), 'utf8');

interface Got {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface Nginx {
  port: number;
  /** Sends the path unchanged: `fetch` would normalize it. */
  get: (target: string, headers?: Record<string, string>, method?: string) => Promise<Got>;
  /** Requests the server on port 80, or a container's server. */
  getPlain: (target: string, method?: string) => Promise<Got>;
  reload: () => Promise<void>;
  printed: () => string;
  stop: () => Promise<void>;
}

/** Creates a folder that nginx's unprivileged worker may read. */
export function servedFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-test-'));
  chmodSync(folder, 0o755);
  return folder;
}

export function writeFiles(folder: string, files: Record<string, string>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
}

/** Throws if an expected line is missing. */
function local(block: string, folder: string, port: number): string {
  const changes: [RegExp, string][] = [
    [/^ {2}listen (80|8080);$/gm, `  listen unix:${folder}/plain.socket;`],
    [/^ {2}listen 443 ssl;$/gm, `  listen 127.0.0.1:${port};`],
    [/^ {2}(listen \[::\]|ssl_|http2 ).*$/gm, ''],
    [/\/var\/log\/nginx\/sportal\.log|\/dev\/stdout/g, `${folder}/access.log`],
    [/\/(srv|tmp)\/sportal(?=[/;])/g, folder],
    [/\/etc\/nginx\/(snippets|sportal)\//g, `${folder}/`],
  ];
  return changes.reduce((text, [pattern, by]) => text.replace(pattern, by), block);
}

const mainConf = (folder: string, block: string) => `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr warn;
events {}
http {
  types { text/html html; application/javascript js mjs; text/css css; image/svg+xml svg; application/pdf pdf; text/plain txt; application/json json; }
  default_type application/octet-stream;
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(name => `${name}_temp_path ${folder}/${name};`).join(' ')}
  ${block}
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

function ask(where: { port: number; host: string } | { socketPath: string }, path: string, rest: object): Promise<Got> {
  return new Promise((resolve, reject) => {
    request({ ...where, path, ...rest }, response => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

/** Starts nginx with a server block over `folder`, which replaces /srv/sportal. */
export async function startNginx(folder: string, block = serverBlock()): Promise<Nginx> {
  const port = await freePort();
  let printed = '';
  writeFileSync(join(folder, 'main.conf'), mainConf(folder, local(block, folder, port)));
  const args = ['-c', join(folder, 'main.conf'), '-p', folder];
  const nginx: ChildProcess = spawn('nginx', args, { env: { PATH: path } });
  nginx.stderr?.on('data', (part: Buffer) => (printed += part.toString()));
  // A container's block listens on the socket only.
  const ready = () =>
    block.includes('listen 443')
      ? accepts(port)
      : ask({ socketPath: `${folder}/plain.socket` }, '/', {}).then(
          () => true,
          () => false,
        );
  while (!(await ready())) if (hasEnded(nginx)) throw new Error(printed);
  return {
    port,
    get: (target, headers = {}, method = 'GET') => ask({ host: '127.0.0.1', port }, target, { method, headers }),
    getPlain: (target, method = 'GET') =>
      ask({ socketPath: `${folder}/plain.socket` }, target, { method, headers: { host: 'portal.example.com' } }),
    reload: async () => {
      const done = spawn('nginx', [...args, '-s', 'reload'], { env: { PATH: path }, stdio: 'ignore' });
      await once(done, 'exit');
    },
    printed: () => printed,
    stop: async () => {
      if (!hasEnded(nginx)) {
        nginx.kill('SIGTERM');
        await once(nginx, 'exit');
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
