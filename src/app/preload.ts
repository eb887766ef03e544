import { atMost, pause } from '@/lib/pause';
import { BASE_PATH, type RoomRoute } from '@/platform/routing/routes';
import { mayEnter } from '@/platform/session/access';
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
export function askAhead(url: URL, state: unknown, visitor: Visitor): void {
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

/** The first screen's own data and code go first; then what its links lead to, and after a while its neighbours. */
const CALM_MS = 1_000;
const LATER_MS = 2_000;

const firstSegment = (path: string) => path.split('/')[1]?.toLowerCase() ?? '';

/** Where people go next: the screens of the room they are in, and those beside it in the menu. */
export function neighboursOf({ rooms, session }: Visitor, pathname: string): RoomRoute[] {
  const here = firstSegment(pathname.slice(BASE_PATH.length));
  const open = rooms.filter(({ access }) => mayEnter(session, access));
  const own = open.filter(({ path }) => firstSegment(path) === here);
  const groups = new Set(own.flatMap(({ menu }) => menu?.group ?? []));
  const beside = open.filter(({ menu, path }) => menu && groups.has(menu.group) && firstSegment(path) !== here);
  return [...own, ...beside];
}

/** The screens that the page's own links lead to: a list's to its records, a task list's to what waits. */
function linkedScreens(visitor: Visitor): Set<RoomRoute> {
  const links = document.querySelectorAll<HTMLAnchorElement>('main a[href]');
  const own = [...links].filter(({ origin }) => origin === location.origin);
  return new Set(own.flatMap(({ pathname }) => screenAt(pathname, visitor) ?? []));
}

/**
 * Fetches the code of where people go next when the browser has nothing else to do, one screen after the other, unless data is to be
 * saved: what the page leads to, then its neighbours. It is run, too: what a screen's code costs before it draws is paid while nobody
 * waits, not at the press (decision 82). Calls `onLinked` once what the page leads to is there.
 */
export function preloadWhenIdle(visitor: Visitor, pathname: string, onLinked = () => {}): () => void {
  if (savesData() || !('requestIdleCallback' in globalThis)) return () => {};
  const left = new AbortController();
  const idle = async () => {
    await new Promise(resolve => requestIdleCallback(resolve, { timeout: 10_000 }));
    left.signal.throwIfAborted();
  };
  const preloadAll = async (rooms: Iterable<RoomRoute>) => {
    for (const room of rooms) {
      await idle();
      await preloadScreen(room);
    }
  };
  const run = async () => {
    await pause(CALM_MS, left.signal);
    await idle();
    await preloadAll(linkedScreens(visitor));
    onLinked();
    await pause(LATER_MS, left.signal);
    await preloadAll(neighboursOf(visitor, pathname));
  };
  void run().catch(() => {}); // the page was left
  return () => left.abort();
}
