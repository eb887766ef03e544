import { env } from '@/platform/env';
import { readSession } from '@/platform/session/session';
import { preloadScreen } from './loadScreen';
import { roomRoutes } from './rooms';
import { screenAt } from './screenAt';

/** Fetches the code of the screen at the address that the page was opened with, if this person may enter it. */
export function loadOpenedScreen(): void {
  const session = readSession();
  const screen = session && screenAt(location.pathname, { rooms: roomRoutes, session, environment: env.name });
  if (screen) void preloadScreen(screen);
}
