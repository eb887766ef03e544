/** Checks of the web server: page, files, headers, TLS. */
import { createHash } from 'node:crypto';
import { mapFew } from '../../src/lib/mapFew.ts';
import { isOlder } from '../../src/lib/versions.ts';
import { nonceIn, withPlaceholder, withPolicy, withVariables } from '../page.ts';
import { OWNER_FILES } from '../release/ownerFiles.ts';
import { contentSecurityPolicy, DECODER_SCRIPTS, NONCE, securityHeaders } from '../securityHeaders.ts';
import { VERSION_FILE, type VersionFile } from '../versionFile.ts';
import { getText, type HttpResponse } from './http.ts';
import {
  getFiles,
  getHeader,
  getReason,
  isLocal,
  isPage,
  parseJson,
  Problem,
  skip,
  summarize,
  type Check,
  type Target,
} from './target.ts';

/** Returns path and query of a redirect; null for any other response. */
function getRedirect(response: HttpResponse, target: Target): string | null {
  if (response.status < 300 || response.status > 399 || getHeader(response, 'location') === '') return null;
  const { pathname, search } = new URL(getHeader(response, 'location'), target.origin);
  return pathname + search;
}

const getScript = (target: Target) => getFiles(target).find(file => file.endsWith('.js')) ?? '';

export const routes: Check = async target => {
  const get = (path: string) => target.send(target.origin + path);
  const [screen, home, bare, upperCase] = await Promise.all([
    get('/sportal/NonPoInvoice/View/12?tab=1'),
    get('/?from=mail'),
    get('/sportal?from=mail'),
    get('/SPORTAL/nonpoinvoice?page=2'),
  ]);
  return summarize(
    [
      !isPage(screen, target) &&
        `/sportal/NonPoInvoice/View/12 returns ${screen.status}, not the page: serve index.html for every screen`,
      getRedirect(home, target)?.startsWith('/sportal/') !== true &&
        `/ returns ${home.status}: redirect it to /sportal/`,
      getRedirect(bare, target) !== '/sportal/?from=mail' &&
        `/sportal?from=mail returns ${bare.status}: redirect it to /sportal/?from=mail`,
      !isPage(upperCase, target) &&
        getRedirect(upperCase, target)?.toLowerCase() !== '/sportal/nonpoinvoice?page=2' &&
        `/SPORTAL/nonpoinvoice returns ${upperCase.status}: redirect other capitalizations to /sportal`,
    ],
    'screens, / and /sportal lead to the page and keep the query',
  );
};

export const missing: Check = async target => {
  const [asset, hidden] = await Promise.all([
    target.send(`${target.origin}/sportal/assets/no-such-file-0000.js`),
    target.send(`${target.origin}/sportal/.env`),
  ]);
  return summarize(
    [
      asset.status !== 404 &&
        `a missing asset returns ${asset.status}: return 404, or open tabs run the page as a script`,
      /immutable|max-age=[1-9]/.test(getHeader(asset, 'cache-control')) &&
        'the response for a missing asset is cacheable: remove its Cache-Control',
      hidden.status === 200 && '/sportal/.env is public: return 404 for hidden files',
    ],
    'missing and hidden files return 404',
  );
};

const TYPES: [name: RegExp, type: RegExp][] = [
  [/\.js$/, /^(text|application)\/javascript/],
  [/\.css$/, /^text\/css/],
  [/\.svg$/, /^image\/svg\+xml/],
];

export const files: Check = async target => {
  const names = getFiles(target);
  const responses = await Promise.all(names.map(file => target.send(target.origin + file)));
  const wrong = responses.map((response, index) => {
    const file = names[index] ?? '';
    if (response.status !== 200) return `${file} returns ${response.status}: release the package again`;
    const type = TYPES.find(([name]) => name.test(file))?.[1];
    return (
      !type?.test(getHeader(response, 'content-type')) &&
      `${file} has the type ${getHeader(response, 'content-type')}: include mime.types in nginx`
    );
  });
  return summarize(
    names.length === 0 ? ['the page names no file: release the package again'] : wrong,
    `${names.length} files of the page load`,
  );
};

