import type { Client } from '@/platform/graphql/client';
import { Prefetched } from '@/platform/graphql/prefetch';
import type { FeatureRoute } from '@/platform/routing/routes';
import { preloadScreen } from './loadScreen';
import { screenAt, type Visitor } from './screenAt';

export type Prefetcher = ReturnType<typeof createPrefetcher>;

/** The same for an alias and its canonical address. */
const toKey = ({ path }: FeatureRoute, { pathname, search }: URL) =>
  [path, path.includes(':') ? pathname.split('/').at(-1) : '', search].join(' ');

export function createPrefetcher(client: Client, visitor: Visitor) {
  let intent: { key: string; sent: Promise<Prefetched | null> } | null = null;

  const send = async ({ prefetch }: FeatureRoute, url: URL, state: unknown): Promise<Prefetched | null> => {
    const toQueries = await prefetch?.().catch(() => null); // the screen then sends its queries itself
    return toQueries ? new Prefetched(client, toQueries(url, visitor.session, state)) : null;
  };
  const drop = () => {
    void intent?.sent.then(prefetched => prefetched?.discard());
    intent = null;
  };

  return {
    /** Loads the code of the screen at `url` and sends its queries. Resolves when they are sent. The intent before is dropped. */
    async intend(url: URL, state?: unknown): Promise<void> {
      const screen = screenAt(url.pathname, visitor);
      if (!screen) return;
      preloadScreen(screen);
      const key = toKey(screen, url);
      const before = intent;
      if (before?.key === key && ((await before.sent)?.isFresh || intent !== before)) return;
      drop();
      intent = { key, sent: send(screen, url, state) };
      await intent.sent;
    },
    /** Returns the queries sent for the link that led to `screen`; otherwise sends them now. */
    async open(screen: FeatureRoute, url: URL, state: unknown): Promise<Prefetched | null> {
      const sent = intent?.key === toKey(screen, url) ? intent.sent : null;
      if (sent) intent = null;
      else drop();
      const prefetched = await sent;
      return prefetched?.isFresh ? prefetched : send(screen, url, state);
    },
  };
}
