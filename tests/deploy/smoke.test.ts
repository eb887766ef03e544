import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withVariables, type Variables } from '../../deploy/page.ts';
import { contentSecurityPolicy, NONCE, securityHeaders } from '../../deploy/securityHeaders.ts';
import type { Answer, Ask } from '../../deploy/smoke/ask.ts';
import { CHECKS, openPlace, runChecks, type Result } from '../../deploy/smoke/checks.ts';

const origin = 'https://portal.buyer.test';
const good: Variables = {
  VITE_ENV: 'qa',
  VITE_AUTH_URL: 'https://auth.buyer.test',
  VITE_ACCOUNT_URL: 'https://account.buyer.test',
  VITE_GRAPHQL_URL: 'https://api.buyer.test/graphql',
  VITE_FILE_URL: 'https://files.buyer.test',
  VITE_MASTER_DATA_URL: 'https://master.buyer.test',
  VITE_LOGIN_URL: `${origin}/login`,
  VITE_STATIC_URL: 'https://static.buyer.test',
  VITE_SERVICE_DESK_LINK: 'https://desk.buyer.test',
  VITE_SUPPORT_EMAIL: 'support@buyer.test',
  VITE_PREFLIGHT_URL: '/sportal/preflight.json',
};
const operations = {
  query: ['nonPoInvoiceList', 'teInvoiceList'],
  mutation: ['logout'],
  outsideProduction: ['teInvoiceList'],
};

type Changed = Partial<Omit<Answer, 'headers'>> & { headers?: Record<string, string> };
/** Changes one part of the correct response; the URL is passed as requested. */
type Wrong = (url: string, method: string, headers: Record<string, string>, right: Answer) => Changed | undefined;

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

