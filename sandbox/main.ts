import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { dataFolder } from './data/dataFolder.mjs';
import { NamesError } from './schema/names.ts';
import type { SandboxOptions } from './server/backend.ts';
import { startSandbox, StartError, type Sandbox } from './server/start.ts';
import { welcome } from './server/welcome.ts';

function wholeNumber(text: string, name: string, most: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value <= most) return value;
  throw new StartError(`${name} must be a whole number from 0 to ${most}; it is "${text}".`);
}

function readArguments() {
  try {
    const text = { type: 'string' } as const;
    return parseArgs({
      options: { port: text, data: text, dist: text, erp: text, dialect: { type: 'boolean' } },
    }).values;
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error));
  }
}

function readOptions(): SandboxOptions {
  const values = readArguments();
  const { dist } = values;
  if (dist !== undefined && !existsSync(join(dist, 'index.html')))
    throw new StartError(`${dist} contains no built portal (index.html). Build it first: npm run build:dev`);
  return {
    port: wholeNumber(values.port ?? process.env['PORT'] ?? '4100', 'PORT', 65_535),
    host: process.env['SANDBOX_HOST'] ?? '127.0.0.1',
    data: values.data ?? dataFolder(),
    erpSeconds: wholeNumber(values.erp ?? '0', '--erp', 86_400),
    report: text => console.log(text),
    dialect: values.dialect === true,
    portal: dist === undefined ? 'vite' : { dist },
  };
}

/** Errors with readable messages; all others are defects and print their stack. */
function isForPeople(error: unknown): error is Error {
  return (
    error instanceof Error &&
    (error instanceof StartError || error instanceof NamesError || error.constructor === Error) &&
    !('code' in error)
  );
}

/** Shuts down cleanly on a signal and closes the data. A second signal changes nothing; the limit is 10 s. */
function closeOnSignal(sandbox: Sandbox): void {
  let closing = false;
  const stop = () => {
    if (closing) return;
    closing = true;
    setTimeout(() => process.exit(1), 10_000).unref();
    sandbox.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error('The sandbox could not be closed:', error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

try {
  const options = readOptions();
  const sandbox = await startSandbox(options);
  closeOnSignal(sandbox);
  console.log(welcome(sandbox, options));
} catch (error) {
  console.error(isForPeople(error) ? error.message : error);
  if (isForPeople(error) && error.cause instanceof Error) console.error(`(${error.cause.message})`);
  process.exit(1);
}
