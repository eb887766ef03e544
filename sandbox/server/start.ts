/** Starts the sandbox: port first, then data, then the portal; until all are there it answers 503. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openDatabase, type Database } from '../data/open.ts';
import { advanceErp } from '../rules/erp/erp.ts';
import { createSchema } from '../graphql/schema.ts';
import type { Call } from './http.ts';
import { answerFailure, createRoutes } from './routes.ts';
import { staticSite } from './statics.ts';
import { viteSite } from './viteSite.ts';

export interface SandboxOptions {
  port: number;
  /** Address to listen on. This machine only unless told: there are no passwords here. */
  host?: string;
  /** Data folder, or 'memory'. */
  data: string;
  /** Fill up to this many invoices. */
  scale?: number;
  /** The ERP moves approved invoices one step on every so many seconds; 0 or nothing: only when it is asked to. */
  erpSeconds?: number;
  /** The portal: the live sources through Vite, or a build folder. */
  portal: 'vite' | { dist: string };
}

export interface Sandbox {
  port: number;
  close(): Promise<void>;
}

/** Something the person at the terminal can put right; shown without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}

type Handler = (req: IncomingMessage, res: ServerResponse) => void;

const starting: Handler = (_req, res) => {
  res.writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '1' });
  res.end('The sandbox is starting.');
};

export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  let handler = starting;
  const server = createServer((req, res) => handler(req, res));
  // Node would close idle connections after 5 s, now and then under a request that is just being sent on one.
  server.keepAliveTimeout = 65_000;
  const closers: (() => Promise<void>)[] = [() => closeServer(server)];
  const close = async () => {
    handler = starting;
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  await listen(server, options.port, options.host ?? '127.0.0.1');
  try {
    const db = await openDatabase({ folder: options.data, ...(options.scale ? { scale: options.scale } : {}) });
    closers.push(() => db.close());
    if (options.erpSeconds) closers.push(erpClock(db, options.erpSeconds));
    const site = await portalSite(options.portal, server, closers);
    const routes = createRoutes(db, createSchema(db), site);
    const { port } = server.address() as AddressInfo;
    handler = (req, res) => void handle(routes, req, res);
    return { port, close };
  } catch (error) {
    await close();
    throw error;
  }
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

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenError(error, port)));
    server.listen(port, host, resolve);
  });
}

function listenError(error: NodeJS.ErrnoException, port: number): Error {
  const another = `PORT=${port + 1} npm start (PowerShell: $env:PORT=${port + 1}; npm start)`;
  if (error.code === 'EADDRINUSE')
    return new StartError(
      `Port ${port} is in use, perhaps by a sandbox that is already running. Stop that program, or choose another port: ${another}`,
    );
  if (error.code === 'EACCES')
    return new StartError(`This user may not listen on port ${port}. Choose another port: PORT=4100 npm start`);
  return error;
}

function closeServer(server: Server): Promise<void> {
  return new Promise(resolve => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
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
