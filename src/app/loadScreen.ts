import type { RoomRoute } from '@/platform/routing/routes';

/** The code of the component library's theme; the router keeps it around every screen. */
export const loadTheme = () => import('./AntdTheme');

const asked = new Set<RoomRoute['lazy']>();

/** Fetches a screen's code ahead of the click. The browser keeps it; a failure is tried again on the visit itself. */
export function preloadScreen({ lazy, prefetch }: RoomRoute): Promise<unknown> {
  if (asked.has(lazy)) return Promise.resolve();
  asked.add(lazy);
  return Promise.all([lazy(), prefetch?.(), loadTheme()]).catch(() => asked.delete(lazy));
}
