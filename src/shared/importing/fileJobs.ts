import { readTableFile, type TableFile, type TableOptions } from '@/lib/tableFile';
import { writeWorkbook, type WrittenSheet } from '@/lib/writeWorkbook';

/** Jobs that run in a worker: a file of ten megabytes takes seconds. */
export const fileJobs = {
  read: ({
    bytes,
    fileName,
    options,
  }: {
    bytes: ArrayBuffer;
    fileName: string;
    options: TableOptions;
  }): Promise<TableFile> => readTableFile(new Uint8Array(bytes), fileName, options),
  write: (sheets: readonly WrittenSheet[]): Promise<Uint8Array<ArrayBuffer>> => writeWorkbook(sheets),
};

export type FileJobs = typeof fileJobs;
export type FileJob = { [J in keyof FileJobs]: { job: J; input: Parameters<FileJobs[J]>[0] } }[keyof FileJobs];
export type FileJobResult = { done: unknown } | { failed: true };
