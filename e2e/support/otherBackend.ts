import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Environment of a portal whose .NET backend uses other error codes. */
const ENVIRONMENT = {
  VITE_ERROR_CODES: 'conflict: DB_UPDATE_CONCURRENCY; validation: MODEL_VALIDATION',
  VITE_REQUEST_ID_HEADER: 'x-request-id',
};

/**
 * Builds a portal for a backend with these names and starts the mock backend on its own port. Returns a stop
 * function.
 */
export async function startOtherBackend(port: number): Promise<() => Promise<void>> {
  const dist = join(root, 'test-results', `dist-other-${port}`);
  const built = spawnSync(
    process.execPath,
    [
      'node_modules/vite/bin/vite.js',
      'build',
      '--mode',
      'dev',
      '--outDir',
      dist,
      '--emptyOutDir',
      '--logLevel',
      'warn',
    ],
    { cwd: root, encoding: 'utf8', env: { ...process.env, ...ENVIRONMENT, BACKEND_NAMES: 'sandbox/dialect.json' } },
  );
  if (built.status !== 0) throw new Error(`The portal could not be built:\n${built.stdout}${built.stderr}`);
  const sandbox = spawn(
    process.execPath,
    ['--import', 'tsx', 'sandbox/main.ts', '--data', 'memory', '--dist', dist, '--port', String(port), '--dialect'],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await ready(sandbox);
  return async () => {
    const gone = once(sandbox, 'exit');
    sandbox.kill('SIGTERM');
    await gone;
  };
}

/** Resolves when the mock backend has printed its address. */
async function ready(sandbox: ChildProcess): Promise<void> {
  let said = '';
  await new Promise<void>((resolve, reject) => {
    sandbox.stdout?.on('data', (part: Buffer) => {
      said += part.toString();
      if (said.includes('runs at')) resolve();
    });
    sandbox.once('exit', code => reject(new Error(`The stand-in ended with ${code}:\n${said}`)));
  });
}
