/** Tasks for uploaded files. They run in a thread (see `openFile`), never on the server's main thread. */
import { readTableFile, type TableOptions } from '@/lib/tableFile';
import { loadPdfText, readPdfText } from './pdfText.ts';

const loadJudge = () => import('./judge/judgeContent.ts');

export const fileTasks = {
  judge: async (bytes: Uint8Array, extension: string) => (await loadJudge()).judgeContent(bytes, extension),
  readTable: (bytes: Uint8Array, { fileName, options }: { fileName: string; options: TableOptions }) =>
    readTableFile(bytes, fileName, options),
  pdfText: (bytes: Uint8Array, _more: undefined) => readPdfText(bytes),
};

/** Loads a task's dependencies, so that the file's time limit excludes loading. */
export async function loadFor(task: string): Promise<void> {
  if (task === 'judge') await loadJudge();
  if (task === 'pdfText') await loadPdfText();
}

export type FileTasks = typeof fileTasks;
