import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createServer as createTlsServer } from 'node:tls';
import { describe, expect, it } from 'vitest';
import { withVariables, type Variables } from '../../deploy/page.ts';
import { contentSecurityPolicy, DECODER_SCRIPTS, NONCE, securityHeaders } from '../../deploy/securityHeaders.ts';
import { CHECKS, runChecks } from '../../deploy/smoke/checks.ts';
import { acceptsTls, createSend, type HttpResponse, type Send, type TlsVersion } from '../../deploy/smoke/http.ts';
import { openTarget, type Result, type Target } from '../../deploy/smoke/target.ts';

const origin = 'https://portal.buyer.test';
const good: Variables = {
  VITE_ENV: 'qa',
  VITE_AUTH_URL: 'https://auth.buyer.test',
  VITE_ACCOUNT_URL: 'https://account.buyer.test',
  VITE_GRAPHQL_URL: 'https://api.buyer.test/graphql',
  VITE_FILE_URL: 'https://files.buyer.test',
  VITE_MASTER_DATA_URL: 'https://master.buyer.test',
  VITE_LOGIN_URL: '/login',
  VITE_STATIC_URL: 'https://static.buyer.test',
  VITE_SERVICE_DESK_LINK: 'https://desk.buyer.test',
  VITE_SUPPORT_EMAIL: 'support@buyer.test',
  VITE_PREFLIGHT_URL: '/sportal/preflight.json',
  VITE_EINVOICE_KEYS: '/sportal/einvoice-keys.json',
  VITE_REQUEST_ID_HEADER: 'X-Request-Id',
  VITE_TRACEPARENT: 'yes',
};
/** Every service is on the portal's own origin. */
const sameOrigin: Variables = {
  ...good,
  VITE_AUTH_URL: '/auth',
  VITE_GRAPHQL_URL: '/graphql',
  VITE_FILE_URL: '/files',
  VITE_MASTER_DATA_URL: '/masterdata',
};
const operations = {
  query: ['nonPoInvoiceList', 'teInvoiceList'],
  mutation: ['logout'],
  outsideProduction: ['teInvoiceList'],
};

function toPage(variables: Variables): string {
  return withVariables(
    [
      `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(variables)}">`,
      `<meta property="csp-nonce" nonce="${NONCE}">`,
      `<script type="application/json" id="environment" nonce="${NONCE}">{}</script>`,
      '<link rel="icon" href="/sportal/favicon.svg"><link rel="stylesheet" href="/sportal/assets/index-1.css">',
      '<script type="module" src="/sportal/assets/index-1.js"></script><div id="root"></div>',
    ].join('\n'),
    variables,
  );
}

/** Files of the package, as they are served. */
const FILES: Record<string, string> = {
  'favicon.svg': '<svg/>',
  'assets/index-1.css': 'body{}',
  'assets/index-1.js': 'start()',
  'assets/scan.worker-1.js': 'scan()',
  'assets/Te-1.js': 'te()',
  'preflight.json': '{"rules":[]}',
  'einvoice-keys.json': '{"keys":[]}',
};
const VERSION = { version: '1.2.0', revision: '1a2b3c4d', shown: '1.2.0 (1a2b3c4)', made: '2026-11-27T00:00:00.000Z' };
const getSum = (text: string) => createHash('sha256').update(text).digest('hex');
const sums = new Map([
  ['release.mjs', getSum('')],
  ['portal/index.html', getSum(toPage({}))],
  ...Object.entries(FILES).map(([name, text]) => [`portal/${name}`, getSum(text)] as const),
]);

interface Response {
  status: number;
  headers: Record<string, string>;
  text: string;
}
interface Request {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string;
}
type Change = Partial<Response> | undefined;
/** Changes one part of the correct response. Changed headers are merged; an empty header counts as missing. */
type Fault = (request: Request, right: Response) => Change;

const TYPES: Record<string, string> = {
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  json: 'application/json',
};
const respond = (status: number, headers: Record<string, string> = {}, text = ''): Response => ({
  status,
  headers,
  text,
});

let responses = 0;

