/** What is done with the bytes of a person's file. Runs in a thread (see `openFile`), never beside the server's other work. */
import { judgeBytes } from '@/lib/fileBytes';
import { readTableFile } from '@/lib/tableFile';
import { readPdfText } from './pdfText.ts';

export const fileTasks = {
  judge: (bytes: Uint8Array, extension: string) => judgeBytes(bytes, extension),
  readTable: (bytes: Uint8Array, { fileName, rows }: { fileName: string; rows: number }) =>
    readTableFile(bytes, fileName, { rows }),
  pdfText: (bytes: Uint8Array, _more: undefined) => readPdfText(bytes),
};

export type FileTasks = typeof fileTasks;
