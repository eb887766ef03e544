import type { RoomRoute } from '@/platform/routing/routes';

/** The code of the component library's theme; the router keeps it around every screen that is not plain. */
export const loadTheme = () => import('./AntdTheme');

const asked = new Set<RoomRoute['lazy']>();

/** Fetches a screen's code ahead of the click. The browser keeps it; a failure is tried again on the visit itself. */
export function preloadScreen({ lazy, prefetch, plain }: RoomRoute): Promise<unknown> {
  if (asked.has(lazy)) return Promise.resolve();
  asked.add(lazy);
  // What asks for the data runs first, so it is asked for first.
  return Promise.all([prefetch?.(), lazy(), plain ? null : loadTheme()]).catch(() => asked.delete(lazy));
}
