import { BASE_PATH } from './routes';

/** Separators and control characters that a proxy or the router could interpret differently. */
// oxlint-disable-next-line no-control-regex
const TRICKS = /[\\\u0000-\u001f\u007f]|\/\/|(?:^|\/)\.{1,2}(?=\/|$)/;

/** Decodes repeated percent-encoding; null if it is invalid or too deep. */
function decoded(text: string): string | null {
  let now = text;
  try {
    for (let depth = 0; depth < 5; depth++) {
      const next = decodeURIComponent(now);
      if (next === now) return now;
      now = next;
    }
  } catch {
    // Invalid encoding.
  }
  return null;
}

/** Returns the router path of a stored URL; null if it leaves /sportal on this origin (docs/decisions.md#token-hosts). */
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
  // Some servers treat an encoded slash as a segment separator, others don't.
  if (plain === null || TRICKS.test(plain) || plain.split('/').length !== below.split('/').length) return null;
  return `${below || '/'}${url.search}${url.hash}`;
}
