import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { containerBlock } from '../../deploy/package/containerBlock.ts';
import { NONCE, nginxHeaders, securityHeaders } from '../../deploy/securityHeaders.ts';
import { hasNginx, serverBlock, servedFolder, startNginx, writeFiles, type Nginx } from '../support/nginx.ts';
import { variablesFor } from '../support/variables.ts';

/**
 * Checks the container files by hadolint's rules, because test computers have no tool to build images
 * (docs/release.md).
 */
const folder = join(import.meta.dirname, '../../deploy/container');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

interface Instruction {
  word: string;
  rest: string;
}

/** Returns the instructions of a Dockerfile with continued lines joined. */
function getInstructions(name: string): Instruction[] {
  return read(name)
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(line => ({ word: line.split(' ')[0] ?? '', rest: line.slice(line.indexOf(' ') + 1) }));
}

const PAGE = `<meta nonce="${NONCE}"><title>Supplier Portal</title>`;
const KNOWN = ['ARG', 'FROM', 'USER', 'RUN', 'COPY', 'EXPOSE', 'HEALTHCHECK', 'CMD', 'ENV', 'WORKDIR'];

describe.each(readdirSync(folder).filter(name => name.endsWith('Dockerfile')))('%s', name => {
  const instructions = getInstructions(name);
  const all = (word: string) => instructions.flatMap(one => (one.word === word ? [one.rest] : []));

  it('uses only known instructions and a base image with a fixed version (DL3006, DL3007)', () => {
    expect(instructions.filter(({ word }) => !KNOWN.includes(word))).toEqual([]);
    // The argument lets the owner pin the image by its digest.
    expect(instructions.slice(0, 2).map(({ word }) => word)).toEqual(['ARG', 'FROM']);
    expect(all('ARG')[0]).toMatch(/^BASE=[\w./-]+:\d[\w.-]*$/);
    expect(all('FROM')).toEqual(['${BASE}']);
  });

  it('runs as a non-root user (DL3002) with one command and one health check (DL3012, DL4003)', () => {
    expect(all('USER').at(-1)).toMatch(/^(?!root|0\b)\w+$/);
    expect(all('CMD').length).toBeLessThanOrEqual(1);
    expect(all('HEALTHCHECK')).toHaveLength(1);
    // Exec form, without a shell (DL3025).
    for (const command of [...all('CMD'), ...all('HEALTHCHECK').map(text => text.slice(text.indexOf('CMD') + 4))])
      expect(Array.isArray(JSON.parse(command))).toBe(true);
  });

  it('pins packages, keeps no package lists, downloads nothing else (DL3008, DL3018, DL3019, DL4001)', () => {
    for (const run of all('RUN')) {
      for (const [, wanted = ''] of run.matchAll(/apk add ([^&]*)/g)) {
        expect(wanted).toContain('--no-cache');
        for (const one of wanted
          .trim()
          .split(/\s+/)
          .filter(text => !text.startsWith('-')))
          expect(one).toMatch(/=\d/);
      }
      expect(run).not.toMatch(/sudo|curl|wget|apt-get|chmod 777|npm install\b/);
      expect(run).not.toMatch(/;|\|/); // a failing step must stop the build
    }
  });

  it('copies only project files (DL3020) to absolute paths (DL3045) and contains no secret', () => {
    for (const copy of all('COPY')) expect(copy).toMatch(/^(--\w+=\S+ )*[\w. -]+ (\/[\w./-]*|\.)$/);
    if (all('COPY').some(copy => copy.endsWith(' .'))) expect(all('WORKDIR')[0]).toMatch(/^\//);
    expect(read(name)).not.toMatch(/password|secret|token|BEGIN .*KEY/i);
  });
});

it('the image contains only the package files, the server configuration and the start script', () => {
  const made = [
    'portal',
    'release.mjs',
    'maintenance.html',
    'package-facts.json',
    'sbom.cdx.json',
    'THIRD-PARTY-LICENCES.txt',
    'LICENSE',
  ];
  const copied = getInstructions('Dockerfile').flatMap(({ word, rest }) =>
    word === 'COPY'
      ? rest
          .split(' ')
          .filter(part => !part.startsWith('--'))
          .slice(0, -1)
      : [],
  );
  expect(copied).toEqual([...made, 'container.conf', 'start.sh']);
});

it('the start script runs release.mjs, which checks the variables, and stops on errors', () => {
  expect(read('start.sh')).toMatch(/^#!\/bin\/sh\n(#.*\n)+set -eu\nexec node \S+release\.mjs --site \/tmp\/sportal\n$/);
});

it('compose runs the portal with a read-only disk, no capabilities and every variable', () => {
  const compose = read('compose.yml');
  const [, portal = '', sandbox = ''] =
    /\n {2}portal:\n([\s\S]*)\n {2}sandbox:\n([\s\S]*)\nvolumes:/.exec(compose) ?? [];
  for (const words of ['read_only: true', 'tmpfs:\n      - /tmp', 'cap_drop:\n      - ALL', 'no-new-privileges:true'])
    expect(portal).toContain(words);
  const variables = Object.fromEntries([...portal.matchAll(/^ {6}(VITE_\w+): (.*)$/gm)].map(match => match.slice(1)));
  expect(variables).toEqual(parseEnv(readFileSync(join(folder, '../../.env.dev'), 'utf8')));
  for (const service of [portal, sandbox])
    for (const limit of [/restart: unless-stopped/, /mem_limit: \d+[mg]/, /cpus: \d/, /pids_limit: \d+/])
      expect(service).toMatch(limit);
  // Only localhost may reach the sandbox, because any user can sign in there.
  expect(portal).toContain("'127.0.0.1:8080:8080'");
  expect(sandbox).not.toContain('ports:');
});

describe('Kubernetes example', () => {
  const kubernetes = join(folder, '../kubernetes');
  const readManifest = (name: string) => readFileSync(join(kubernetes, name), 'utf8');
  const deployment = readManifest('deployment.yaml');

  it('has one resource of each kind, with the labels of the deployment', () => {
    const kinds = readdirSync(kubernetes).map(name => /^kind: (\w+)$/m.exec(readManifest(name))?.[1] ?? '');
    expect(kinds.sort()).toEqual(['ConfigMap', 'Deployment', 'Ingress', 'Service']);
    expect(readManifest('service.yaml')).toMatch(/selector:\n {4}app: sportal\n/);
    expect(deployment).toMatch(/matchLabels:\n {6}app: sportal\n[\s\S]*labels:\n {8}app: sportal\n/);
  });

  it('runs unprivileged with a read-only disk, limits and probes on the health check of the image', () => {
    for (const words of [
      'readOnlyRootFilesystem: true',
      'runAsNonRoot: true',
      'allowPrivilegeEscalation: false',
      'drop: [ALL]',
      'automountServiceAccountToken: false',
      'sizeLimit: 16Mi',
    ])
      expect(deployment).toContain(words);
    expect(deployment).toMatch(/limits:\n +memory: \d+Mi\n/);
    expect(deployment.match(/(readiness|liveness|startup)Probe:\n +httpGet:\n +path: \/healthz\n/g)).toHaveLength(3);
    // The only writable folder is the one that start.sh writes to.
    expect([...deployment.matchAll(/mountPath: (\S+)/g)].map(match => match[1])).toEqual(['/tmp']);
  });

  it('sets every variable of the production environment', () => {
    const config = readManifest('configmap.yaml');
    const names = [...config.matchAll(/^ {2}(VITE_\w+):/gm)].map(match => match[1] ?? '');
    expect(names.sort()).toEqual(Object.keys(variablesFor('prod')).sort());
    expect(deployment).toContain('configMapRef:');
  });
});

describe('container server block', () => {
  const block = containerBlock(serverBlock());

  it('equals the one in nginx.conf except for port, certificate and folders', () => {
    expect(block).not.toMatch(/ssl|443|http2|\/srv\/|snippets|listen 80;|var\/log/);
    expect(block.match(/location /g)?.length).toBe((serverBlock().match(/location /g)?.length ?? 0) + 1);
    expect(() => containerBlock(serverBlock().replace('listen 443 ssl;', 'listen 8443 ssl;'))).toThrow(/no longer/);
  });

  describe.skipIf(!hasNginx)(`in nginx${hasNginx ? '' : ' (skipped: there is no nginx here)'}`, () => {
    const env = variablesFor('qa');
    // Runs the example with a test server as its backend.
    const backend = createServer((req, res) => res.end(`backend ${req.method} ${req.url}`));
    let nginx: Nginx;
    beforeAll(async () => {
      await once(backend.listen(0, '127.0.0.1'), 'listening');
      const at = `127.0.0.1:${(backend.address() as AddressInfo).port}`;
      const served = servedFolder();
      writeFiles(served, {
        'www/sportal/index.html': PAGE,
        'www/sportal/version.json': '{}',
        'security-headers.conf': nginxHeaders(env),
        'security-headers-decoder.conf': nginxHeaders(env),
        'sportal-backend.conf': read('sandbox-backend.conf').replaceAll('sandbox:4100', at),
      });
      nginx = await startNginx(served, block);
    });
    afterAll(async () => {
      await nginx.stop();
      backend.close();
    });

    it('serves the portal and a health check, and proxies calls to a backend on the same host', async () => {
      const [page, health, call] = await Promise.all(
        ['/sportal/NonPoInvoice', '/healthz', '/graphql'].map(path => nginx.getPlain(path)),
      );
      expect(page?.body.toString()).toContain('Supplier Portal');
      const nonce = /nonce="(\w{32})"/.exec(page?.body.toString() ?? '')?.[1] ?? '';
      const policy = securityHeaders(env)['Content-Security-Policy'] ?? '';
      expect(page?.headers['content-security-policy']).toBe(policy.replace(NONCE, nonce));
      expect([health?.status, health?.body.toString()]).toEqual([200, 'ok\n']);
      expect(call?.body.toString()).toBe('backend GET /graphql');
      expect((await nginx.getPlain('/graphql', 'POST')).body.toString()).toBe('backend POST /graphql');
      expect((await nginx.getPlain('/sportal/', 'POST')).status).toBe(405);
      expect((await nginx.getPlain('/sportal/version.json')).headers['cache-control']).toBe('no-cache');
    });

    it("omits the portal's policy from backend responses, so that the sign-in page can run scripts", async () => {
      for (const path of ['/login?return=/sportal/', '/files/api/download/1', '/auth/x']) {
        const { headers, body } = await nginx.getPlain(path);
        expect(body.toString()).toBe(`backend GET ${path}`);
        expect(headers['content-security-policy']).toBeUndefined();
        expect(headers['x-content-type-options']).toBe('nosniff');
      }
    });
  });
});
