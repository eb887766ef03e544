import { readTableFile, type TableFile } from '@/lib/tableFile';
import { writeWorkbook, type WrittenSheet } from '@/lib/writeWorkbook';

/** What is done with files away from the page: a file of ten megabytes takes seconds. */
export const fileJobs = {
  read: ({ bytes, fileName, maxRows }: { bytes: ArrayBuffer; fileName: string; maxRows: number }): Promise<TableFile> =>
    readTableFile(new Uint8Array(bytes), fileName, { rows: maxRows }),
  write: (sheets: readonly WrittenSheet[]): Promise<Uint8Array<ArrayBuffer>> => writeWorkbook(sheets),
};

export type FileJobs = typeof fileJobs;
export type FileJob = { [J in keyof FileJobs]: { job: J; input: Parameters<FileJobs[J]>[0] } }[keyof FileJobs];
export type FileJobAnswer = { done: unknown } | { failed: true };
