import { BASE_PATH } from './routes';

/**
 * The path inside the router of a link that is stored in a record ('/NonPoInvoice/View/5'), or null unless it resolves to this
 * origin below /sportal (DECISIONS 16): then it is shown as text. Other schemes, hosts and ways out of /sportal are null.
 */
export function safePortalPath(stored: string | null | undefined): string | null {
  const text = stored?.trim();
  if (!text) return null;
  const { origin } = globalThis.location;
  const base = `${origin}${BASE_PATH}/`;
  if (!URL.canParse(text, base)) return null;
  const { pathname, search, hash, origin: target } = new URL(text, base);
  if (target !== origin) return null;
  if (!`${pathname}/`.toLowerCase().startsWith(`${BASE_PATH}/`)) return null;
  const path = pathname.slice(BASE_PATH.length) || '/';
  // The router would take a second slash for another host.
  return /^\/[/\\]/.test(path) ? null : path + search + hash;
}
