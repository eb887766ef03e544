import { isStorageAllowed } from '@/lib/kept';
import { env, envProblems } from '@/platform/env';
import { readSession } from '@/platform/session/session';
import { preloadScreen } from './loadScreen';
import { fetchLogo } from './logo';
import { roomRoutes } from './rooms';
import { screenAt } from './screenAt';

/** Fetches the code of the screen at the address that the page was opened with, if this person may enter it, with the logo above it. */
export function loadOpenedScreen(): void {
  const session = envProblems.length === 0 && isStorageAllowed() ? readSession() : null;
  const screen = session && screenAt(location.pathname, { rooms: roomRoutes, session, environment: env.name });
  if (!screen) return;
  fetchLogo(env.name);
  void preloadScreen(screen);
}
