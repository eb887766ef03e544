/** Content that a program can read in a document: texts of QR codes and attached texts. */
export interface Scan {
  /** Texts of the codes on the last page that was looked at and, where none was wanted, of all. */
  codes: string[];
  /** Attached XML files of a PDF, or the file itself when it is one. */
  texts: { name: string; text: string }[];
  pages: { looked: number; of: number };
}

/** Why nothing could be looked at: 'locked' by a password, 'damaged', or 'failed' for the machinery's own reasons. */
export type ScanProblem = 'locked' | 'damaged' | 'failed';

export interface ScanRequest {
  scan: {
    bytes: ArrayBuffer;
    /** A regular expression: a code that it fits ends the search. */
    wanted: string;
    /** Every page is looked at, however long that takes; without it the pages after the first have a few seconds. */
    allPages: boolean;
  };
}

/** Sent part by part, so that findings survive the worker's end: `ready` once loaded, finally `done` or `problem`. */
export type ScanMessage = { ready: true } | { found: Partial<Scan> } | { done: true } | { problem: ScanProblem };
