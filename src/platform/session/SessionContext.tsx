import { createContext, useContext, useLayoutEffect, type ReactNode } from 'react';
import type { Session } from './session';
import { sessionBegan } from './sessionLost';

const SessionContext = createContext<Session | null>(null);

/** Hands the signed-in user to the tree. */
export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  // Before any effect of a child calls the backend.
  useLayoutEffect(() => sessionBegan(session.userId), [session.userId]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** The signed-in user. Throws outside `SessionProvider`: no screen exists without a session. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it.');
  return session;
}
