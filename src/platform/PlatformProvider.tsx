import { useState, type ReactNode } from 'react';
import { ApolloProvider } from './graphql/apollo';
import { createClient, type Client } from './graphql/client';
import { SessionProvider } from './session/SessionContext';
import type { Session } from './session/session';

interface Props {
  client?: Client;
  session: Session;
  children: ReactNode;
}

export function PlatformProvider({ client, session, children }: Props) {
  const [ownClient] = useState(() => client ?? createClient());
  return (
    <ApolloProvider client={client ?? ownClient}>
      <SessionProvider session={session}>{children}</SessionProvider>
    </ApolloProvider>
  );
}