function portalResponse(url: URL, variables: Variables, headers: Record<string, string>): Response {
  const nonce = `nonce${(responses += 1)}`;
  const path = url.pathname;
  const scripts = path.includes('.worker-') ? DECODER_SCRIPTS : undefined;
  const sent = Object.fromEntries(
    Object.entries(securityHeaders(variables, scripts)).map(([name, value]) => [
      name.toLowerCase(),
      value.replace(NONCE, nonce),
    ]),
  );
  if (path === '/' || path === '/sportal') return respond(302, { ...sent, location: `/sportal/${url.search}` });
  if (path === '/login') return respond(200, { 'content-type': 'text/html' }, 'Sign in');
  if (path.startsWith('/SPORTAL')) return respond(301, { location: `/sportal${path.slice(8)}${url.search}` });
  const file = FILES[path.replace('/sportal/', '')];
  if (file !== undefined) {
    const asset = {
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': TYPES[path.split('.').at(-1) ?? ''] ?? '',
    };
    const packed: Record<string, string> = headers['accept-encoding']
      ? { 'content-encoding': 'br', vary: 'Accept-Encoding' }
      : {};
    return respond(200, { ...sent, ...asset, ...packed }, file);
  }
  const fresh = { ...sent, 'cache-control': 'no-cache' };
  if (path === '/sportal/version.json')
    return respond(200, { ...fresh, 'content-type': 'application/json' }, JSON.stringify(VERSION));
  if (/no-such|\.\w+$/.test(path)) return respond(404, sent);
  const page = { ...fresh, 'content-type': 'text/html' };
  return respond(200, page, toPage(variables).replaceAll(NONCE, nonce));
}

function serviceResponse({ url, method, body, headers }: Request): Response {
  const cors = { 'access-control-allow-origin': headers['origin'] ?? '' };
  if (method === 'OPTIONS')
    return respond(204, {
      ...cors,
      'access-control-allow-headers': 'Authorization, Content-Type, Traceparent, X-Request-ID',
      'access-control-allow-methods': 'GET, POST',
    });
  if (!url.includes('graphql')) return respond(401, cors);
  const fields = (names: string[]) => ({ fields: names.map(name => ({ name })) });
  const schema = { queryType: fields(operations.query), mutationType: fields(operations.mutation) };
  const data = body.includes('__schema') ? { __schema: schema } : { __typename: 'Query' };
  return respond(200, { ...cors, 'content-type': 'application/json' }, JSON.stringify({ data }));
}

const SERVICE_PATHS = /^\/(graphql|files|auth|masterdata)/;

/** A correct deployment, except for the fault. */
function createPortal(fault: Fault = () => undefined, variables: Variables = good): Send {
  return (url, { method = 'GET', headers = {}, body = '' } = {}) => {
    const at = new URL(url);
    const request = { url, method, headers, body };
    const insecure =
      url.startsWith('http:') && respond(301, { location: url.replace('http:', 'https:'), server: 'nginx' });
    const isPortal = at.origin === origin && !SERVICE_PATHS.test(at.pathname);
    const right = insecure || (isPortal ? portalResponse(at, variables, headers) : serviceResponse(request));
    const { headers: changed, ...rest } = fault(request, right) ?? {};
    const { status, text, headers: sent } = { ...right, ...rest, headers: { ...right.headers, ...changed } };
    return Promise.resolve<HttpResponse>({ status, headers: sent, bytes: Buffer.from(text) });
  };
}

async function getResults(send: Send, options: Partial<Target> = {}): Promise<Record<string, Result>> {
  const modern = (_url: string, version: TlsVersion) => Promise.resolve(/1\.[23]/.test(version));
  const filesOutsideProduction = ['assets/Te-1.js'];
  const target = {
    send,
    origin,
    operations,
    sums,
    packageVersion: VERSION.shown,
    filesOutsideProduction,
    acceptsTls: modern,
    ...options,
  };
  const results = await runChecks(await openTarget(target));
  return Object.fromEntries(results.map(result => [result.check, result]));
}

const getFailed = (results: Record<string, Result>) =>
  Object.values(results).flatMap(({ check, state }) => (state === 'failed' ? [check] : []));

