import { useState, type ReactNode } from 'react';
import { createClient, type Client } from './graphql/client';
import { ClientContext } from './graphql/ClientContext';
import { SessionProvider } from './session/SessionContext';
import type { Session } from './session/session';

interface Props {
  /** Default: a new client on the environment's GraphQL URL. */
  client?: Client;
  session: Session;
  children: ReactNode;
}

/** Session and GraphQL client for everything below. */
export function PlatformProvider({ client, session, children }: Props) {
  const [ownClient] = useState(() => client ?? createClient());
  return (
    <ClientContext value={client ?? ownClient}>
      <SessionProvider session={session}>{children}</SessionProvider>
    </ClientContext>
  );
}
