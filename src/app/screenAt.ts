import type { Env } from '@/platform/envSchema';
import { BASE_PATH, type RoomRoute } from '@/platform/routing/routes';
import { mayEnter } from '@/platform/session/access';
import type { Session } from '@/platform/session/session';

/** Who looks, and at which rooms. */
export interface Visitor {
  rooms: readonly RoomRoute[];
  session: Session;
  environment: Env['name'];
}

/** The screen at a path of the site, if there is one and this person may enter it. Without the router: it is asked before that is there. */
export function screenAt(pathname: string, { rooms, session, environment }: Visitor): RoomRoute | undefined {
  if (!pathname.toLowerCase().startsWith(BASE_PATH)) return undefined;
  const path = segmentsOf(pathname.slice(BASE_PATH.length));
  const room = rooms.find(({ path: own, aliases = [] }) => [own, ...aliases].some(pattern => matches(pattern, path)));
  if (!room || (room.outsideProductionOnly && environment === 'prod')) return undefined;
  return mayEnter(session, room.access) ? room : undefined;
}

const segmentsOf = (path: string) => path.toLowerCase().split('/').filter(Boolean);

/** Exactly, in any case; ':id' stands for any text (DECISIONS 1). */
function matches(pattern: string, path: readonly string[]): boolean {
  const wanted = segmentsOf(pattern);
  return wanted.length === path.length && wanted.every((part, index) => part.startsWith(':') || part === path[index]);
}
