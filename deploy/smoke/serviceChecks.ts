/** Checks of the services that the portal calls, sent like a browser's requests. */
import { keysOfFile } from '../../src/domain/einvoice/read/signingKeys.ts';
import { readRules } from '../../src/domain/einvoice/hints/rules.ts';
import { MAX_FILE_BYTES } from '../../src/lib/fileTypes.ts';
import { exampleAddresses, insecureAddresses, unknownVariables } from '../release/variables.ts';
import { getText, type HttpResponse } from './http.ts';
import {
  getHeader,
  getReason,
  isLocal,
  parseJson,
  Problem,
  skip,
  summarize,
  type Check,
  type Target,
} from './target.ts';

export const environment: Check = target => {
  const { env, variables, origin, expectedEnv } = target;
  const [examples, insecure, unknown] = [exampleAddresses, insecureAddresses, unknownVariables].map(find =>
    find(variables).join(', '),
  );
  return Promise.resolve(
    summarize(
      [
        ...target.envProblems,
        examples && `${examples}: replace the example address`,
        insecure &&
          origin.startsWith('https:') &&
          `${insecure}: use https, because browsers block http on an https page`,
        unknown && `${unknown}: this version has no such variable; correct the name or remove it`,
        expectedEnv !== undefined &&
          env.name !== expectedEnv &&
          `the page is for ${env.name}, not ${expectedEnv}: release with the variables of ${expectedEnv}`,
        env.name === 'dev' &&
          !isLocal(origin) &&
          'VITE_ENV is dev, which is for local use: set it to qa, uat or prod and release again',
      ],
      `${env.name}; all variables are valid`,
    ),
  );
};

/** Request headers of a signed-in page that need the service's permission. */
const getRequestHeaders = ({ env }: Target, hasBody: boolean) =>
  [
    'authorization',
    hasBody && 'content-type',
    env.requestIdHeader?.toLowerCase(),
    env.sendsTraceparent && 'traceparent',
  ]
    .filter((name): name is string => typeof name === 'string')
    .sort();

interface Service {
  name: string;
  variable: string;
  url: string;
  method: 'GET' | 'POST';
  /** False if the URL names a record, so that 404 is a correct response. */
  mustExist: boolean;
}

/** Requests of a signed-in page, one per service and method. Without a session, services reject them and change nothing. */
function getServices({ env }: Target): Service[] {
  const all: Service[] = [
    { name: 'GraphQL', variable: 'VITE_GRAPHQL_URL', url: env.graphqlUrl, method: 'POST', mustExist: true },
    {
      name: 'file upload',
      variable: 'VITE_FILE_URL',
      url: `${env.fileUrl}/api/upload`,
      method: 'POST',
      mustExist: true,
    },
    {
      name: 'file download',
      variable: 'VITE_FILE_URL',
      url: `${env.fileUrl}/api/download/smoke-test`,
      method: 'GET',
      mustExist: false,
    },
    {
      name: 'export',
      variable: 'VITE_AUTH_URL',
      url: `${env.authUrl}/ImportExport/ExportNonPoInvoice`,
      method: 'POST',
      mustExist: true,
    },
    {
      name: 'master data',
      variable: 'VITE_MASTER_DATA_URL',
      url: `${env.masterDataUrl}/companyList?parameters=%5B%5D&pageSize=1&currentPage=1`,
      method: 'GET',
      mustExist: false,
    },
  ];
  return all.filter(({ url }) => URL.canParse(url));
}

const isForeign = (url: string, target: Target) => new URL(url).origin !== target.origin;

const getWords = (text: string) => text.toLowerCase().split(/\s*,\s*/);

/** Returns the reason for which a browser hides this response; '' if it shows it. */
function getOriginProblem(response: HttpResponse, target: Target): string {
  const allowed = getHeader(response, 'access-control-allow-origin');
  if (allowed === target.origin || allowed === '*') return '';
  return `set Access-Control-Allow-Origin: ${target.origin} (it is "${allowed}")`;
}

/** Returns what prevents a browser from sending the request. */
async function getPreflightProblems(target: Target, { url, method }: Service): Promise<string[]> {
  const wanted = getRequestHeaders(target, method === 'POST');
  const response = await target.send(url, {
    method: 'OPTIONS',
    headers: {
      origin: target.origin,
      'access-control-request-method': method,
      'access-control-request-headers': wanted.join(','),
    },
  });
  const allowed = getWords(getHeader(response, 'access-control-allow-headers'));
  // The CORS wildcard does not cover the `authorization` header.
  const lacking = wanted.filter(
    name => !allowed.includes(name) && (name === 'authorization' || !allowed.includes('*')),
  );
  const methods = getWords(getHeader(response, 'access-control-allow-methods'));
  const isMethodAllowed = methods.includes('*') || methods.includes('post') || methods[0] === '';
  return [
    (response.status < 200 || response.status > 299) &&
      `OPTIONS returns ${response.status}: answer the preflight request with 204, without authentication`,
    getOriginProblem(response, target),
    lacking.length > 0 && `add ${lacking.join(', ')} to Access-Control-Allow-Headers`,
    method === 'POST' && !isMethodAllowed && 'add POST to Access-Control-Allow-Methods',
  ].filter((problem): problem is string => typeof problem === 'string' && problem !== '');
}

