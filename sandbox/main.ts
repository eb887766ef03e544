import { NamesError } from './schema/names.ts';
import { readOptions } from './server/options.ts';
import { startSandbox, StartError, type Sandbox } from './server/start.ts';
import { welcome } from './server/welcome.ts';

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
  const options = readOptions(process.argv.slice(2));
  const sandbox = await startSandbox(options);
  closeOnSignal(sandbox);
  console.log(welcome(sandbox, options));
} catch (error) {
  console.error(isForPeople(error) ? error.message : error);
  if (isForPeople(error) && error.cause instanceof Error) console.error(`(${error.cause.message})`);
  process.exit(1);
}
