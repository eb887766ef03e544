import type { RoomRoute } from '@/platform/routing/routes';

/** The code of the component library's theme; the router keeps it around every screen that is not plain. */
export const loadTheme = () => import('./AntdTheme');

/** Loads a screen's code. A failure is shown when the screen is opened. */
export function preloadScreen({ lazy, prefetch, plain }: RoomRoute): void {
  // What sends the queries runs first, so it is loaded first.
  Promise.all([prefetch?.(), lazy(), plain ? null : loadTheme()]).catch(() => {});
}
