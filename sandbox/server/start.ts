/** Starts the sandbox: port, data, portal; responds with 503 until all are ready. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Handler, SandboxOptions } from './backend.ts';

export interface Sandbox {
  port: number;
  close(): Promise<void>;
}

/** An error that the user can fix; shown without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}

const starting: Handler = (_req, res) => {
  res.writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '1' });
  res.end('The sandbox is starting.');
};

export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  let handler = starting;
  const server = createServer((req, res) => handler(req, res));
  // Node closes idle connections after 5 s by default, sometimes while a client sends a request.
  server.keepAliveTimeout = 65_000;
  const closers: (() => Promise<void>)[] = [() => closeServer(server)];
  const close = async () => {
    handler = starting;
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  await listen(server, options.port, options.host ?? '127.0.0.1');
  try {
    // The modules take seconds to load: first check the port, and respond with 503 meanwhile.
    options.report?.('Starting the sandbox ...');
    const { openBackend } = await import('./backend.ts');
    handler = await openBackend(options, server, closers);
    const { port } = server.address() as AddressInfo;
    return { port, close };
  } catch (error) {
    await close();
    throw error;
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