it.each([
  ['separate hosts', good],
  ['everything on one host', sameOrigin],
])('a correct deployment passes every check: %s', async (_what, variables) => {
  const results = await getResults(createPortal(undefined, variables), { expectedEnv: 'qa' });
  const others = Object.values(results).filter(({ state }) => state !== 'ok');
  expect(others.map(({ check, state }) => [check, state])).toEqual(
    variables === good ? [] : [['cors', 'skipped']], // one origin needs no CORS
  );
  expect(Object.keys(results)).toEqual(Object.keys(CHECKS));
});

/** Changes the response of a URL, or of every URL that contains the text. */
const at = (part: string, change: Change, method?: string): Fault => {
  return request =>
    (request.url === part || (!part.startsWith(origin) && request.url.includes(part))) &&
    (method === undefined || method === request.method)
      ? change
      : undefined;
};
const everywhere =
  (change: Change): Fault =>
  ({ url }) =>
    url.startsWith(origin) ? change : undefined;

const changePolicy =
  (change: (policy: string) => string, part = origin): Fault =>
  ({ url }, { headers }) => {
    const policy = headers['content-security-policy'] ?? '';
    return url.startsWith(origin) && url.includes(part) && policy !== ''
      ? { headers: { 'content-security-policy': change(policy) } }
      : undefined;
  };
/** Replaces the nonces in the page's text or its header. */
const changeNonces =
  ({ text, header }: { text?: string; header?: string }): Fault =>
  (request, right) => ({
    ...changePolicy(policy => policy.replace(/nonce-nonce\d+/, own => (header ? `nonce-${header}` : own)))(
      request,
      right,
    ),
    text: text === undefined ? right.text : right.text.replaceAll(/nonce\d+/g, text),
  });

/** One broken deployment: the check that finds it and the words of the fix. */
type Broken = [what: string, check: string, fault: Fault, fix: RegExp, variables?: Variables];