export const https: Check = async target => {
  const { protocol, host, port } = new URL(target.origin);
  if (isLocal(target.origin)) return skip('local address');
  if (protocol !== 'https:') return new Problem('the portal has no TLS: serve it over https');
  if (port !== '') return skip('port 80 is unknown, because the address has another port');
  const response = await target.send(`http://${host}/sportal/NonPoInvoice?page=2`);
  const wanted = `https://${host}/sportal/NonPoInvoice?page=2`;
  return summarize(
    [
      getHeader(response, 'location') !== wanted &&
        `port 80 returns ${response.status}: redirect it to https with path and query (${wanted})`,
      /\d/.test(getHeader(response, 'server')) &&
        `port 80 shows the server's version (${getHeader(response, 'server')}): set server_tokens off`,
    ],
    'port 80 redirects to https with path and query',
  );
};

export const tls: Check = async target => {
  const urls = [target.origin, target.env.graphqlUrl, target.env.fileUrl, target.env.authUrl, target.env.masterDataUrl];
  const origins = new Set(urls.filter(url => url.startsWith('https:')).map(url => new URL(url).origin));
  if (origins.size === 0) return skip('no https address');
  const accepts = async (origin: string, ...versions: Parameters<Target['acceptsTls']>[1][]) =>
    (await Promise.all(versions.map(version => target.acceptsTls(origin, version)))).includes(true);
  const wrong = await Promise.all(
    [...origins].map(async origin => {
      if (await accepts(origin, 'TLSv1', 'TLSv1.1'))
        return `${origin} accepts TLS 1.1 or older: set ssl_protocols TLSv1.2 TLSv1.3`;
      return (
        !(await accepts(origin, 'TLSv1.2', 'TLSv1.3')) &&
        `${origin} accepts neither TLS 1.2 nor 1.3: set ssl_protocols TLSv1.2 TLSv1.3`
      );
    }),
  );
  return summarize(wrong, 'TLS 1.2 or later only');
};

/** Maps each directive of a policy to its sources, with the placeholder instead of the nonce. */
const parsePolicy = (policy: string) =>
  new Map(
    policy.split(';').map(part => {
      const [name = '', ...sources] = part
        .trim()
        .replace(/'nonce-[^']*'/, `'nonce-${NONCE}'`)
        .split(/\s+/);
      return [name, sources] as const;
    }),
  );

/** Describes how a policy header differs from the one that the release step writes; '' for equal policies. */
function comparePolicy(sent: string, expected: string): string {
  if (sent === '') return 'no Content-Security-Policy';
  const [actual, wanted] = [parsePolicy(sent), parsePolicy(expected)];
  return [...new Set([...wanted.keys(), ...actual.keys()])]
    .flatMap(name => {
      const [has, needs] = [actual.get(name), wanted.get(name)];
      if (!has) return [`${name} is missing`];
      if (!needs) return [`${name} is added`];
      const lacking = needs.filter(source => !has.includes(source));
      const added = has.filter(source => !needs.includes(source));
      return [
        ...(lacking.length > 0 ? [`${name} lacks ${lacking.join(' ')}`] : []),
        ...(added.length > 0 ? [`${name} also allows ${added.join(' ')}`] : []),
      ];
    })
    .join(', ');
}

/** Requests that together cover the locations of nginx.conf: page, asset and error. */
const getSamples = (target: Target) =>
  Promise.all(
    ['/sportal/', getScript(target), '/sportal/no-such-file.js'].map(async path => ({
      path,
      response: await target.send(target.origin + path),
    })),
  );

