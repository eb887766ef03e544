/** Checks of a live portal. Each check is small and independent, and reports its error in one line. */
import { readEnv, type Env } from '../../src/platform/envSchema.ts';
import type { OperationNames } from '../package/operationNames.ts';
import { nonceIn, variablesIn, withPlaceholder } from '../page.ts';
import { exampleAddresses } from '../release/variables.ts';
import { configuredOrigins, contentSecurityPolicy, NONCE } from '../securityHeaders.ts';
import type { Answer, Ask } from './ask.ts';

export interface Result {
  check: string;
  state: 'ok' | 'failed' | 'warning' | 'skipped';
  /** The result; for a failure also the fix. */
  text: string;
}

/** Input of every check; the page is loaded already. */
export interface Place {
  ask: Ask;
  origin: string;
  page: Answer;
  /** Variables of the page's data block. */
  variables: Record<string, string>;
  env: Env;
  envProblems: string[];
  operations: OperationNames;
  /** Bearer token for GraphQL, if given. */
  token?: string | undefined;
}

type Check = (place: Place) => Promise<Result['text'] | Problem>;

/** A failed or impossible check. */
class Problem {
  readonly state: Result['state'];
  readonly text: string;
  constructor(text: string, state: Result['state'] = 'failed') {
    this.text = text;
    this.state = state;
  }
}

const skipped = (text: string) => new Problem(text, 'skipped');
const allOf = (problems: (string | false | undefined)[], otherwise: string) => {
  const wrong = problems.filter(Boolean);
  return wrong.length > 0 ? new Problem(wrong.join('; ')) : otherwise;
};

const header = (answer: Answer, name: string) => String(answer.headers[name] ?? '');
const isLocal = (origin: string) => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin).hostname);
const isPage = (answer: Answer, place: Place) =>
  answer.status === 200 && withPlaceholder(answer.text) === withPlaceholder(place.page.text);

/** Returns path and query of a redirect; null for any other response. */
function ledTo(answer: Answer, place: Place): string | null {
  if (answer.status < 300 || answer.status > 399 || header(answer, 'location') === '') return null;
  const { pathname, search } = new URL(header(answer, 'location'), place.origin);
  return pathname + search;
}

/** Returns the paths of the page's initial files. */
function getFiles(html: string): string[] {
  return [...html.matchAll(/(?:src|href)="(\/sportal\/[^"]+\.(?:js|css|svg))"/g)].map(match => match[1] ?? '');
}

const getScript = (place: Place) => getFiles(place.page.text).find(file => file.endsWith('.js')) ?? '';

const routes: Check = async place => {
  const { ask, origin } = place;
  const at = (path: string) => ask(origin + path);
  const [screen, home, bare, shouted] = await Promise.all([
    at('/sportal/NonPoInvoice/View/12?tab=1'),
    at('/?from=mail'),
    at('/sportal?from=mail'),
    at('/SPORTAL/nonpoinvoice?page=2'),
  ]);
  return allOf(
    [
      !isPage(screen, place) &&
        `/sportal/NonPoInvoice/View/12 is not the page (${screen.status}): every screen is index.html`,
      ledTo(home, place)?.startsWith('/sportal/') !== true && `/ does not lead to /sportal/ (${home.status})`,
      ledTo(bare, place) !== '/sportal/?from=mail' &&
        `/sportal?from=mail does not lead to /sportal/?from=mail (${bare.status})`,
      !isPage(shouted, place) &&
        ledTo(shouted, place)?.toLowerCase() !== '/sportal/nonpoinvoice?page=2' &&
        `/SPORTAL/nonpoinvoice is not found (${shouted.status}): addresses hold in any case`,
    ],
    'screens, /, /sportal and other letters lead to the page, with their queries',
  );
};