describe('each broken deployment fails one check, which names the fix', () => {
  const webServer: Broken[] = [
    [
      'screens are not served by the page',
      'routes',
      at('/NonPoInvoice/View', { status: 404 }),
      /serve index\.html for every screen/,
    ],
    [
      'a redirect loses the query',
      'routes',
      at('/sportal?from', { headers: { location: '/sportal/' } }),
      /redirect it to \/sportal\/\?from=mail/,
    ],
    ['/ is not redirected', 'routes', at('/?from=mail', { status: 404 }), /redirect it to \/sportal\//],
    ['capital letters are not found', 'routes', at('/SPORTAL', { status: 404 }), /redirect other capitalizations/],
    ['a missing asset returns the page', 'missing', at('/assets/no-such', { status: 200 }), /return 404/],
    [
      'the response for a missing asset is cached',
      'missing',
      at('/assets/no-such', { headers: { 'cache-control': 'max-age=60' } }),
      /remove its Cache-Control/,
    ],
    ['hidden files are public', 'missing', at('/.env', { status: 200 }), /return 404 for hidden files/],
    [
      'scripts have the type text',
      'files',
      at('index-1.js', { headers: { 'content-type': 'text/plain' } }),
      /type text\/plain: include mime\.types/,
    ],
    [
      'port 80 loses the path',
      'https',
      at('http://portal', { headers: { location: `${origin}/` } }),
      /redirect it to https with path and query/,
    ],
    [
      'port 80 shows the version of the server',
      'https',
      at('http://portal', { headers: { server: 'nginx/1.22.1' } }),
      /set server_tokens off/,
    ],
    [
      'errors have no security headers',
      'headers',
      at('no-such-file.js', { headers: { 'x-content-type-options': '' } }),
      /no-such-file\.js: X-Content-Type-Options is "" instead of "nosniff": include security-headers\.conf/,
    ],
    [
      'a proxy sends a header a second time',
      'headers',
      everywhere({ headers: { 'x-frame-options': 'DENY, SAMEORIGIN' } }),
      /send the header only once/,
    ],
    [
      'the web server shows its version',
      'headers',
      everywhere({ headers: { server: 'nginx/1.22.1' } }),
      /set server_tokens off/,
    ],
    [
      'there is no HSTS',
      'headers',
      everywhere({ headers: { 'strict-transport-security': '' } }),
      /Strict-Transport-Security is ""/,
    ],
    [
      'the policy header is that of the previous release',
      'policy',
      changePolicy(policy => policy.replace(/connect-src [^;]*/, "connect-src 'self' https://old.test"), '/sportal/'),
      /connect-src lacks [\s\S]*api\.buyer\.test[\s\S]*also allows https:\/\/old\.test: [\s\S]*reload the web server/,
    ],
    [
      'the policy allows inline scripts',
      'policy',
      changePolicy(policy => policy.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")),
      /script-src also allows 'unsafe-inline'/,
    ],
    [
      'a directive of the policy is missing',
      'policy',
      changePolicy(policy => policy.replace("; object-src 'none'", '')),
      /object-src is missing/,
    ],
    [
      'a proxy adds a second policy',
      'policy',
      changePolicy(policy => `${policy}, default-src 'self'`),
      /remove a proxy's policy header/,
    ],
    [
      'the policy in the page belongs to other variables',
      'policy',
      ({ url }, { text }) =>
        url.startsWith(origin) && text.includes('id="root"')
          ? { text: text.replace(/(http-equiv[^>]*)https:\/\/api\.buyer\.test/, '$1https://old.test') }
          : undefined,
      /the policy in the page does not match the page's variables: release the package again/,
    ],
    [
      'the workers have the policy of the page',
      'workers',
      changePolicy(policy => policy.replace(" 'wasm-unsafe-eval'", ''), '.worker-'),
      /lacks 'wasm-unsafe-eval': include security-headers-decoder\.conf/,
    ],
    [
      'the web server does not replace the nonce',
      'nonce',
      changeNonces({ text: NONCE }),
      /does not replace __NONCE__.*: use sub_filter/,
    ],
    [
      'the header has another nonce than the page',
      'nonce',
      changeNonces({ header: 'other' }),
      /differ: do not cache the page/,
    ],
    [
      'every response has the same nonce',
      'nonce',
      changeNonces({ text: 'same', header: 'same' }),
      /the same nonce: do not cache the page/,
    ],
    [
      'browsers cache the page',
      'caching',
      at(`${origin}/sportal/`, { headers: { 'cache-control': 'public, max-age=600' } }),
      /the page is cacheable.*: send no-cache/,
    ],
    [
      'the page has an ETag',
      'caching',
      at(`${origin}/sportal/`, { headers: { etag: '"1"' } }),
      /has an ETag.*: set etag off/,
    ],
    [
      'browsers do not cache assets',
      'caching',
      at('index-1.js', { headers: { 'cache-control': 'no-cache' } }),
      /assets are not cached.*: send public/,
    ],
    [
      'nothing is compressed',
      'compression',
      ({ headers }) => (headers['accept-encoding'] ? { headers: { 'content-encoding': '' } } : undefined),
      /not compressed: set gzip on/,
    ],
    [
      'Vary is missing',
      'compression',
      at('index-1.js', { headers: { vary: '' } }),
      /no Vary: Accept-Encoding: set gzip_vary on/,
    ],
    [
      'a file differs from the package',
      'package',
      at('Te-1.js', { text: 'changed()' }),
      /1 of 6 files are not those of this package: assets\/Te-1\.js differs\. Release the package again/,
    ],
    [
      'a proxy adds a script to the page',
      'package',
      ({ url }, { text }) =>
        url.startsWith(origin) && text.includes('id="root"')
          ? { text: `${text}<script src="/track"></script>` }
          : undefined,
      /index\.html differs.*turn off content changes in proxies/,
    ],
    [
      'the version file is missing',
      'version',
      at('version.json', { status: 404, text: '' }),
      /version\.json returns 404 without a version: release the package again/,
    ],
    [
      'browsers cache the version file',
      'version',
      at('version.json', { headers: { 'cache-control': 'max-age=3600' } }),
      /version\.json is cacheable.*: send no-cache/,
    ],
    [
      'another version is live than that of the package',
      'version',
      at('version.json', { text: JSON.stringify({ ...VERSION, shown: '1.1.0 (0a1b2c3)' }) }),
      /names 1\.1\.0 \(0a1b2c3\), but this package is 1\.2\.0 \(1a2b3c4\): release this package/,
    ],
    [
      'the minimum version is newer than the live one',
      'version',
      at('version.json', { text: JSON.stringify({ ...VERSION, minimum: '1.10.0' }) }),
      /requires 1\.10\.0, which is newer than 1\.2\.0: lower MINIMUM_VERSION/,
    ],
  ];

  const services: Broken[] = [
    [
      'GraphQL is a web page of a proxy',
      'graphql',
      at('/graphql', { headers: { 'content-type': 'text/html' }, text: '<html>' }, 'POST'),
      /instead of GraphQL: check VITE_GRAPHQL_URL/,
    ],
    [
      'a service requires a session for the preflight request',
      'cors',
      at('files.buyer.test', { status: 401 }, 'OPTIONS'),
      /file upload .*OPTIONS returns 401: answer the preflight request with 204, without authentication/,
    ],
    [
      'a service allows another origin in the preflight request',
      'cors',
      at('auth.buyer.test', { headers: { 'access-control-allow-origin': 'https://www.buyer.test' } }, 'OPTIONS'),
      /export .*set Access-Control-Allow-Origin: https:\/\/portal\.buyer\.test \(it is "https:\/\/www/,
    ],
    [
      'a wildcard does not cover the token',
      'cors',
      at('master.buyer.test', { headers: { 'access-control-allow-headers': '*' } }, 'OPTIONS'),
      /master data .*add authorization to Access-Control-Allow-Headers/,
    ],
    [
      'a service rejects the header for request ids',
      'cors',
      at('api.buyer.test', { headers: { 'access-control-allow-headers': 'authorization, content-type' } }, 'OPTIONS'),
      /GraphQL .*add traceparent, x-request-id to Access-Control-Allow-Headers/,
    ],
    [
      'a service allows only GET',
      'cors',
      at('files.buyer.test', { headers: { 'access-control-allow-methods': 'GET' } }, 'OPTIONS'),
      /add POST to Access-Control-Allow-Methods/,
    ],
    [
      'a service sends no CORS headers with errors',
      'services',
      at('files.buyer.test', { headers: { 'access-control-allow-origin': '' } }, 'POST'),
      /file upload .*returns 401 that the browser hides: set Access-Control-Allow-Origin.*also for errors of a gateway/,
    ],
    [
      'a service is down and its gateway sends no CORS headers',
      'services',
      at('master.buyer.test', { status: 502, headers: { 'access-control-allow-origin': '' } }, 'GET'),
      /returns 502: start the service or correct the proxy, set Access-Control-Allow-Origin/,
    ],
    [
      'a gateway redirects calls to its login page',
      'services',
      at('auth.buyer.test', { status: 302, headers: { location: 'https://sso.test' } }, 'POST'),
      /redirects to https:\/\/sso\.test: return 401/,
    ],
    [
      'the path of a service is wrong',
      'services',
      at('files.buyer.test', { status: 404 }, 'POST'),
      /returns 404: check VITE_FILE_URL/,
    ],
    [
      'a service on the same host has no proxy location',
      'services',
      at('/auth/', { status: 404 }, 'POST'),
      /export .*returns 404: add a proxy location for \/auth\//,
      sameOrigin,
    ],
    [
      'a service on the same host returns the page',
      'services',
      at('/masterdata/', { status: 200, headers: { 'content-type': 'text/html' } }, 'GET'),
      /master data .*returns a web page: add a proxy location/,
      sameOrigin,
    ],
    [
      'a service on the same host is down',
      'services',
      at('/files/', { status: 503 }, 'POST'),
      /returns 503: start the service/,
      sameOrigin,
    ],
    [
      'a file of the maximum size is too large for a proxy',
      'upload',
      ({ url, body }) => (url.includes('files.') && body.length > 1e6 ? { status: 413 } : undefined),
      /413 for a file of 10 MB.*set client_max_body_size 30m/,
    ],
    [
      'the key file is missing',
      'owner files',
      at('einvoice-keys.json', { status: 404 }),
      /einvoice-keys\.json returns 404: put the file there/,
    ],
    [
      'a key is invalid',
      'owner files',
      at('einvoice-keys.json', { text: '{"keys":[{"kid":"1"}]}' }),
      /1 of 1 keys are invalid and not used: correct them/,
    ],
    [
      'the rules are a web page',
      'owner files',
      at('preflight.json', { text: '<html>' }),
      /is not JSON: correct the file/,
    ],
    [
      'a rule is invalid',
      'owner files',
      at('preflight.json', { text: '{"rules":[{"id":"due","kind":"unknown"}]}' }),
      /correct the rules due/,
    ],
    [
      'the sign-in page is missing',
      'sign-in',
      at('/login', { status: 404 }),
      /instead of a sign-in page: check VITE_LOGIN_URL/,
    ],
    [
      'the sign-in page is a page of the portal',
      'sign-in',
      () => undefined,
      /is a page of the portal.*: use another path/,
      { ...good, VITE_LOGIN_URL: '/sportal/login' },
    ],
  ];

  const variables: [what: string, fix: RegExp, variables: Variables][] = [
    [
      'an example address is left',
      /VITE_AUTH_URL: replace the example address/,
      { ...good, VITE_AUTH_URL: 'https://auth.qa.example.com' },
    ],
    [
      'a service has an http address',
      /VITE_STATIC_URL: use https/,
      { ...good, VITE_STATIC_URL: 'http://static.buyer.test' },
    ],
    ['the page is for another environment', /the page is for uat, not qa: release with/, { ...good, VITE_ENV: 'uat' }],
    [
      'a variable is misspelled',
      /VITE_IDLE_TIME: this version has no such variable/,
      { ...good, VITE_IDLE_TIME: '30' },
    ],
    [
      'the sign-in page is on another origin',
      /VITE_LOGIN_URL .*set VITE_LOGIN_WRITES_HERE=yes/,
      { ...good, VITE_LOGIN_URL: 'https://login.buyer.test/in' },
    ],
  ];

  /** A broken service also breaks the checks that build on it. */
  const FOLLOWING: Record<string, string[]> = {
    graphql: ['contract', 'services'],
    files: ['package'],
    policy: ['workers'],
    nonce: ['package'],
  };

  it.each([...webServer, ...services])('%s', async (_what, check, fault, fix, own = good) => {
    const results = await getResults(createPortal(fault, own));
    expect(getFailed(results).filter(name => !FOLLOWING[check]?.includes(name))).toEqual([check]);
    expect(results[check]?.text).toMatch(fix);
  });

  it.each(variables)('%s', async (_what, fix, own) => {
    const page = { status: 200, headers: { 'content-type': 'text/html' } };
    const results = await getResults(createPortal(at('login.buyer.test', page), own), { expectedEnv: 'qa' });
    expect(getFailed(results)).toEqual(['environment']);
    expect(results['environment']?.text).toMatch(fix);
  });

  it('a file of the page is missing', async () => {
    const results = await getResults(createPortal(at('index-1.css', { status: 404 })));
    expect(getFailed(results)).toEqual(['files', 'package']);
    expect(results['files']?.text).toMatch(/index-1\.css returns 404: release the package again/);
  });

  it('the server accepts TLS 1.1, or no version that browsers accept', async () => {
    const accept = async (...versions: TlsVersion[]) =>
      (await getResults(createPortal(), { acceptsTls: (_url, one) => Promise.resolve(versions.includes(one)) }))['tls'];
    expect(await accept('TLSv1.1', 'TLSv1.2')).toMatchObject({
      state: 'failed',
      text: expect.stringContaining(`${origin} accepts TLS 1.1 or older: set ssl_protocols TLSv1.2 TLSv1.3`) as string,
    });
    expect((await accept())?.text).toContain('accepts neither TLS 1.2 nor 1.3');
    expect((await accept('TLSv1.3'))?.state).toBe('ok');
  });

  it('a variable is missing', async () => {
    const { VITE_FILE_URL: _left, ...rest } = good;
    const results = await getResults(createPortal(undefined, rest));
    expect(results['environment']?.text).toBe('VITE_FILE_URL is missing.');
  });

  it('the portal is in maintenance, or there is no portal', async () => {
    const status = (change: Change) => getResults(createPortal(at('/sportal/', change)));
    await expect(status({ status: 503, headers: { 'retry-after': '600' } })).rejects.toThrow(/--maintenance off/);
    await expect(status({ status: 404 })).rejects.toThrow(/is not the portal \(status 404\)/);
  });

  it("the backend lacks an operation or doesn't return its schema", async () => {
    const withSchema = (text: string, own = good) =>
      createPortal(({ body }) => (body.includes('__schema') ? { text } : undefined), own);
    const some = { data: { __schema: { queryType: { fields: [{ name: 'teInvoiceList' }] }, mutationType: null } } };
    expect((await getResults(withSchema(JSON.stringify(some))))['contract']).toMatchObject({
      state: 'failed',
      text: 'the backend lacks 2 of 3 operations: nonPoInvoiceList, logout. Add them to the backend or to names.json',
    });
    expect((await getResults(withSchema('{"errors":[]}')))['contract']?.state).toBe('skipped');
    // Travel and expense is requested outside production only.
    const inProduction = withSchema(JSON.stringify(some), { ...good, VITE_ENV: 'prod' });
    expect((await getResults(inProduction))['contract']?.text).toMatch(
      /lacks 2 of 2 operations: nonPoInvoiceList, logout/,
    );
  });

  it("production omits the files of excluded features; the owner's files may differ", async () => {
    const fault: Fault = ({ url }) =>
      url.includes('Te-1.js')
        ? { status: 404 }
        : url.includes('preflight.json')
          ? { text: '{"rules": []}' }
          : undefined;
    const inProduction = await getResults(createPortal(fault, { ...good, VITE_ENV: 'prod' }));
    expect(inProduction['package']?.state).toBe('ok');
    expect((await getResults(createPortal(fault)))['package']?.text).toMatch(/Te-1\.js returns 404/);
    const without = await getResults(createPortal(), { sums: undefined });
    expect([without['package']?.state, without['workers']?.state]).toEqual(['skipped', 'skipped']);
  });

  it("the sign-in page inherits the portal's policy, which blocks its script", async () => {
    const page = await createPortal()(`${origin}/sportal/`);
    const policy = String(page.headers['content-security-policy']);
    const signIn = async (headers: Record<string, string>, text: string) =>
      (await getResults(createPortal(at('/login', { headers: { 'content-type': 'text/html', ...headers }, text }))))[
        'sign-in'
      ];
    const inherited = { 'content-security-policy': `frame-ancestors 'none', ${policy}` };
    expect(await signIn(inherited, '<script>start()</script>')).toMatchObject({
      state: 'failed',
      text: expect.stringMatching(/add a separate add_header to its location/) as string,
    });
    expect((await signIn(inherited, '<script src="/login.js"></script>'))?.state).toBe('warning');
    expect((await signIn({}, '<script>start()</script>'))?.state).toBe('ok');
  });

  it('the sign-in page is on another origin with the switch: a warning', async () => {
    const own = { ...good, VITE_LOGIN_URL: 'https://login.buyer.test/in', VITE_LOGIN_WRITES_HERE: 'yes' };
    const results = await getResults(
      createPortal(at('login.buyer.test', { status: 200, headers: { 'content-type': 'text/html' } }), own),
    );
    expect(getFailed(results)).toEqual([]);
    expect(results['sign-in']).toMatchObject({ state: 'warning' });
  });

  it("a host can't be reached, and the result contains the reason", async () => {
    const send: Send = (url, request) =>
      url.includes('api.buyer.test') ? Promise.reject(new Error('connect ECONNREFUSED')) : createPortal()(url, request);
    const results = await getResults(send);
    expect(getFailed(results)).toEqual(['graphql', 'services', 'cors', 'contract']);
    expect(results['graphql']?.text).toBe('connect ECONNREFUSED');
  });

  it('the token is rejected', async () => {
    const rejected = at('/graphql', { status: 401, text: '' }, 'POST');
    expect((await getResults(createPortal(rejected)))['graphql']).toMatchObject({ state: 'warning' });
    expect((await getResults(createPortal(rejected), { token: 'old' }))['graphql']).toMatchObject({
      state: 'failed',
      text: expect.stringContaining('the token is invalid or expired') as string,
    });
  });
});

it('preflight requests name the headers that the portal sends, and the upload has no session', async () => {
  const requests: Request[] = [];
  await getResults(createPortal(request => void requests.push(request)));
  const preflights = requests.filter(({ method }) => method === 'OPTIONS');
  expect(
    preflights.map(({ url, headers }) => [
      new URL(url).pathname,
      headers['access-control-request-method'],
      headers['access-control-request-headers'],
    ]),
  ).toEqual([
    ['/graphql', 'POST', 'authorization,content-type,traceparent,x-request-id'],
    ['/api/upload', 'POST', 'authorization,content-type,traceparent,x-request-id'],
    ['/api/download/smoke-test', 'GET', 'authorization,traceparent,x-request-id'],
    ['/ImportExport/ExportNonPoInvoice', 'POST', 'authorization,content-type,traceparent,x-request-id'],
    ['/companyList', 'GET', 'authorization,traceparent,x-request-id'],
  ]);
  const [large] = requests.filter(({ body }) => body.length > 13_000_000);
  expect(large?.headers['authorization']).toBeUndefined();
  expect(large?.body.trim()).toBe('');
});

describe('the HTTP client', () => {
  async function withServer(
    handle: (req: IncomingMessage, res: ServerResponse) => void,
    work: (url: string) => Promise<void>,
  ) {
    const server = createServer(handle);
    server.on('checkContinue', handle);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`).finally(() => {
      server.closeAllConnections();
      server.close();
    });
  }
  const send = createSend(AbortSignal.timeout(600_000));
  const body = ' '.repeat(14_000_000);

  it('reads a rejection that comes before a large body is sent', async () => {
    await withServer(
      (req, res) => {
        expect(req.headers).toMatchObject({ expect: '100-continue', 'content-length': '14000000' });
        res.writeHead(413).end('too large');
      },
      async url => {
        expect((await send(url, { method: 'POST', body })).status).toBe(413);
      },
    );
  });

  it('sends the whole body when the server permits it', async () => {
    await withServer(
      (req, res) => {
        let length = 0;
        res.writeContinue();
        req.on('data', (part: Buffer) => (length += part.length));
        req.on('end', () => res.writeHead(400).end(String(length)));
      },
      async url => {
        const { status, bytes } = await send(url, { method: 'POST', body });
        expect([status, bytes.toString()]).toEqual([400, '14000000']);
      },
    );
  });

  it('finds out which TLS versions a server accepts', async () => {
    // Anonymous ciphers need no certificate; they exist up to TLS 1.2.
    const options = { ciphers: 'aNULL:@SECLEVEL=0', minVersion: 'TLSv1.1', maxVersion: 'TLSv1.2' } as const;
    const server = createTlsServer(options, socket => socket.on('error', () => {}));
    server.on('tlsClientError', () => {});
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const url = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const versions = ['TLSv1', 'TLSv1.1', 'TLSv1.2', 'TLSv1.3'] as const;
    const accepted = await Promise.all(versions.map(version => acceptsTls(url, version)));
    server.close();
    expect(accepted).toEqual([false, true, true, false]);
  });
});

it('the command reports a missing or unreachable address', () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'deploy/smoke/main.ts', ...args], {
      cwd: join(import.meta.dirname, '../..'),
      encoding: 'utf8',
    });
  const none = run();
  expect([none.status, none.stderr]).toEqual([2, expect.stringContaining('Usage: npm run smoke')]);
  const closed = run('http://127.0.0.1:9/');
  expect(closed.status).toBe(2);
  expect(closed.stderr).toMatch(/ECONNREFUSED/);
});
