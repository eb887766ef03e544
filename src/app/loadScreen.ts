import type { FeatureRoute } from '@/platform/routing/routes';

/** Loads antd's theme, which the router renders around every screen that isn't plain. */
export const loadTheme = () => import('./AntdTheme');

/** Failures are shown when the screen opens. */
export function preloadScreen({ lazy, prefetch, plain }: FeatureRoute): void {
  // The prefetch comes first, so that its code loads first.
  Promise.all([prefetch?.(), lazy(), plain ? null : loadTheme()]).catch(() => {});
}
