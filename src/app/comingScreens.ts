import type { ScreenRoute } from '@/platform/routing/routes';

/** Every screen that is still to come. Each answers with an honest page inside the layout; its room takes the entry over. */
export const comingScreens: ScreenRoute[] = [];
