/** A thread that writes one spreadsheet and ends (see `writeSheet`). Threads do not inherit the reading of TypeScript. */
import { parentPort, workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
const { toFile } = await import('./spreadsheets.ts');
const { sheet, type, name } = workerData;
parentPort?.postMessage(toFile(sheet, type, name));