const missing: Check = async place => {
  const [asset, hidden] = await Promise.all([
    place.ask(`${place.origin}/sportal/assets/no-such-file-0000.js`),
    place.ask(`${place.origin}/sportal/.env`),
  ]);
  return allOf(
    [
      asset.status !== 404 &&
        `a missing asset is answered with ${asset.status}, not 404: open tabs would run the page as a script`,
      /immutable|max-age=[1-9]/.test(header(asset, 'cache-control')) && 'the answer for a missing asset may be kept',
      hidden.status === 200 && '/sportal/.env is served',
    ],
    'what is not there is 404, hidden files too',
  );
};

const files: Check = async place => {
  const wanted = getFiles(place.page.text);
  const answers = await Promise.all(wanted.map(file => place.ask(place.origin + file)));
  const types: [RegExp, RegExp][] = [
    [/\.js$/, /^(text|application)\/javascript/],
    [/\.css$/, /^text\/css/],
    [/\.svg$/, /^image\/svg\+xml/],
  ];
  const wrong = wanted.flatMap((file, at) => {
    const answer = answers[at];
    if (answer?.status !== 200) return [`${file} is answered with ${answer?.status ?? 'nothing'}`];
    const type = types.find(([name]) => name.test(file))?.[1];
    return type?.test(header(answer, 'content-type')) ? [] : [`${file} comes as ${header(answer, 'content-type')}`];
  });
  return allOf(
    wanted.length === 0 ? ['the page names no file'] : wrong,
    `${wanted.length} files of the page are there`,
  );
};

const https: Check = async place => {
  const { protocol, host, port } = new URL(place.origin);
  if (isLocal(place.origin)) return skipped('a local address');
  if (protocol !== 'https:') return new Problem('the portal is served without TLS');
  if (port !== '') return skipped('a port of its own: nothing is known of port 80');
  const answer = await place.ask(`http://${host}/sportal/NonPoInvoice?page=2`);
  const wanted = `https://${host}/sportal/NonPoInvoice?page=2`;
  return allOf(
    [
      header(answer, 'location') !== wanted && `port 80 does not lead to ${wanted} (${answer.status})`,
      /\d/.test(header(answer, 'server')) && `port 80 tells the server's version: ${header(answer, 'server')}`,
    ],
    'port 80 leads to https, with path and query',
  );
};

const headers: Check = async place => {
  const asked = ['/sportal/', getScript(place), '/sportal/no-such-file.js'];
  const answers = await Promise.all(asked.map(path => place.ask(place.origin + path)));
  const wanted: [name: string, value: RegExp][] = [
    ['x-content-type-options', /^nosniff$/i],
    ['x-frame-options', /^(deny|sameorigin)$/i],
    ['referrer-policy', /^(strict-origin|same-origin|no-referrer)/],
    ['permissions-policy', /camera=\(\)/],
    ['cross-origin-opener-policy', /^same-origin/],
    ['content-security-policy', /frame-ancestors/],
  ];
  if (new URL(place.origin).protocol === 'https:') wanted.push(['strict-transport-security', /max-age=\d{7,}/]);
  const wrong = answers.flatMap((answer, at) => [
    ...wanted.flatMap(([name, value]) =>
      value.test(header(answer, name)) ? [] : [`${asked[at]}: ${name} is "${header(answer, name)}"`],
    ),
    /\d/.test(header(answer, 'server')) && `${asked[at]}: tells the server's version (${header(answer, 'server')})`,
  ]);
  return allOf(wrong, 'page, assets and errors carry every security header');
};

const directive = (policy: string, name: string) =>
  policy
    .split(';')
    .map(part => part.trim().split(/\s+/))
    .find(([own]) => own === name)
    ?.slice(1) ?? [];

