import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { hasEnded } from '../support/hasEnded.ts';
import { pause } from './browser.ts';

const root = join(import.meta.dirname, '../..');

/** Storage of a signed-in user, copied into every measured profile. */
type Storage = Record<string, string>;

export interface Portal {
  /** Origin and base path, without a trailing slash. */
  base: string;
  /** Returns the storage that the sandbox's sign-in page would write for this persona. */
  signIn: (persona: string) => Promise<Storage>;
  /** Creates an invoice of the supplier persona with this many approvals. */
  newInvoice: (step: number) => Promise<void>;
  stop: () => Promise<void>;
}

/** Builds the minified portal for the sandbox. */
export async function buildPortal(folder: string): Promise<void> {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const args = [vite, 'build', '--mode', 'dev', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'];
  const build = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
  const [code] = (await once(build, 'exit')) as [number | null];
  if (code !== 0) throw new Error('The portal could not be built.');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

export async function startPortal(folder: string): Promise<Portal> {
  const port = await freePort();
  const args = ['--import', 'tsx', 'sandbox/main.ts', '--data', 'memory', '--dist', folder, '--port', String(port)];
  const server = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  const stop = async () => {
    if (hasEnded(server)) return;
    server.kill('SIGTERM');
    await once(server, 'exit');
  };
  try {
    const origin = `http://127.0.0.1:${port}`;
    await answers(`${origin}/sportal/`, () => hasEnded(server));
    const door = async (name: string, body: unknown): Promise<unknown> => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(`${origin}/__sandbox/${name}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      if (!response.ok) throw new Error(`${name}: ${await response.text()}`);
      return response.json();
    };
    const signIn = async (persona: string) => ((await door('sessions', { persona })) as { values: Storage }).values;
    const newInvoice = async (step: number) => {
      await door('invoices', { author: 'supplier', step });
    };
    return { base: `${origin}/sportal`, signIn, newInvoice, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function answers(url: string, ended: () => boolean): Promise<void> {
  for (let tries = 0; tries < 240; tries++) {
    if (ended()) throw new Error('The sandbox ended before it answered.');
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    await pause(500);
  }
  throw new Error('The sandbox does not answer.');
}
