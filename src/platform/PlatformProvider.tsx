import { useState, type ReactNode } from 'react';
import { ApolloProvider } from './graphql/apollo';
import { createClient, type Client } from './graphql/client';
import { SessionProvider } from './session/SessionContext';
import type { Session } from './session/session';

interface Props {
  /** Default: a new client for the environment's GraphQL URL. */
  client?: Client;
  session: Session;
  children: ReactNode;
}

/** Provides session and GraphQL client. */
export function PlatformProvider({ client, session, children }: Props) {
  const [ownClient] = useState(() => client ?? createClient());
  return (
    <ApolloProvider client={client ?? ownClient}>
      <SessionProvider session={session}>{children}</SessionProvider>
    </ApolloProvider>
  );
}