const policy: Check = place => {
  const sent = header(place.page, 'content-security-policy');
  const page = withPlaceholder(place.page.text);
  const written = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1] ?? '';
  const allowed = directive(sent, 'connect-src').filter(source => source !== "'self'");
  const wanted = configuredOrigins(place.variables);
  const lacking = wanted.filter(origin => !allowed.includes(origin) && origin !== place.origin);
  const more = allowed.filter(source => !wanted.includes(source));
  return Promise.resolve(
    allOf(
      [
        sent === '' && 'no Content-Security-Policy is sent',
        /'unsafe-(inline|eval)'|\*/.test(directive(sent, 'script-src').join(' ')) && 'script-src lets foreign code run',
        /'unsafe-inline'/.test(directive(sent, 'style-src').join(' ')) && 'style-src lets foreign styles in',
        lacking.length > 0 &&
          `connect-src lacks ${lacking.join(', ')}: reload the web server after a release that changes hosts`,
        more.length > 0 && `connect-src allows more than this environment names: ${more.join(', ')}`,
        written !== contentSecurityPolicy(place.variables) && "the page's own policy is not that of its variables",
      ],
      `allows the page's own origin and ${wanted.length} configured hosts`,
    ),
  );
};

const getNonce = (answer: Answer) => /'nonce-([^']*)'/.exec(header(answer, 'content-security-policy'))?.[1] ?? '';

/** Without a nonce the component library cannot write its styles; a predictable nonce allows foreign styles. */
const nonce: Check = async place => {
  const again = await place.ask(`${place.origin}/sportal/`);
  const [first, second] = [nonceIn(place.page.text), nonceIn(again.text)];
  const isLeft = [place.page, again].some(
    ({ text, headers: sent }) => text.includes(NONCE) || JSON.stringify(sent).includes(NONCE),
  );
  return allOf(
    [
      isLeft && `the web server does not replace ${NONCE} (sub_filter in nginx.conf): dialogs and forms have no styles`,
      (first !== getNonce(place.page) || second !== getNonce(again)) && 'page and header have different nonces',
      !isLeft && first === '' && 'the page has no nonce',
      !isLeft && first === second && 'two answers have the same nonce: it must be new for each request',
    ],
    'page and header have the same nonce, another for each request',
  );
};

const caching: Check = async place => {
  const page = await place.ask(`${place.origin}/sportal/`);
  const script = await place.ask(place.origin + getScript(place));
  return allOf(
    [
      !/no-cache|no-store|max-age=0/.test(header(page, 'cache-control')) &&
        `the page may be kept (cache-control: "${header(page, 'cache-control')}"): a new release would not be seen`,
      header(page, 'etag') + header(page, 'last-modified') !== '' &&
        'the page has an ETag or Last-Modified: a 304 would combine an old page with the header of a new nonce',
      !(/immutable/.test(header(script, 'cache-control')) && /max-age=\d{7,}/.test(header(script, 'cache-control'))) &&
        `assets are not kept (cache-control: "${header(script, 'cache-control')}")`,
    ],
    'the page is asked for anew, assets are kept for ever',
  );
};

const compression: Check = async place => {
  const path = getScript(place);
  const answer = await place.ask(place.origin + path, { headers: { 'accept-encoding': 'br, gzip' } });
  const encoding = header(answer, 'content-encoding');
  return allOf(
    [
      !/^(br|gzip|zstd)$/.test(encoding) && `${path} comes uncompressed`,
      encoding !== '' &&
        !/accept-encoding/i.test(header(answer, 'vary')) &&
        `${path} does not say Vary: Accept-Encoding`,
    ],
    `scripts come as ${encoding}`,
  );
};

const environment: Check = place => {
  const examples = exampleAddresses(place.variables);
  return Promise.resolve(
    allOf(
      [...place.envProblems, examples.length > 0 && `still the addresses of the examples: ${examples.join(', ')}`],
      `${place.env.name}; all variables are there`,
    ),
  );
};

/** Headers of a browser on the portal's origin. */
function fromPortal(place: Place): Record<string, string> {
  const token: Record<string, string> = place.token === undefined ? {} : { authorization: `Bearer ${place.token}` };
  return { origin: place.origin, 'content-type': 'application/json', accept: 'application/json', ...token };
}

const asJson = (text: string): Record<string, unknown> | null => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
};