export const cors: Check = async target => {
  const foreign = getServices(target).filter(({ url }) => isForeign(url, target));
  if (foreign.length === 0) return skip("every service is on the portal's own origin");
  const problems = await Promise.all(
    foreign.map(async service => {
      const found = await getPreflightProblems(target, service).catch((error: unknown) => [getReason(error)]);
      return found.length > 0 && `${service.name} (${service.url}): ${found.join(', ')}`;
    }),
  );
  return summarize(problems, `${foreign.length} requests of ${target.origin} are allowed`);
};

const isHtml = (response: HttpResponse) => getHeader(response, 'content-type').startsWith('text/html');

/** Sends the request without a session, so that the service rejects it, and checks the rejection. */
async function getServiceProblem(target: Target, service: Service): Promise<string> {
  const { url, method, mustExist, variable } = service;
  const response = await target.send(url, {
    method,
    headers: { origin: target.origin, accept: '*/*', ...(method === 'POST' && { 'content-type': 'application/json' }) },
    ...(method === 'POST' && { body: '{}' }),
  });
  const { status } = response;
  const proxyFix = isForeign(url, target)
    ? `check ${variable}`
    : `add a proxy location for ${new URL(url).pathname} (sandbox-backend.conf is an example)`;
  if (status >= 500)
    return [
      `returns ${status}: start the service or correct the proxy`,
      isForeign(url, target) && getOriginProblem(response, target),
    ]
      .filter(Boolean)
      .join(', ');
  if (status >= 300 && status < 400)
    return `redirects to ${getHeader(response, 'location')}: return 401 without a session, because a call cannot follow to a login page`;
  if (status === 405 || (status === 404 && mustExist)) return `returns ${status}: ${proxyFix}`;
  if (status < 300 && isHtml(response)) return `returns a web page: ${proxyFix}`;
  const hidden = isForeign(url, target) ? getOriginProblem(response, target) : '';
  return hidden && `returns ${status} that the browser hides: ${hidden}, also for errors of a gateway`;
}

export const services: Check = async target => {
  const all = getServices(target);
  const problems = await Promise.all(
    all.map(async service => {
      const found = await getServiceProblem(target, service).catch(getReason);
      return found !== '' && `${service.name} (${service.url}): ${found}`;
    }),
  );
  return summarize(problems, `${all.length} requests are answered`);
};

/** JSON with the base64 text of the largest allowed file. */
const UPLOAD_BYTES = Math.ceil(MAX_FILE_BYTES / 3) * 4 + 1_000;
const UPLOAD_TIMEOUT_MS = 15_000;

/**
 * Sends blanks of the size of the largest file, without a session. They are no valid request, so the service stores nothing,
 * but every server on the way applies its limit.
 */
export const upload: Check = async target => {
  const url = `${target.env.fileUrl}/api/upload`;
  if (!URL.canParse(url)) return skip('the environment names no file service');
  const megabytes = Math.round(UPLOAD_BYTES / 1e6);
  const response = await target
    .send(url, {
      method: 'POST',
      headers: { origin: target.origin, 'content-type': 'application/json' },
      body: ' '.repeat(UPLOAD_BYTES),
      timeoutMs: UPLOAD_TIMEOUT_MS,
    })
    .catch((error: unknown) => new Problem(`${getReason(error)} The limit of ${url} is unknown.`, 'warning'));
  if (response instanceof Problem) return response;
  if (response.status === 413)
    return new Problem(
      `${url} returns 413 for a file of 10 MB, which is ${megabytes} MB in base64: set client_max_body_size 30m in nginx, and the same limit in each proxy and the service`,
    );
  return `a file of 10 MB is not too large (status ${response.status})`;
};

/** Loads a JSON file of the owner like the portal does. */
async function loadJson(target: Target, url: string): Promise<unknown> {
  const response = await target.send(url, { headers: { origin: target.origin, accept: '*/*' } });
  if (response.status !== 200)
    throw new Error(`${url} returns ${response.status}: put the file there or correct its variable`);
  const problem = isForeign(url, target) ? getOriginProblem(response, target) : '';
  if (problem) throw new Error(`${url}: ${problem}`);
  const content = parseJson(getText(response));
  if (content === undefined) throw new Error(`${url} is not JSON: correct the file or its variable`);
  return content;
}

async function checkKeys(target: Target): Promise<string> {
  const url = target.env.einvoiceKeysUrl;
  if (url === '') return '';
  const content = await loadJson(target, url);
  const entries = (content as { keys?: unknown } | null)?.keys;
  if (!Array.isArray(entries)) return `${url} has no list "keys": write {"keys": []}`;
  const unreadable = entries.length - keysOfFile(content).length;
  return unreadable === 0
    ? ''
    : `${url}: ${unreadable} of ${entries.length} keys are invalid and not used: correct them`;
}

