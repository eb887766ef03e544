/** Serves the live portal: Vite in middleware mode on the sandbox's http server, for one origin and one process. */
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { Call } from '../http/http.ts';

const root = join(import.meta.dirname, '../..');

export async function viteSite(
  server: Server,
): Promise<{ handle: (call: Call) => Promise<void>; close: () => Promise<void> }> {
  const { createServer } = await import('vite'); // loading takes 0.5 s, which a built portal does not need
  const vite = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    mode: 'dev',
    appType: 'spa',
    clearScreen: false,
    logLevel: 'warn',
    server: {
      middlewareMode: true,
      ws: { server },
      // Excludes the sandbox's data from watching and from Vite's file server.
      watch: {
        ignored: ['**/.sandbox/**', '**/dist*/**', '**/test-results/**', '**/playwright-report/**', '**/.tmp/**'],
      },
      fs: { deny: ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '**/.sandbox/**'] },
      warmup: { clientFiles: ['./src/main.tsx'] },
    },
  });
  return {
    handle: ({ req, res }) =>
      new Promise<void>((resolve, reject) => {
        res.once('close', resolve);
        vite.middlewares(req, res, (error?: unknown) => {
          if (error) reject(new Error('Vite could not answer', { cause: error }));
          else {
            res.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' });
            res.end('Not found');
          }
        });
      }),
    close: () => vite.close(),
  };
}