const askGraphql = (place: Place, query: string) =>
  place.ask(place.env.graphqlUrl, { method: 'POST', headers: fromPortal(place), body: JSON.stringify({ query }) });

const graphql: Check = async place => {
  if (place.env.graphqlUrl === '') return skipped('the environment names no address');
  const answer = await askGraphql(place, 'query Smoke { __typename }');
  const body = asJson(answer.text);
  if (body && ('data' in body || 'errors' in body)) return `${place.env.graphqlUrl} answers (${answer.status})`;
  if (answer.status === 401 || answer.status === 403)
    return new Problem(`${answer.status} without a session: it is there; give --token to look further`, 'warning');
  return new Problem(`${place.env.graphqlUrl} answers ${answer.status} ${header(answer, 'content-type')}, not GraphQL`);
};

interface Service {
  name: string;
  url: string;
  method: 'GET' | 'POST';
}

/** Hosts that a signed-in page calls with its token. */
const getServices = ({ env }: Place): Service[] => [
  { name: 'GraphQL', url: env.graphqlUrl, method: 'POST' },
  { name: 'files', url: `${env.fileUrl}/api/upload`, method: 'POST' },
  { name: 'auth host', url: `${env.authUrl}/ImportExport/ExportNonPoInvoice`, method: 'POST' },
  { name: 'master data', url: `${env.masterDataUrl}/list`, method: 'GET' },
];

const words = (text: string) => text.toLowerCase().split(/\s*,\s*/);

/** Returns the CORS errors of a browser; empty when the call is allowed. */
async function refusal(place: Place, { name, url, method }: Service): Promise<string[]> {
  const wanted = ['authorization', 'content-type'];
  const answer = await place.ask(url, {
    method: 'OPTIONS',
    headers: {
      origin: place.origin,
      'access-control-request-method': method,
      'access-control-request-headers': wanted.join(','),
    },
  });
  const allowed = words(header(answer, 'access-control-allow-headers'));
  // The CORS wildcard does not cover the `authorization` header.
  const lacking = wanted.filter(one => !allowed.includes(one) && (one === 'authorization' || !allowed.includes('*')));
  const methods = words(header(answer, 'access-control-allow-methods'));
  const origin = header(answer, 'access-control-allow-origin');
  const wrong = [
    (answer.status < 200 || answer.status > 299) && `answers the browser's question (OPTIONS) with ${answer.status}`,
    origin !== place.origin && origin !== '*' && `does not allow ${place.origin} (allow-origin: "${origin}")`,
    lacking.length > 0 && `does not allow the headers ${lacking.join(', ')}`,
    method === 'POST' &&
      methods[0] !== '' &&
      !methods.includes('post') &&
      !methods.includes('*') &&
      'does not allow POST',
  ].filter((one): one is string => typeof one === 'string');
  return wrong.length === 0 ? [] : [`${name}: ${wrong.join(', ')}`];
}

const cors: Check = async place => {
  const foreign = getServices(place).filter(({ url }) => URL.canParse(url) && new URL(url).origin !== place.origin);
  if (foreign.length === 0) return skipped("every service is on the portal's own origin");
  const wrong = await Promise.all(
    foreign.map(service =>
      refusal(place, service).catch((error: unknown) => [`${service.name}: ${reason(error)} (${service.url})`]),
    ),
  );
  return allOf(wrong.flat(), `${foreign.length} services let ${place.origin} in`);
};

const SCHEMA = 'query Smoke { __schema { queryType { fields { name } } mutationType { fields { name } } } }';

interface RootFields {
  fields?: { name: string }[];
}

