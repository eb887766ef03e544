import type { Env } from '@/platform/envSchema';
import { BASE_PATH, type FeatureRoute } from '@/platform/routing/routes';
import { mayEnter } from '@/platform/session/access';
import type { Session } from '@/platform/session/session';

export interface Visitor {
  features: readonly FeatureRoute[];
  session: Session;
  environment: Env['name'];
}

/** Returns the screen at a path if the user may open it. Works without the router, which loads later. */
export function screenAt(pathname: string, { features, session, environment }: Visitor): FeatureRoute | undefined {
  if (!pathname.toLowerCase().startsWith(BASE_PATH)) return undefined;
  const path = getSegments(pathname.slice(BASE_PATH.length));
  const feature = features.find(({ path: own, aliases = [] }) =>
    [own, ...aliases].some(pattern => matches(pattern, path)),
  );
  if (!feature || (feature.outsideProductionOnly && environment === 'prod')) return undefined;
  return mayEnter(session, feature.access) ? feature : undefined;
}

const getSegments = (path: string) => path.toLowerCase().split('/').filter(Boolean);

/** Matches whole paths, ignoring case; ':id' matches any text (docs/decisions.md#case-insensitive-paths). */
function matches(pattern: string, path: readonly string[]): boolean {
  const wanted = getSegments(pattern);
  return wanted.length === path.length && wanted.every((part, index) => part.startsWith(':') || part === path[index]);
}
