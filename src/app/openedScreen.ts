import { isStorageAllowed } from '@/lib/kept';
import { env, envProblems } from '@/platform/env';
import { readSession } from '@/platform/session/session';
import { preloadScreen } from './loadScreen';
import { fetchLogo } from './logo';
import { getOfferedRoutes } from './featureRoutes';
import { screenAt } from './screenAt';

export function loadOpenedScreen(): void {
  const session = envProblems.length === 0 && isStorageAllowed() ? readSession() : null;
  const screen =
    session &&
    screenAt(location.pathname, { features: getOfferedRoutes(env.featuresOff), session, environment: env.name });
  if (!screen) return;
  fetchLogo(env.name);
  preloadScreen(screen);
}