const contract: Check = async place => {
  if (place.env.graphqlUrl === '') return skipped('the environment names no address');
  const body = asJson((await askGraphql(place, SCHEMA)).text);
  const schema = (body?.['data'] as { __schema?: Record<string, RootFields | null> } | null | undefined)?.__schema;
  if (!schema) return skipped('the backend does not tell its schema; `npm run contract` compares a schema file');
  const { outsideProduction } = place.operations;
  const asked = (kind: 'query' | 'mutation') =>
    place.operations[kind].filter(name => place.env.name !== 'prod' || !outsideProduction.includes(name));
  const lacking = (['query', 'mutation'] as const).flatMap(kind => {
    const there = new Set(schema[`${kind}Type`]?.fields?.map(({ name }) => name));
    return asked(kind).filter(name => !there.has(name));
  });
  const count = asked('query').length + asked('mutation').length;
  return allOf(
    [
      lacking.length > 0 &&
        `${lacking.length} of ${count} operations are unknown to it: ${lacking.slice(0, 5).join(', ')}${lacking.length > 5 ? ', …' : ''}`,
    ],
    `all ${count} operations are known by name; \`npm run contract\` compares their shapes`,
  );
};

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>/i;

const signedOut: Check = async place => {
  if (place.env.loginUrl === '') return skipped('the environment names no address');
  const url = new URL(place.env.loginUrl);
  url.searchParams.set('return', '/sportal/NonPoInvoice?page=2');
  const answer = await place.ask(url.href);
  const leads = header(answer, 'location') !== '';
  if (answer.status >= 400 || !(leads || header(answer, 'content-type').startsWith('text/html')))
    return new Problem(
      `${url.origin}${url.pathname} answers ${answer.status} ${header(answer, 'content-type')}, no sign-in page`,
    );
  if (url.pathname.startsWith('/sportal/') && url.origin === place.origin)
    return new Problem('the login address is a page of the portal itself: signed-out people would go round');
  const policy = header(place.page, 'content-security-policy');
  const withoutNonce = (text: string) => text.replace(/'nonce-[^']*'/, '');
  if (policy !== '' && withoutNonce(header(answer, 'content-security-policy')).includes(withoutNonce(policy)))
    return new Problem(
      `${url.origin}${url.pathname} carries the portal's policy, which refuses scripts written into the page: give its location headers of its own`,
      INLINE_SCRIPT.test(answer.text) ? 'failed' : 'warning',
    );
  if (url.origin !== place.origin)
    return new Problem(
      `the sign-in is at ${url.origin}: what it keeps there this page cannot read (docs/integration.md)`,
      'warning',
    );
  return `signed-out people are led to ${url.origin}${url.pathname}`;
};

export const CHECKS: Record<string, Check> = {
  https,
  routes,
  missing,
  files,
  headers,
  policy,
  nonce,
  caching,
  compression,
  environment,
  graphql,
  cors,
  contract,
  'signed-out': signedOut,
};

export const reason = (error: unknown) => (error instanceof Error ? error.message || error.name : String(error));

/** Loads the page and its environment. Rejects when there is no portal at the URL. */
export async function openPlace(
  ask: Ask,
  origin: string,
  { operations, token }: Pick<Place, 'operations' | 'token'>,
): Promise<Place> {
  const page = await ask(`${origin}/sportal/`);
  if (page.status !== 200 || !page.text.includes('id="root"'))
    throw new Error(`${origin}/sportal/ is no portal: it answers ${page.status}.`);
  const variables = Object.fromEntries(
    Object.entries(variablesIn(page.text) ?? {}).filter(
      (pair): pair is [string, string] => typeof pair[1] === 'string',
    ),
  );
  const { env, problems } = readEnv(variables, origin);
  return { ask, origin, page, variables, env, envProblems: problems, operations, token };
}

/** Runs all checks in parallel and returns the results in the order of `CHECKS`. A check that throws fails. */
export function runChecks(place: Place): Promise<Result[]> {
  return Promise.all(
    Object.entries(CHECKS).map(async ([check, run]): Promise<Result> => {
      const found = await run(place).catch((error: unknown) => new Problem(reason(error)));
      return typeof found === 'string'
        ? { check, state: 'ok', text: found }
        : { check, state: found.state, text: found.text };
    }),
  );
}