export const headers: Check = async target => {
  const { 'Content-Security-Policy': _policy, ...expected } = securityHeaders(target.variables);
  const isSecure = target.origin.startsWith('https:');
  const wrong = (await getSamples(target)).flatMap(({ path, response }) => [
    ...Object.entries(expected).map(([name, value]) => {
      const sent = getHeader(response, name.toLowerCase());
      // Only the web server knows whether HSTS includes subdomains, and browsers ignore HSTS without TLS.
      const isRight = name === 'Strict-Transport-Security' ? !isSecure || sent.startsWith(value) : sent === value;
      return (
        !isRight &&
        `${path}: ${name} is "${sent}" instead of "${value}": include security-headers.conf in each location, and send the header only once`
      );
    }),
    /\d/.test(getHeader(response, 'server')) &&
      `${path}: shows the server's version (${getHeader(response, 'server')}): set server_tokens off`,
  ]);
  return summarize(wrong, 'page, assets and errors have every security header');
};

export const policy: Check = async target => {
  const expected = securityHeaders(target.variables)['Content-Security-Policy'] ?? '';
  const page = withPlaceholder(getText(target.page));
  const written = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1] ?? '';
  const different = (await getSamples(target)).map(({ path, response }) => {
    const difference = comparePolicy(getHeader(response, 'content-security-policy'), expected);
    return (
      difference !== '' &&
      `${path}: ${difference}: include security-headers.conf, reload the web server after each release, and remove a proxy's policy header`
    );
  });
  return summarize(
    [
      ...different,
      written !== contentSecurityPolicy(target.variables) &&
        "the policy in the page does not match the page's variables: release the package again",
    ],
    "header and page have the policy of the page's variables",
  );
};

const DECODERS = /^portal(\/assets\/(?:scan\.worker|pdf\.worker\.min)-[\w-]+\.js)$/;
const NO_SUMS = 'needs SHA256SUMS: run smoke.mjs in the folder of the released package';

/** Without 'wasm-unsafe-eval' the code scanner and the PDF preview do not start. */
export const workers: Check = async target => {
  if (!target.sums) return skip(NO_SUMS);
  const paths = [...target.sums.keys()].flatMap(name => DECODERS.exec(name)?.[1] ?? []);
  const expected = securityHeaders(target.variables, DECODER_SCRIPTS)['Content-Security-Policy'] ?? '';
  const wrong = await Promise.all(
    paths.map(async path => {
      const response = await target.send(`${target.origin}/sportal${path}`);
      const difference = comparePolicy(getHeader(response, 'content-security-policy'), expected);
      return (
        difference !== '' &&
        `/sportal${path}: ${difference}: include security-headers-decoder.conf for the workers and reload the web server`
      );
    }),
  );
  return summarize(
    paths.length === 0 ? ['SHA256SUMS names no worker: use the SHA256SUMS of the package'] : wrong,
    'the workers may run WebAssembly',
  );
};

const getNonce = (response: HttpResponse) =>
  /'nonce-([^']*)'/.exec(getHeader(response, 'content-security-policy'))?.[1] ?? '';

/** Without a nonce the component library cannot write its styles; a predictable nonce allows foreign styles. */
export const nonce: Check = async target => {
  const again = await target.send(`${target.origin}/sportal/`);
  const [first, second] = [nonceIn(getText(target.page)), nonceIn(getText(again))];
  const isLeft = [target.page, again].some(
    response => getText(response).includes(NONCE) || JSON.stringify(response.headers).includes(NONCE),
  );
  return summarize(
    [
      isLeft && `the web server does not replace ${NONCE}, so dialogs have no styles: use sub_filter as in nginx.conf`,
      (first !== getNonce(target.page) || second !== getNonce(again)) &&
        'the nonces of page and header differ: do not cache the page in a proxy',
      !isLeft && first === '' && 'the page has no nonce: release the package again',
      !isLeft && first === second && 'two responses have the same nonce: do not cache the page in a proxy',
    ],
    'page and header have the same nonce, a new one for each request',
  );
};

