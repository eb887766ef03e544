/** What the portal takes of Apollo. By itself, so that the first script can have the library run in a task of its own. */
export { ApolloClient, ApolloLink } from '@apollo/client';
export { ApolloCache, type Cache } from '@apollo/client/cache';
export { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
export { ErrorLink } from '@apollo/client/link/error';
export { BaseHttpLink } from '@apollo/client/link/http';
export { RetryLink } from '@apollo/client/link/retry';
