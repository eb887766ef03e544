/** A thread that opens files, one after another, until it is ended (see `openFile`). Threads do not inherit the reading of TypeScript. */
import { parentPort } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
const { fileTasks, loadFor } = await import('./fileTasks.ts');
const say = message => parentPort?.postMessage(message);

/** Says 'ready' when the code is there that opens the file: the file's time begins then. */
async function answerTo({ task, bytes, more }) {
  await loadFor(task, more);
  say('ready');
  return { answer: await fileTasks[task](bytes, more) };
}

parentPort?.on('message', request => {
  answerTo(request).then(say, error => say({ failure: String(error) }));
});