export const caching: Check = async target => {
  const page = await target.send(`${target.origin}/sportal/`);
  const script = await target.send(target.origin + getScript(target));
  const [pageCache, scriptCache] = [getHeader(page, 'cache-control'), getHeader(script, 'cache-control')];
  return summarize(
    [
      !/no-cache|no-store|max-age=0/.test(pageCache) &&
        `the page is cacheable (Cache-Control: "${pageCache}"): send no-cache, or users miss a new release`,
      getHeader(page, 'etag') + getHeader(page, 'last-modified') !== '' &&
        'the page has an ETag or Last-Modified: set etag off, or a 304 combines an old page with a new nonce',
      !(/immutable/.test(scriptCache) && /max-age=\d{7,}/.test(scriptCache)) &&
        `assets are not cached (Cache-Control: "${scriptCache}"): send public, max-age=31536000, immutable`,
    ],
    'browsers revalidate the page and cache assets',
  );
};

export const compression: Check = async target => {
  const path = getScript(target);
  const response = await target.send(target.origin + path, { headers: { 'accept-encoding': 'br, gzip' } });
  const encoding = getHeader(response, 'content-encoding');
  return summarize(
    [
      !/^(br|gzip|zstd)$/.test(encoding) && `${path} is not compressed: set gzip on, as in nginx.conf`,
      encoding !== '' &&
        !/accept-encoding/i.test(getHeader(response, 'vary')) &&
        `${path} has no Vary: Accept-Encoding: set gzip_vary on`,
    ],
    `scripts are compressed with ${encoding}`,
  );
};

const PARALLEL = 8;

/** Compares every served file with the package. The page is compared without its variables, policy and nonce. */
export const packageFiles: Check = async target => {
  if (!target.sums) return skip(NO_SUMS);
  const isProduction = target.env.name === 'prod';
  const left = new Set([...OWNER_FILES, VERSION_FILE, ...(isProduction ? (target.filesOutsideProduction ?? []) : [])]);
  const names = [...target.sums.keys()]
    .flatMap(name => (name.startsWith('portal/') ? [name.slice('portal/'.length)] : []))
    .filter(name => !left.has(name));
  const compare = async (name: string): Promise<string> => {
    const isIndex = name === 'index.html';
    const response = isIndex ? target.page : await target.send(`${target.origin}/sportal/${name}`);
    const content = isIndex ? withPolicy(withVariables(withPlaceholder(getText(response)), {}), {}) : response.bytes;
    const sum = createHash('sha256').update(content).digest('hex');
    if (response.status !== 200) return `${name} returns ${response.status}`;
    return sum === target.sums?.get(`portal/${name}`) ? '' : `${name} differs`;
  };
  const found = await mapFew(names, PARALLEL, name =>
    compare(name).catch((error: unknown) => `${name}: ${getReason(error)}`),
  );
  const wrong = found.filter((problem): problem is string => Boolean(problem));
  const shown = wrong.sort().slice(0, 5).join(', ') + (wrong.length > 5 ? ', …' : '');
  return summarize(
    [
      wrong.length > 0 &&
        `${wrong.length} of ${names.length} files are not those of this package: ${shown}. Release the package again, and turn off content changes in proxies`,
    ],
    `${names.length} files match SHA256SUMS`,
  );
};

/** Open tabs read the version file to find out about a new release. */
export const version: Check = async target => {
  const path = `/sportal/${VERSION_FILE}`;
  const response = await target.send(target.origin + path);
  const { version: number = '', shown, minimum } = (parseJson(getText(response)) ?? {}) as Partial<VersionFile>;
  if (response.status !== 200 || shown === undefined)
    return new Problem(`${path} returns ${response.status} without a version: release the package again`);
  const caching = getHeader(response, 'cache-control');
  return summarize(
    [
      !/no-cache|no-store/.test(caching) &&
        `${path} is cacheable (Cache-Control: "${caching}"): send no-cache, or open tabs miss a new release`,
      target.packageVersion !== undefined &&
        shown !== target.packageVersion &&
        `${path} names ${shown}, but this package is ${target.packageVersion}: release this package, or use the smoke.mjs of the released one`,
      minimum !== undefined &&
        isOlder(number, minimum) &&
        `${path} requires ${minimum}, which is newer than ${number}: lower MINIMUM_VERSION and release again`,
    ],
    `${shown}${minimum === undefined ? '' : `, open tabs need ${minimum}`}`,
  );
};
