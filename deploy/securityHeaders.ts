/** What a browser may do with the built portal: one source for the page's own tag and for the web server's headers. */
import { createHash } from 'node:crypto';

/** Variables that concern the web server alone: they stand beside the `VITE_*` ones and never reach the page. */
export const SERVER_VARIABLES = ['HSTS_INCLUDE_SUBDOMAINS'];

/** The origins that this environment's `VITE_*_URL` name, sorted; relative addresses are the page's own. */
export function configuredOrigins(env: Record<string, string>): string[] {
  const origins = Object.entries(env)
    .filter(([name, value]) => /^VITE_\w*_URL$/.test(name) && /^https?:/.test(value))
    .map(([, value]) => new URL(value).origin);
  return [...new Set(origins)].sort();
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Style elements that may be there: those of the page itself, and empty ones, whose rules the component library writes one by one
 * (`src/shared/ui/styleRules.ts`). Their text would have to be allowed for everybody.
 */
const styleHashes = (html: string) =>
  ['', ...[...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(match => match[1] ?? '')].map(hashOf);

/**
 * The policy of an environment (its `.env.*` values) for its page: connections and media from the page's own and the configured hosts only.
 */
export function contentSecurityPolicy(env: Record<string, string>, html: string, scripts = "'self'"): string {
  const hosts = ["'self'", ...configuredOrigins(env)].join(' ');
  return [
    "default-src 'none'",
    `script-src ${scripts}`,
    `style-src 'self' ${styleHashes(html).join(' ')}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${hosts}`,
    `media-src ${hosts}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    // Text becomes no HTML and no code: React and the component library pass none, and addresses of workers are looked at. XML of an
    // invoice's file is parsed (src/lib/xmlText.ts) and stays out of the page.
    "require-trusted-types-for 'script'",
    'trusted-types default xml',
  ].join('; ');
}

export const REFERRER_POLICY = 'strict-origin-when-cross-origin';

/**
 * For the two workers that run WebAssembly: the reader of codes on documents and the PDF reader. A worker has the policy that its own
 * file is served with, not the page's (CSP 3 §4.2), so the page's policy stays without (DECISIONS 124).
 */
export const DECODER_SCRIPTS = "'self' 'wasm-unsafe-eval'";

/** Browsers report breaches of the policy here, if anywhere; only a header can say so, not the page. */
const reports = (env: Record<string, string>) => env['VITE_REPORT_URL'] ?? '';

/** The headers of every answer. Only a header can forbid other sites to frame the page. */
export function securityHeaders(env: Record<string, string>, html: string, scripts?: string): Record<string, string> {
  const subdomains = env['HSTS_INCLUDE_SUBDOMAINS'] === 'true' ? '; includeSubDomains' : '';
  const reporting = reports(env) === '' ? '' : `; report-uri ${reports(env)}; report-to portal`;
  return {
    'Content-Security-Policy': `${contentSecurityPolicy(env, html, scripts)}; frame-ancestors 'none'${reporting}`,
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

/** The headers as nginx has them, on errors too; included by `nginx.conf`. @throws Error when a value cannot stand there. */
export function nginxHeaders(env: Record<string, string>, html: string, scripts?: string): string {
  const lines = Object.entries(securityHeaders(env, html, scripts)).map(([name, value]) => {
    if (/[$\r\n]/.test(value)) throw new Error(`${name} would hold a sign that nginx takes for its own: ${value}`);
    return `add_header ${name} "${quoted(value)}" always;`;
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
