/** Writes an environment into the built page: its variables as a block of data, and the policy that follows from them. */
import { contentSecurityPolicy, NONCE, REFERRER_POLICY } from './securityHeaders.ts';

/** The variables of an environment by name, as its `.env.*` file or a container has them. */
export type Variables = Record<string, string>;

/** A script of a type that no browser runs: data, so that the Content-Security-Policy says nothing about it. */
const BLOCK = /(<script type="application\/json" id="environment"[^>]*>)([^<]*)(<\/script>)/;
const POLICY = /(<meta http-equiv="Content-Security-Policy" content=")([^"]*)(")/;

/** What the page is told: nothing but `VITE_*`, which is public. Variables of the web server stay with it. */
export function publicVariables(variables: Variables): Variables {
  return Object.fromEntries(
    Object.entries(variables)
      .filter(([name]) => name.startsWith('VITE_'))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** JSON that cannot end the element it stands in. */
const blockText = (variables: Variables) =>
  JSON.stringify(publicVariables(variables)).replace(/[<\u2028\u2029]/g, sign => {
    return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });

function replaced(html: string, pattern: RegExp, by: string, what: string): string {
  if (!pattern.test(html)) throw new Error(`The page has no place for ${what}.`);
  return html.replace(pattern, (_all, before: string, _now: string, after: string) => before + by + after);
}

/** The page with these variables in its block of data. @throws Error when it has no such block. */
export function withVariables(html: string, variables: Variables): string {
  return replaced(html, BLOCK, blockText(variables), 'the variables of its environment');
}

/** The page as it is built, with a place for the policy: before anything that it is about. */
export function withPlaceForPolicy(html: string): string {
  const tags = [
    '<meta http-equiv="Content-Security-Policy" content="">',
    `<meta name="referrer" content="${REFERRER_POLICY}">`,
  ];
  return html.replace(/<head>\n?/, head => head + tags.map(tag => `    ${tag}\n`).join(''));
}

/** The page with the policy of these variables. @throws Error when it carries none. */
export function withPolicy(html: string, variables: Variables): string {
  const policy = contentSecurityPolicy(variables).replaceAll('"', '&quot;');
  return replaced(html, POLICY, policy, 'a Content-Security-Policy');
}

/** The variables in a page's block; null when it has none or they cannot be read. */
export function variablesIn(html: string): Record<string, unknown> | null {
  const text = BLOCK.exec(html)?.[2];
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** The nonce of a page as a web server sent it; '' when it has none. */
export function nonceIn(html: string): string {
  return /<meta property="csp-nonce" nonce="([^"]*)"/.exec(html)?.[1] ?? '';
}

/** A page as a web server sent it, with the placeholder again: two answers with the same page are the same text. */
export function withPlaceholder(html: string): string {
  const nonce = nonceIn(html);
  return nonce === '' ? html : html.replaceAll(nonce, NONCE);
}
