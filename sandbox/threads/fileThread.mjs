/** A thread that opens files, one after another, until it is ended (see `openFile`). Threads do not inherit the reading of TypeScript. */
import { parentPort } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
const { fileTasks, loadFor } = await import('./fileTasks.ts');
parentPort?.on('message', async ({ task, bytes, more }) => {
  await loadFor(task, more);
  parentPort?.postMessage('ready');
  fileTasks[task](bytes, more).then(
    answer => parentPort?.postMessage({ answer }),
    error => parentPort?.postMessage({ failure: String(error) }),
  );
});
