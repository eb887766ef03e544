/** What is done with the bytes of a person's file. Runs in a thread (see `openFile`), never beside the server's other work. */
import { judgeBytes } from '@/lib/fileBytes';
import { readPdfText } from '../rules/ocr/pdfText.ts';

export const fileTasks = {
  judge: (bytes: Uint8Array, extension: string) => judgeBytes(bytes, extension),
  pdfText: (bytes: Uint8Array, _more: undefined) => readPdfText(bytes),
};

export type FileTasks = typeof fileTasks;