async function checkRules(target: Target): Promise<string> {
  const url = target.env.preflightUrl;
  if (url === '') return '';
  const table = readRules(await loadJson(target, url));
  if (!table) return `${url} has no list "rules": see docs/rules.md`;
  return table.unread.length === 0 ? '' : `${url}: correct the rules ${table.unread.join(', ')} (docs/rules.md)`;
}

/** Signing keys of e-invoices and rules of the checks before sending. */
export const ownerFiles: Check = async target => {
  const problems = await Promise.all([checkKeys, checkRules].map(check => check(target).catch(getReason)));
  return summarize(problems, 'key and rule files are valid');
};

function parseObject(text: string): Record<string, unknown> | null {
  const value = parseJson(text);
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
}

function sendGraphql(target: Target, query: string): Promise<HttpResponse> {
  const token: Record<string, string> = target.token === undefined ? {} : { authorization: `Bearer ${target.token}` };
  return target.send(target.env.graphqlUrl, {
    method: 'POST',
    headers: { origin: target.origin, 'content-type': 'application/json', accept: 'application/json', ...token },
    body: JSON.stringify({ query }),
  });
}

export const graphql: Check = async target => {
  const url = target.env.graphqlUrl;
  if (url === '') return skip('the environment names no GraphQL URL');
  const response = await sendGraphql(target, 'query Smoke { __typename }');
  const body = parseObject(getText(response));
  if (body && ('data' in body || 'errors' in body)) return `${url} returns GraphQL (status ${response.status})`;
  if ([401, 403].includes(response.status))
    return target.token === undefined
      ? new Problem(`${url} returns ${response.status} without a session: add --token to check it`, 'warning')
      : new Problem(`${url} returns ${response.status}: the token is invalid or expired`);
  return new Problem(
    `${url} returns ${response.status} ${getHeader(response, 'content-type')} instead of GraphQL: check VITE_GRAPHQL_URL and the proxy`,
  );
};

const SCHEMA = 'query Smoke { __schema { queryType { fields { name } } mutationType { fields { name } } } }';

interface RootFields {
  fields?: { name: string }[];
}

export const contract: Check = async target => {
  if (target.env.graphqlUrl === '') return skip('the environment names no GraphQL URL');
  const body = parseObject(getText(await sendGraphql(target, SCHEMA)));
  const schema = (body?.['data'] as { __schema?: Record<string, RootFields | null> } | null | undefined)?.__schema;
  if (!schema) return skip('the backend does not allow introspection; `npm run contract` compares a schema file');
  const { outsideProduction } = target.operations;
  const getNames = (kind: 'query' | 'mutation') =>
    target.operations[kind].filter(name => target.env.name !== 'prod' || !outsideProduction.includes(name));
  const lacking = (['query', 'mutation'] as const).flatMap(kind => {
    const known = new Set(schema[`${kind}Type`]?.fields?.map(({ name }) => name));
    return getNames(kind).filter(name => !known.has(name));
  });
  const count = getNames('query').length + getNames('mutation').length;
  const shown = lacking.slice(0, 5).join(', ') + (lacking.length > 5 ? ', …' : '');
  return summarize(
    [
      lacking.length > 0 &&
        `the backend lacks ${lacking.length} of ${count} operations: ${shown}. Add them to the backend or to names.json`,
    ],
    `the backend has all ${count} operations; \`npm run contract\` compares their fields`,
  );
};

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>/i;
const withoutNonce = (text: string) => text.replace(/'nonce-[^']*'/, '');

export const signIn: Check = async target => {
  if (target.env.loginUrl === '') return skip('the environment names no sign-in URL');
  const url = new URL(target.env.loginUrl);
  const name = url.origin + url.pathname;
  url.searchParams.set('return', '/sportal/NonPoInvoice?page=2');
  const response = await target.send(url.href);
  const isRedirect = getHeader(response, 'location') !== '';
  if (response.status >= 400 || !(isRedirect || isHtml(response)))
    return new Problem(
      `${name} returns ${response.status} ${getHeader(response, 'content-type')} instead of a sign-in page: check VITE_LOGIN_URL and the proxy`,
    );
  if (url.pathname.startsWith('/sportal/') && url.origin === target.origin)
    return new Problem(`VITE_LOGIN_URL (${name}) is a page of the portal, so signing in never ends: use another path`);
  const policy = getHeader(target.page, 'content-security-policy');
  if (policy !== '' && withoutNonce(getHeader(response, 'content-security-policy')).includes(withoutNonce(policy)))
    return new Problem(
      `${name} has the portal's policy, which blocks inline scripts: add a separate add_header to its location`,
      INLINE_SCRIPT.test(getText(response)) ? 'failed' : 'warning',
    );
  if (url.origin !== target.origin)
    return new Problem(
      `the sign-in page is on ${url.origin}: it must return to a page of ${target.origin} that writes the session (docs/integration.md)`,
      'warning',
    );
  return `${name} is a sign-in page`;
};
