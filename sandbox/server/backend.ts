/** All that answers behind the port: data, GraphQL, files and the portal. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { openDatabase, type Database } from '../firstStart/open.ts';
import { advanceErp } from '../rules/erp/erp.ts';
import { createSchema } from '../graphql/schema.ts';
import { isOwn, NAMES_FILE, readBackend } from '../schema/readBackend.ts';
import type { Call } from '../http/http.ts';
import { answerFailure, createRoutes } from './routes.ts';
import { staticSite } from './statics.ts';
import { viteSite } from './viteSite.ts';

export interface SandboxOptions {
  port: number;
  /** Address to listen on. This machine only unless told: there are no passwords here. */
  host?: string;
  /** Data folder, or 'memory'. */
  data: string;
  /** The ERP moves approved invoices one step on every so many seconds; 0 or nothing: only when it is asked to. */
  erpSeconds?: number;
  /** Speaks as `dialect.json` says, instead of in the names that the portal is built with. */
  dialect?: boolean;
  /** The portal: the live sources through Vite, or a build folder. */
  portal: 'vite' | { dist: string };
}

export type Handler = (req: IncomingMessage, res: ServerResponse) => void;

/** Opens the data and the portal; what closes them again is added to `closers`, also when it throws half-way. */
export async function openBackend(
  options: SandboxOptions,
  server: Server,
  closers: (() => Promise<void>)[],
): Promise<Handler> {
  const file = options.dialect === true ? 'sandbox/dialect.json' : NAMES_FILE;
  const backend = await readBackend([file]);
  const foreign = isOwn(backend) ? null : backend;
  const db = await openDatabase({ folder: options.data });
  closers.push(() => db.close());
  if (options.erpSeconds) closers.push(erpClock(db, options.erpSeconds));
  if (foreign) process.env['BACKEND_NAMES'] ??= file; // for the live portal that Vite makes
  const site = await portalSite(options.portal, server, closers);
  const routes = createRoutes(db, createSchema(), site, foreign);
  return (req, res) => void handle(routes, req, res);
}

/** Answers what stops it. A step that is under way is waited for. */
function erpClock(db: Database, seconds: number): () => Promise<void> {
  let step: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    step = step.then(() => advanceErp(db)).catch((error: unknown) => console.error('The ERP step failed:', error));
  }, seconds * 1000);
  return async () => {
    clearInterval(timer);
    await step;
  };
}

async function handle(routes: (call: Call) => Promise<void>, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const host = req.headers.host ?? '';
  const base = `http://${/^[\w.:[\]-]+$/.test(host) ? host : 'localhost'}`;
  const target = req.url?.startsWith('/') ? `${base}${req.url}` : base; // joined as text: '//host/…' stays a path of ours
  const url = URL.canParse(target) ? new URL(target) : new URL('http://localhost/');
  const call = { req, res, url };
  try {
    await routes(call);
  } catch (error) {
    await answerFailure(call, error).catch(() => res.destroy());
  }
}

async function portalSite(
  portal: SandboxOptions['portal'],
  server: Server,
  closers: (() => Promise<void>)[],
): Promise<(call: Call) => Promise<void>> {
  if (portal !== 'vite') return staticSite(portal.dist);
  const vite = await viteSite(server);
  closers.push(vite.close);
  return vite.handle;
}
