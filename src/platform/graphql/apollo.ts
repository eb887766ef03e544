/** Apollo's exports that the portal uses. A separate module, so that the library runs in a separate task. */
export { ApolloClient, ApolloLink } from '@apollo/client';
export { ApolloCache, type Cache } from '@apollo/client/cache';
export { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
export { BaseHttpLink } from '@apollo/client/link/http';
export { RetryLink } from '@apollo/client/link/retry';
export { ApolloProvider, useApolloClient } from '@apollo/client/react';
