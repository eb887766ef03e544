/** Writes the environment into the built page: its variables as a data block, and its content security policy. */
import { contentSecurityPolicy, NONCE, REFERRER_POLICY } from './securityHeaders.ts';

/** Variables of an environment by name, from a `.env.*` file or a container. */
export type Variables = Record<string, string>;

/** Data block with a script type that no browser runs, so that the Content-Security-Policy ignores it. */
const BLOCK = /(<script type="application\/json" id="environment"[^>]*>)([^<]*)(<\/script>)/;
const VERSION = /(<meta name="version" content=")([^"]*)(")/;
const POLICY = /(<meta http-equiv="Content-Security-Policy" content=")([^"]*)(")/;

/** Returns the public `VITE_*` variables; variables of the web server never reach the page. */
export function publicVariables(variables: Variables): Variables {
  return Object.fromEntries(
    Object.entries(variables)
      .filter(([name]) => name.startsWith('VITE_'))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** JSON that cannot close its script element. */
const blockText = (variables: Variables) =>
  JSON.stringify(publicVariables(variables)).replace(/[<\u2028\u2029]/g, sign => {
    return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });

function replaced(html: string, pattern: RegExp, by: string, what: string): string {
  if (!pattern.test(html)) throw new Error(`The page has no place for ${what}.`);
  return html.replace(pattern, (_all, before: string, _now: string, after: string) => before + by + after);
}

/** Returns the page with these variables in its data block. @throws Error when the page has no such block. */
export function withVariables(html: string, variables: Variables): string {
  return replaced(html, BLOCK, blockText(variables), 'the variables of its environment');
}

/** Replaces the page's version. */
export function withVersion(html: string, version: string): string {
  return replaced(html, VERSION, version, 'its version');
}

/** Adds the placeholder of the policy before every element that the policy covers. */
export function withPlaceForPolicy(html: string): string {
  const tags = [
    '<meta http-equiv="Content-Security-Policy" content="">',
    `<meta name="referrer" content="${REFERRER_POLICY}">`,
  ];
  return html.replace(/<head>\n?/, head => head + tags.map(tag => `    ${tag}\n`).join(''));
}

/** Returns the page with the policy of these variables. @throws Error when the page has no policy. */
export function withPolicy(html: string, variables: Variables): string {
  const policy = contentSecurityPolicy(variables).replaceAll('"', '&quot;');
  return replaced(html, POLICY, policy, 'a Content-Security-Policy');
}

/** Returns the variables of a page's data block; null when the block is missing or invalid. */
export function variablesIn(html: string): Record<string, unknown> | null {
  const text = BLOCK.exec(html)?.[2];
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** Returns the nonce of a served page; '' when it has none. */
export function nonceIn(html: string): string {
  return /<meta property="csp-nonce" nonce="([^"]*)"/.exec(html)?.[1] ?? '';
}

/** Replaces the nonce of a served page with the placeholder, so that two responses are comparable. */
export function withPlaceholder(html: string): string {
  const nonce = nonceIn(html);
  return nonce === '' ? html : html.replaceAll(nonce, NONCE);
}
