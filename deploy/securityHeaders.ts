/** What a browser may do with the built portal: one source for the page's own tag and for the web server's headers. */

/**
 * Placeholder of the nonce in the built page and its policy. The web server replaces it with a value that is new for each request.
 * The component library writes style elements at run time; the nonce allows these and no others.
 */
export const NONCE = '__NONCE__';

/** Variables that concern the web server alone: they stand beside the `VITE_*` ones and never reach the page. */
export const SERVER_VARIABLES = ['HSTS_INCLUDE_SUBDOMAINS'];

/** The origins that this environment's `VITE_*_URL` name, sorted; relative addresses are the page's own. */
export function configuredOrigins(env: Record<string, string>): string[] {
  const origins = Object.entries(env)
    .filter(([name, value]) => /^VITE_\w*_URL$/.test(name) && /^https?:/.test(value))
    .map(([, value]) => new URL(value).origin);
  return [...new Set(origins)].sort();
}

/**
 * The policy of an environment (its `.env.*` values) for its page: connections and media from the page's own and the configured hosts only.
 */
export function contentSecurityPolicy(env: Record<string, string>, scripts = "'self'"): string {
  const hosts = ["'self'", ...configuredOrigins(env)].join(' ');
  return [
    "default-src 'none'",
    `script-src ${scripts}`,
    `style-src 'self' 'nonce-${NONCE}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${hosts}`,
    `media-src ${hosts}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    // No text becomes HTML or code (src/platform/trustedScripts.ts). XML of an invoice's file is parsed (src/lib/xmlText.ts) and stays out
    // of the page.
    "require-trusted-types-for 'script'",
    'trusted-types default xml',
  ].join('; ');
}

export const REFERRER_POLICY = 'strict-origin-when-cross-origin';

/**
 * For the two workers that run WebAssembly: the reader of codes on documents and the PDF reader. A worker has the policy that its own
 * file is served with, not the page's (CSP 3 §4.2), so the page's policy stays without (docs/decisions.md#wasm-in-workers).
 */
export const DECODER_SCRIPTS = "'self' 'wasm-unsafe-eval'";

/** Browsers report breaches of the policy here, if anywhere; only a header can say so, not the page. */
const reports = (env: Record<string, string>) => env['VITE_REPORT_URL'] ?? '';

/** The headers of every answer. Only a header can forbid other sites to frame the page. */
export function securityHeaders(env: Record<string, string>, scripts?: string): Record<string, string> {
  const subdomains = env['HSTS_INCLUDE_SUBDOMAINS'] === 'true' ? '; includeSubDomains' : '';
  const reporting = reports(env) === '' ? '' : `; report-uri ${reports(env)}; report-to portal`;
  return {
    'Content-Security-Policy': `${contentSecurityPolicy(env, scripts)}; frame-ancestors 'none'${reporting}`,
    ...(reporting !== '' && { 'Reporting-Endpoints': `portal="${reports(env)}"` }),
    'X-Frame-Options': 'DENY',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': REFERRER_POLICY,
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Strict-Transport-Security': `max-age=31536000${subdomains}`,
  };
}

/** Inside quotes nginx takes these two for signs of its own. `$` has no escape there, so no address may hold one. */
const quoted = (value: string) => value.replace(/["\\]/g, sign => `\\${sign}`);

/**
 * The headers as nginx has them, on errors too; included by `nginx.conf`. The nonce is nginx's id of the request: 128 random bits.
 * @throws Error when a value cannot stand there.
 */
export function nginxHeaders(env: Record<string, string>, scripts?: string): string {
  const lines = Object.entries(securityHeaders(env, scripts)).map(([name, value]) => {
    if (/[$\r\n]/.test(value)) throw new Error(`${name} would hold a sign that nginx takes for its own: ${value}`);
    return `add_header ${name} "${quoted(value).replaceAll(NONCE, '$request_id')}" always;`;
  });
  return ['# Written by the build or the release of this environment; do not edit.', ...lines, ''].join('\n');
}

/** What is wrong with the variables of the web server, in words for people. */
export function serverProblems(env: Record<string, string>): string[] {
  const choice = env['HSTS_INCLUDE_SUBDOMAINS'] ?? '';
  const problems = ['', 'true', 'false'].includes(choice) ? [] : ['HSTS_INCLUDE_SUBDOMAINS must be true or false.'];
  const address = reports(env);
  if (/[\s;,"$]/.test(address)) problems.push('VITE_REPORT_URL must hold no blank, semicolon, comma, quote or dollar.');
  return problems;
}
