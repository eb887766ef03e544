import { isStorageAllowed } from '@/lib/kept';
import { env, envProblems } from '@/platform/env';
import { askEarly } from '@/platform/graphql/firstQuestions';
import { wasIdleFor } from '@/platform/session/idle';
import { readSession } from '@/platform/session/session';
import { preloadScreen } from './loadScreen';
import { fetchLogo } from './logo';
import { roomRoutes } from './rooms';
import { screenAt } from './screenAt';

/**
 * Fetches the code of the screen at the address that the page was opened with, if this person may enter it, with the logo above it, and
 * asks meanwhile what that screen asked first the last time.
 */
export function loadOpenedScreen(): void {
  const session = envProblems.length === 0 && isStorageAllowed() ? readSession() : null;
  const screen = session && screenAt(location.pathname, { rooms: roomRoutes, session, environment: env.name });
  if (!screen) return;
  fetchLogo(env.name);
  void preloadScreen(screen);
  // The start ends a session that was left idle for too long.
  if (!wasIdleFor(env.idleMinutes)) askEarly(session);
}
