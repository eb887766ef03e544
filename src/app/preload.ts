import { atMost } from '@/lib/pause';
import type { RoomRoute } from '@/platform/routing/routes';
import type { Session } from '@/platform/session/session';
import { answersTo } from '@/platform/graphql/prefetch';
import type { AskedFor } from '@/platform/graphql/prefetched';
import { linkStateOf } from '@/platform/routing/linkState';
import { preloadScreen } from './loadScreen';
import { screenAt, type Visitor } from './screenAt';

/** Fetches the code of the screen a link leads to, so that a click finds it there. Failures wait for the click to be shown. */
export function preloadLink(link: HTMLAnchorElement, visitor: Visitor): void {
  const screen = screenAt(link.pathname, visitor);
  if (screen) void preloadScreen(screen);
}

/**
 * Asks what the screen at `url` asks first. Resolves when it has been answered, or has failed, which is the screen's to show. When what asks
 * has come too late, after `isDrawn`, the screen has asked by itself.
 */
export async function prefetchScreen(
  { prefetch }: RoomRoute,
  url: URL,
  { session, state, askedFor }: { session: Session; state: unknown; askedFor: AskedFor },
  isDrawn = () => false,
): Promise<void> {
  const start = await prefetch?.().catch(() => undefined);
  if (start && !isDrawn()) await answersTo(() => start(url, session, state), askedFor);
}

/** Asks what the screen a link leads to will ask, unless it is the one that is shown, at `pathname`. */
export function prefetchLink(link: HTMLAnchorElement, pathname: string, visitor: Visitor): void {
  if (link.pathname !== pathname) askAhead(new URL(link.href), linkStateOf(link), visitor);
}

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Asks for the code and the first data of the screen at `url`, as a link there with this state would, unless data is to be saved. */
function askAhead(url: URL, state: unknown, visitor: Visitor): void {
  const screen = savesData() ? undefined : screenAt(url.pathname, visitor);
  if (!screen) return;
  void preloadScreen(screen);
  void prefetchScreen(screen, url, { session: visitor.session, state, askedFor: 'guess' });
}

/** The shell is not held back for longer than this, in ms. */
const FIRST_REQUEST_WITHIN = 300;

/**
 * Sends the first queries of the screen that the page was opened with, before there is a router. Resolves when they have left, have failed,
 * or take too long.
 */
export function askFirst(url: URL, visitor: Visitor): Promise<void> {
  const { prefetch } = screenAt(url.pathname, visitor) ?? {};
  const sent = Promise.resolve(prefetch?.())
    .then(start => {
      if (start) void answersTo(() => start(url, visitor.session, undefined), 'start');
    })
    .catch(() => {});
  return atMost(FIRST_REQUEST_WITHIN, sent);
}
