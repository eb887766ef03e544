import { createContext, useContext, useLayoutEffect, type ReactNode } from 'react';
import type { Session } from './session';
import { sessionBegan } from './sessionLost';

const SessionContext = createContext<Session | null>(null);

export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  // Layout effect: runs before any child's effect calls the backend.
  useLayoutEffect(() => sessionBegan(session.userId), [session.userId]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** Returns the signed-in user. Throws outside `SessionProvider`. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it.');
  return session;
}
