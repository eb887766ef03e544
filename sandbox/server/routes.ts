import { setImmediate as nextTurn } from 'node:timers/promises';
import type { GraphQLSchema } from 'graphql';
import type { Database } from '../data/database.ts';
import { publishedKeys } from '../data/seed/einvoice/signers.ts';
import { ownRoutes } from '../recordTypes/parts.ts';
import { accountPage } from './accountPage.ts';
import { hasGuids, translated, withGuids } from './dialect.ts';
import { exportRoute } from './exports.ts';
import { Faults } from '../http/faults.ts';
import { fileRoute } from '../http/files.ts';
import { graphqlRoute } from './graphql.ts';
import { json, only, redirect, Refusal, send, type Call, type Reply } from '../http/http.ts';
import { loginRoute } from './loginPage.ts';
import type { Backend } from '../schema/names.ts';
import { masterDataRoute } from './masterData.ts';
import { testHelperRoute } from './testHelpers.ts';

type Route = (call: Call) => Promise<Reply>;

const securityHeaders = {
  'content-security-policy': "frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
};

/** Handles every call. `site` serves /sportal/; `foreign`: the simulated backend, null for the contract's names. */
export function createRoutes(
  db: Database,
  schema: GraphQLSchema,
  site: (call: Call) => Promise<void>,
  foreign: Backend | null,
): (call: Call) => Promise<void> {
  const faults = new Faults();
  const exact: Record<string, Route> = {
    '/': () => Promise.resolve(redirect('/sportal/')),
    '/sportal': () => Promise.resolve(redirect('/sportal/')),
    '/graphql': graphqlRoute(schema, db, faults),
    '/login': loginRoute(db),
    '/account': accountPage,
    '/einvoice-keys.json': call => {
      only(call, 'GET');
      return Promise.resolve(json(200, publishedKeys()));
    },
  };
  const below: [prefix: string, route: Route][] = [
    ['/files/', fileRoute(db, faults)],
    ...ownRoutes.map(([prefix, make]): [string, Route] => [prefix, make(db, faults)]),
    ['/auth/', exportRoute(db, faults)],
    ['/masterdata/', masterDataRoute(schema, db)],
    ['/__sandbox/', testHelperRoute(db, faults)],
  ];
  const getRoute = (path: string) => {
    const route =
      (Object.hasOwn(exact, path) ? exact[path] : undefined) ?? below.find(([prefix]) => path.startsWith(prefix))?.[1];
    if (!route || !foreign) return route;
    if (path === '/graphql') return translated(foreign, route);
    return hasGuids(foreign) ? withGuids(route) : route;
  };

  return async call => {
    for (const [name, value] of Object.entries(securityHeaders)) call.res.setHeader(name, value);
    if (call.url.pathname.startsWith('/sportal/')) return site(call);
    // The database never yields; without this pause, one page's calls would block those of all other users.
    await nextTurn();
    const reply = await getRoute(call.url.pathname)?.(call);
    await send(call, reply ?? json(404, { message: "The sandbox doesn't have this address." }));
  };
}

/** Responds to an exception: a refusal with its status, anything else as a logged failure. */
export async function answerFailure(call: Call, error: unknown): Promise<void> {
  if (!(error instanceof Refusal)) console.error(`${call.req.method} ${call.url.pathname} failed:`, error);
  if (call.res.headersSent) call.res.destroy();
  else if (error instanceof Refusal) await send(call, json(error.status, { message: error.message }));
  else await send(call, json(500, { message: 'The sandbox failed. See its terminal.' }));
}
