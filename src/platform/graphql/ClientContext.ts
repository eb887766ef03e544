import { createContext, useContext } from 'react';
import type { Client } from './client';

export const ClientContext = createContext<Client | null>(null);
export const NO_CLIENT = 'Calls need a PlatformProvider above them.';

/** The GraphQL client of the tree. Throws outside `PlatformProvider`. */
export function useClient(): Client {
  const client = useContext(ClientContext);
  if (!client) throw new Error(NO_CLIENT);
  return client;
}
