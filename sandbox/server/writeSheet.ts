/** Spreadsheets of many rows are written beside the server, which answers other calls meanwhile. */
import { Worker } from 'node:worker_threads';
import type { ExportedRows } from '../graphql/exportRows.ts';
import { toFile, type SheetJob } from './spreadsheets.ts';

/** Fewer rows are written sooner than a thread starts. */
const WORTH_A_THREAD = 2000;

/** The rows as the bytes of a file. */
export async function writeSheet(sheet: ExportedRows, type: SheetJob['type'], name: string): Promise<Buffer> {
  if (sheet.rows.length < WORTH_A_THREAD) return toFile(sheet, type, name);
  const job: SheetJob = { sheet, type, name };
  const bytes = await new Promise<Uint8Array>((resolve, reject) => {
    const thread = new Worker(new URL('./sheetThread.mjs', import.meta.url), { workerData: job });
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', code => reject(new Error(`The spreadsheet was not written (exit ${code})`)));
  });
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
