/** What a browser may do with the built portal: one source for the page's own tag and for the web server's headers. */

/** The policy of an environment (its `.env.*` values): connections and media from the page's own and the configured hosts only. */
export function contentSecurityPolicy(env: Record<string, string>): string {
  const origins = Object.entries(env)
    .filter(([name, value]) => name.endsWith('_URL') && /^https?:/.test(value))
    .map(([, value]) => new URL(value).origin);
  const hosts = ["'self'", ...new Set(origins.sort())].join(' ');
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'", // antd writes its styles into the page at run time
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${hosts}`,
    `media-src ${hosts}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

export const REFERRER_POLICY = 'strict-origin-when-cross-origin';

/** The headers of every answer. Only a header can forbid other sites to frame the page. */
export function securityHeaders(env: Record<string, string>): Record<string, string> {
  return {
    'Content-Security-Policy': `${contentSecurityPolicy(env)}; frame-ancestors 'none'`,
    'X-Frame-Options': 'DENY',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': REFERRER_POLICY,
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Strict-Transport-Security': 'max-age=31536000',
  };
}

/** The headers as nginx has them, on errors too; included by `nginx.conf`. */
export function nginxHeaders(env: Record<string, string>): string {
  const lines = Object.entries(securityHeaders(env)).map(([name, value]) => `add_header ${name} "${value}" always;`);
  return ['# Written by the build of this environment; do not edit.', ...lines, ''].join('\n');
}
