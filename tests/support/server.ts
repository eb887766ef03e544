import { graphql, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

const api = graphql.link('*/graphql');

/**
 * The stand-in wire of unit and screen tests. Every test says what it answers; anything else fails. Only the layout's own question, which
 * is asked on every page, has an answer: no notifications.
 */
export const server = setupServer(
  api.query('notificationList', () => HttpResponse.json({ data: { notificationList: { data: [] } } })),
);

type Answer = Record<string, unknown>;

/** Answers a query or mutation by its operation name and records the variables it was called with. */
export function answer<V extends Record<string, unknown> = Record<string, unknown>>(
  operationName: string,
  respond: Answer | ((variables: V) => Answer | Response | Promise<Answer | Response>),
): V[] {
  const calls: V[] = [];
  const resolver = async ({ variables }: { variables: unknown }) => {
    calls.push(variables as V);
    const data = typeof respond === 'function' ? await respond(variables as V) : respond;
    return data instanceof Response ? data : HttpResponse.json({ data });
  };
  server.use(api.query(operationName, resolver), api.mutation(operationName, resolver));
  return calls;
}

/** A GraphQL answer with one error. */
export function graphqlError(message: string, extensions?: Record<string, unknown>): Response {
  return HttpResponse.json({ errors: [{ message, ...(extensions ? { extensions } : {}) }] });
}
