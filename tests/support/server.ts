import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { graphql, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

const api = graphql.link('*/graphql');
const RULES = readFileSync(join(import.meta.dirname, '../../public/preflight.json'), 'utf8');

/**
 * Mock server of unit and screen tests. Every test declares its responses, and other requests fail. Defaults exist
 * only for automatic requests: notifications, saved filters, rules, stored files and signing keys.
 */
export const server = setupServer(
  api.query('notificationList', () => HttpResponse.json({ data: { notificationList: { data: [] } } })),
  api.query('filterList', () => HttpResponse.json({ data: { filterList: { totalRecords: 0, data: [] } } })),
  api.query('masterSupplierList', () =>
    HttpResponse.json({ data: { masterSupplierList: { totalRecords: 0, data: [] } } }),
  ),
  http.get('*/sportal/preflight.json', () => HttpResponse.text(RULES)),
  http.get('*/files/api/download/:uid', () => HttpResponse.json({ result: 'noResult' })),
  http.get('*/einvoice-keys.json', () => HttpResponse.json({ keys: [] })),
);

type Answer = Record<string, unknown>;

/** Answers an operation by its name and records the variables of each call. */
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

export function graphqlError(message: string, extensions?: Record<string, unknown>): Response {
  return HttpResponse.json({ errors: [{ message, ...(extensions ? { extensions } : {}) }] });
}
