import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { openDatabase, type Database } from '../firstStart/open.ts';
import { advanceErp } from '../rules/erp/erp.ts';
import { createSchema } from '../graphql/schema.ts';
import { isOwn, readBackend } from '../schema/readBackend.ts';
import type { Call } from '../http/http.ts';
import { answerFailure, createRoutes } from './routes.ts';
import { staticSite } from './statics.ts';
import { viteSite } from './viteSite.ts';

export interface SandboxOptions {
  port: number;
  /** Listen address; defaults to localhost, because the sandbox has no passwords. */
  host?: string;
  data: string;
  /** Interval of automatic ERP steps in seconds; 0 or missing: only on request. */
  erpSeconds?: number;
  /** Receives progress messages. */
  report?: (text: string) => void;
  /** Uses the names of `dialect.json` instead of those that the portal is built with. */
  dialect?: boolean;
  /** Portal from live sources through Vite, or from a build folder. */
  portal: 'vite' | { dist: string };
}

export type Handler = (req: IncomingMessage, res: ServerResponse) => void;

/** Opens data and portal; adds their cleanup to `closers`, even when it throws halfway. */
export async function openBackend(
  options: SandboxOptions,
  server: Server,
  closers: (() => Promise<void>)[],
): Promise<Handler> {
  if (options.dialect) process.env['BACKEND_NAMES'] = 'sandbox/dialect.json'; // also for the live portal that Vite builds
  const backend = await readBackend();
  const foreign = isOwn(backend) ? null : backend;
  const db = await openDatabase({ folder: options.data, report: options.report });
  closers.push(() => db.close());
  if (options.erpSeconds) closers.push(erpClock(db, options.erpSeconds));
  const site = await portalSite(options.portal, server, closers);
  const routes = createRoutes(db, createSchema(), site, foreign);
  return (req, res) => void handle(routes, req, res);
}

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
  const target = req.url?.startsWith('/') ? `${base}${req.url}` : base; // joined as text, so that '//host/…' stays a local path
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
