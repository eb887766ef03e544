/**
 * Placeholder of the nonce in the built page and its policy. The web server replaces it with a new value for each request.
 * The component library writes style elements at run time; the nonce allows only these.
 */
export const NONCE = '__NONCE__';

/** Variables of the web server and of the version file; they never reach the page. */
export const SERVER_VARIABLES = ['HSTS_INCLUDE_SUBDOMAINS', 'MINIMUM_VERSION'];

/** Returns the origins of the `VITE_*_URL` variables, sorted; relative URLs belong to the page's own origin. */
function configuredOrigins(env: Record<string, string>): string[] {
  const origins = Object.entries(env)
    .filter(([name, value]) => /^VITE_\w*_URL$/.test(name) && /^https?:/.test(value))
    .map(([, value]) => new URL(value).origin);
  return [...new Set(origins)].sort();
}

/** Returns the page's policy: connections and media only from its own and the configured hosts. */
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
    // No text becomes HTML or code (src/platform/trustedScripts.ts). The XML of an invoice file is parsed outside the page
    // (src/lib/xmlText.ts).
    "require-trusted-types-for 'script'",
    'trusted-types default xml',
  ].join('; ');
}

export const REFERRER_POLICY = 'strict-origin-when-cross-origin';

/**
 * For the two workers that run WebAssembly: code scanner and PDF reader. A worker uses the policy of the response that delivers it (CSP 3 §4.2), so the
 * page's policy does not allow WebAssembly (docs/decisions.md#wasm-in-workers).
 */
export const DECODER_SCRIPTS = "'self' 'wasm-unsafe-eval'";

/** Endpoint for violation reports; only a header can set it. */
const reports = (env: Record<string, string>) => env['VITE_REPORT_URL'] ?? '';

/** Returns the headers of every response. Only a header can forbid framing. */
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

/** nginx interprets both characters inside quotes. `$` has no escape, so no URL may contain it. */
const quoted = (value: string) => value.replace(/["\\]/g, sign => `\\${sign}`);

/**
 * Returns the headers as nginx directives, on errors too; `nginx.conf` includes them. The nonce is nginx's request id: 128 random bits.
 * @throws Error when nginx cannot quote a value.
 */
export function nginxHeaders(env: Record<string, string>, scripts?: string): string {
  const lines = Object.entries(securityHeaders(env, scripts)).map(([name, value]) => {
    if (/[$\r\n]/.test(value)) throw new Error(`${name} would hold a sign that nginx takes for its own: ${value}`);
    return `add_header ${name} "${quoted(value).replaceAll(NONCE, '$request_id')}" always;`;
  });
  return ['# Written by the build or the release of this environment; do not edit.', ...lines, ''].join('\n');
}

/** Returns the validation errors of the web server's variables. */
export function serverProblems(env: Record<string, string>): string[] {
  const choice = env['HSTS_INCLUDE_SUBDOMAINS'] ?? '';
  const problems = ['', 'true', 'false'].includes(choice) ? [] : ['HSTS_INCLUDE_SUBDOMAINS must be true or false.'];
  if (!/^(\d+\.\d+\.\d+)?$/.test(env['MINIMUM_VERSION'] ?? ''))
    problems.push("MINIMUM_VERSION must be a version such as '1.2.0'.");
  const address = reports(env);
  if (/[\s;,"$]/.test(address)) problems.push('VITE_REPORT_URL must hold no blank, semicolon, comma, quote or dollar.');
  return problems;
}