const TYPES: Record<string, string> = { js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml' };
const answer = (status: number, headers: Record<string, string> = {}, text = ''): Answer => ({ status, headers, text });

let answers = 0;

function portalAnswer(url: URL, variables: Variables, headers: Record<string, string>): Answer {
  const nonce = `nonce${(answers += 1)}`;
  const sent = Object.fromEntries(
    Object.entries(securityHeaders(variables)).map(([name, value]) => [
      name.toLowerCase(),
      value.replace(NONCE, nonce),
    ]),
  );
  const path = url.pathname;
  if (path === '/' || path === '/sportal') return answer(302, { ...sent, location: `/sportal/${url.search}` });
  if (path === '/login') return answer(200, { 'content-type': 'text/html' }, 'Sign in');
  if (path.startsWith('/SPORTAL')) return answer(301, { location: `/sportal${path.slice(8)}${url.search}` });
  if (/no-such|\.env/.test(path)) return answer(404, sent);
  const type = TYPES[path.split('.')[1] ?? ''];
  if (type !== undefined) {
    const asset = { 'cache-control': 'public, max-age=31536000, immutable', 'content-type': type };
    const packed: Record<string, string> = headers['accept-encoding']
      ? { 'content-encoding': 'br', vary: 'Accept-Encoding' }
      : {};
    return answer(200, { ...sent, ...asset, ...packed });
  }
  const page = { ...sent, 'cache-control': 'no-cache', 'content-type': 'text/html' };
  return answer(200, page, toPage(variables).replaceAll(NONCE, nonce));
}

function backendAnswer(method: string, body: string | undefined): Answer {
  if (method === 'OPTIONS')
    return answer(204, {
      'access-control-allow-origin': origin,
      'access-control-allow-headers': 'Authorization, Content-Type',
      'access-control-allow-methods': 'GET, POST',
    });
  const fields = (names: string[]) => ({ fields: names.map(name => ({ name })) });
  const schema = { queryType: fields(operations.query), mutationType: fields(operations.mutation) };
  const data = body?.includes('__schema') ? { __schema: schema } : { __typename: 'Query' };
  return answer(200, { 'content-type': 'application/json' }, JSON.stringify({ data }));
}

/** A correct deployment, except for the changes of `wrong`. */
function placeWith(wrong: Wrong = () => undefined, variables: Variables = good): Ask {
  return (url, { method = 'GET', headers = {}, body } = {}) => {
    const at = new URL(url);
    const insecure =
      url.startsWith('http:') && answer(301, { location: url.replace('http:', 'https:'), server: 'nginx' });
    const right =
      insecure || (at.origin === origin ? portalAnswer(at, variables, headers) : backendAnswer(method, body));
    const { headers: changed, ...rest } = wrong(url, method, headers, right) ?? {};
    return Promise.resolve({ ...right, ...rest, headers: { ...right.headers, ...changed } });
  };
}

async function getResults(ask: Ask): Promise<Record<string, Result>> {
  const results = await runChecks(await openPlace(ask, origin, { operations }));
  return Object.fromEntries(results.map(result => [result.check, result]));
}

const failed = (results: Record<string, Result>) =>
  Object.values(results).flatMap(({ check, state }) => (state === 'failed' ? [check] : []));

it('a correct deployment passes every check', async () => {
  const results = await getResults(placeWith());
  expect(Object.values(results).filter(({ state }) => state !== 'ok')).toEqual([]);
  expect(Object.keys(results)).toEqual(Object.keys(CHECKS));
});

const at = (part: string, changed: Changed, only?: string): Wrong => {
  return (url, method) =>
    (url === part || (!part.startsWith(origin) && url.includes(part))) && (only === undefined || only === method)
      ? changed
      : undefined;
};
const everywhere =
  (changed: Changed): Wrong =>
  url =>
    url.startsWith(origin) ? changed : undefined;

const policyAs =
  (change: (policy: string) => string): Wrong =>
  (url, _method, _headers, { headers }) => {
    const policy = String(headers['content-security-policy'] ?? '');
    return url.startsWith(origin) && policy !== ''
      ? { headers: { 'content-security-policy': change(policy) } }
      : undefined;
  };
/** Replaces the nonces in the page's text or its header. */
const noncesAs =
  ({ text, header }: { text?: string; header?: string }): Wrong =>
  (url, ...asked) => {
    const { text: page } = asked[2];
    return {
      ...policyAs(policy => policy.replace(/nonce-nonce\d+/, own => (header ? `nonce-${header}` : own)))(url, ...asked),
      text: text === undefined ? page : page.replaceAll(/nonce\d+/g, text),
    };
  };

describe('a single fault fails only its own check', () => {
  const cases: [what: string, check: string, wrong: Wrong, words: RegExp][] = [
    [
      'screens are not rewritten to the page',
      'routes',
      at('/NonPoInvoice/View', { status: 404 }),
      /every screen is index\.html/,
    ],
    [
      'a redirect loses the query',
      'routes',
      at('/sportal?from', { headers: { location: '/sportal/' } }),
      /\/sportal\/\?from=mail/,
    ],
    ['paths in other case are not found', 'routes', at('/SPORTAL', { status: 404 }), /any case/],
    ['a missing asset returns the page', 'missing', at('/assets/no-such', { status: 200 }), /not 404/],
    [
      'the response for a missing asset is cached',
      'missing',
      at('/assets/no-such', { headers: { 'cache-control': 'max-age=60' } }),
      /may be kept/,
    ],
    ['hidden files are served', 'missing', at('/.env', { status: 200 }), /\.env is served/],
    ['a file of the page is missing', 'files', at('index-1.css', { status: 404 }), /index-1\.css is answered with 404/],
    [
      'scripts have the type text',
      'files',
      at('index-1.js', { headers: { 'content-type': 'text/plain' } }),
      /comes as text\/plain/,
    ],
    [
      'port 80 loses the path',
      'https',
      at('http://portal', { headers: { location: `${origin}/` } }),
      /port 80 does not lead to/,
    ],
    [
      "port 80 shows the server's version",
      'https',
      at('http://portal', { headers: { server: 'nginx/1.22.1' } }),
      /version: nginx\/1\.22\.1/,
    ],
    [
      'error responses have no security headers',
      'headers',
      at('no-such-file.js', { headers: { 'x-content-type-options': '' } }),
      /no-such-file\.js: x-content-type-options/,
    ],
    [
      "the server's version is shown",
      'headers',
      everywhere({ headers: { server: 'nginx/1.22.1' } }),
      /tells the server's version/,
    ],
    [
      'TLS is not demanded',
      'headers',
      everywhere({ headers: { 'strict-transport-security': '' } }),
      /strict-transport-security/,
    ],
    [
      'the headers are those of another environment',
      'policy',
      policyAs(policy => policy.replace(/connect-src [^;]*/, "connect-src 'self' https://old.test")),
      /lacks [\s\S]*api\.buyer\.test[\s\S]*allows more .*old\.test/,
    ],
    [
      'scripts of other origins are allowed',
      'policy',
      policyAs(policy => policy.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")),
      /foreign code/,
    ],
    ['the web server leaves the placeholder', 'nonce', noncesAs({ text: NONCE }), /does not replace __NONCE__/],
    ['the header allows another nonce than the page has', 'nonce', noncesAs({ header: 'other' }), /different nonces/],
    ['the nonce is predictable', 'nonce', noncesAs({ text: 'same', header: 'same' }), /the same nonce/],
    [
      'the page is cached',
      'caching',
      at(`${origin}/sportal/`, { headers: { 'cache-control': 'public, max-age=600' } }),
      /the page may be kept/,
    ],
    [
      "an old page may be served with a new page's header",
      'caching',
      at(`${origin}/sportal/`, { headers: { etag: '"1"' } }),
      /has an ETag/,
    ],
    [
      'assets are not cached',
      'caching',
      at('index-1.js', { headers: { 'cache-control': 'no-cache' } }),
      /assets are not kept/,
    ],
    [
      'nothing is compressed',
      'compression',
      (_url, _method, headers) => (headers['accept-encoding'] ? { headers: { 'content-encoding': '' } } : undefined),
      /uncompressed/,
    ],
    ['the Vary header is missing', 'compression', at('index-1.js', { headers: { vary: '' } }), /Vary/],
    [
      'GraphQL is a page of a proxy',
      'graphql',
      at('/graphql', { headers: { 'content-type': 'text/html' }, text: '<html>' }, 'POST'),
      /not GraphQL/,
    ],
    [
      "a service does not allow the browser's origin",
      'cors',
      at('files.buyer.test', { status: 404 }, 'OPTIONS'),
      /files: answers .* 404/,
    ],
    [
      'a service allows another origin',
      'cors',
      at('auth.buyer.test', { headers: { 'access-control-allow-origin': 'https://www.buyer.test' } }, 'OPTIONS'),
      /auth host: does not allow https:\/\/portal/,
    ],
    [
      'a wildcard does not allow the token header',
      'cors',
      at('master.buyer.test', { headers: { 'access-control-allow-headers': '*' } }, 'OPTIONS'),
      /master data: does not allow the headers authorization/,
    ],
    ['the sign-in page is missing', 'signed-out', at('/login', { status: 404 }), /no sign-in page/],
  ];
  it.each(cases)('%s', async (_what, check, wrong, words) => {
    const results = await getResults(placeWith(wrong));
    const others = check === 'graphql' ? ['contract'] : [];
    expect(failed(results).filter(one => !others.includes(one))).toEqual([check]);
    expect(results[check]?.text).toMatch(words);
  });

  it('the environment contains example addresses or lacks a variable', async () => {
    const { VITE_FILE_URL: _left, ...rest } = good;
    const results = await getResults(placeWith(undefined, { ...rest, VITE_AUTH_URL: 'https://auth.qa.example.com' }));
    expect(results['environment']?.text).toBe(
      'VITE_FILE_URL is missing.; still the addresses of the examples: VITE_AUTH_URL',
    );
  });

  it("the backend lacks an operation or doesn't return its schema", async () => {
    const told =
      (text: string): Ask =>
      async (url, options) => {
        const given = await placeWith()(url, options);
        return options?.body?.includes('__schema') ? { ...given, text } : given;
      };
    const some = { data: { __schema: { queryType: { fields: [{ name: 'teInvoiceList' }] }, mutationType: null } } };
    expect((await getResults(told(JSON.stringify(some))))['contract']).toMatchObject({
      state: 'failed',
      text: '2 of 3 operations are unknown to it: nonPoInvoiceList, logout',
    });
    expect((await getResults(told('{"errors":[]}')))['contract']?.state).toBe('skipped');
    // Travel and expense is requested outside production only.
    const prod = withVariables(toPage(good), { ...good, VITE_ENV: 'prod' });
    const inProd: Ask = async (url, options) =>
      url === `${origin}/sportal/`
        ? { ...(await placeWith()(url)), text: prod }
        : told(JSON.stringify(some))(url, options);
    expect((await getResults(inProd))['contract']?.text).toBe(
      '2 of 2 operations are unknown to it: nonPoInvoiceList, logout',
    );
  });

  it("the sign-in page inherits the portal's policy, which blocks its script", async () => {
    const page = await placeWith()(`${origin}/sportal/`);
    const policy = String(page.headers['content-security-policy']);
    const login = (headers: Record<string, string>, text: string) =>
      getResults(placeWith(at('/login', { headers: { 'content-type': 'text/html', ...headers }, text })));
    const inherited = { 'content-security-policy': `frame-ancestors 'none', ${policy}` };
    const found = await login(inherited, '<script>start()</script>');
    expect(found['signed-out']).toMatchObject({ state: 'failed', text: expect.stringMatching(/headers of its own/) });
    expect((await login(inherited, '<script src="/login.js"></script>'))['signed-out']?.state).toBe('warning');
    expect((await login({}, '<script>start()</script>'))['signed-out']?.state).toBe('ok');
  });

  it('the sign-in page is on another origin (warning) or inside the portal (failure)', async () => {
    const elsewhere = { ...good, VITE_LOGIN_URL: 'https://login.buyer.test/in' };
    const ask = placeWith(at('login.buyer.test', { headers: { 'content-type': 'text/html' } }), elsewhere);
    expect((await getResults(ask))['signed-out']?.state).toBe('warning');
    const round = placeWith(undefined, { ...good, VITE_LOGIN_URL: '/sportal/login' });
    expect((await getResults(round))['signed-out']?.text).toMatch(/go round/);
  });

  it("a host can't be reached, and the result contains the reason", async () => {
    const ask: Ask = (url, options) =>
      url.includes('api.buyer.test') ? Promise.reject(new Error('connect ECONNREFUSED')) : placeWith()(url, options);
    const results = await getResults(ask);
    expect(failed(results)).toEqual(['graphql', 'cors', 'contract']);
    expect(results['graphql']?.text).toBe('connect ECONNREFUSED');
  });
});

it('the command reports a missing or unreachable address', () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'deploy/smoke/main.ts', ...args], {
      cwd: join(import.meta.dirname, '../..'),
      encoding: 'utf8',
    });
  const none = run();
  expect([none.status, none.stderr]).toEqual([2, expect.stringContaining('Which portal?')]);
  const closed = run('http://127.0.0.1:9/');
  expect(closed.status).toBe(2);
  expect(closed.stderr).toMatch(/ECONNREFUSED/);
});
