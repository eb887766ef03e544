/** Thread that opens files one by one (see `openFile`). Threads do not inherit the TypeScript loader. */
import { parentPort } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
const { fileTasks, loadFor } = await import('./fileTasks.ts');
const say = message => parentPort?.postMessage(message);

/** Sends 'ready' after loading the code: the file's time limit starts then. */
async function answerTo({ task, bytes, more }) {
  await loadFor(task);
  say('ready');
  return { answer: await fileTasks[task](bytes, more) };
}

parentPort?.on('message', request => {
  answerTo(request).then(say, error => say({ failure: String(error) }));
});
