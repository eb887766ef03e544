import { BASE_PATH } from './routes';

/** Separators and controls that a second reader (a proxy, the router) could take for something else. */
// oxlint-disable-next-line no-control-regex
const TRICKS = /[\\\u0000-\u001f\u007f]|\/\/|(?:^|\/)\.{1,2}(?=\/|$)/;

/** Undoes percent-encoding, however often it was applied; null when it is broken or never ends. */
function decoded(text: string): string | null {
  let now = text;
  try {
    for (let depth = 0; depth < 5; depth++) {
      const next = decodeURIComponent(now);
      if (next === now) return now;
      now = next;
    }
  } catch {
    // Broken encoding: nothing that the portal writes.
  }
  return null;
}

/**
 * The router path ('/NonPoInvoice/View/7?tab=1') of an address stored in a record (`contextUrl`, `contextPath`), or null when it
 * must be shown as text: it is followed only when it resolves to this origin below /sportal (DECISIONS 16).
 */
export function safePortalPath(stored: unknown, origin: string = globalThis.location.origin): string | null {
  if (typeof stored !== 'string' || stored.trim() === '') return null;
  const base = `${origin}${BASE_PATH}/`;
  if (!URL.canParse(stored, base)) return null;
  const url = new URL(stored, base);
  if (url.protocol !== new URL(origin).protocol || url.origin !== origin || url.username || url.password) return null;
  const { pathname } = url;
  const below = pathname.slice(BASE_PATH.length);
  if (pathname.slice(0, BASE_PATH.length).toLowerCase() !== BASE_PATH || !/^(?:\/|$)/.test(below)) return null;
  const plain = decoded(below);
  // An encoded slash is one more segment to some readers and none to others.
  if (plain === null || TRICKS.test(plain) || plain.split('/').length !== below.split('/').length) return null;
  return `${below || '/'}${url.search}${url.hash}`;
}
