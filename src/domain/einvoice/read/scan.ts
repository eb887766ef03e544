/** What a document carries for machines: the texts of its QR codes, and texts attached to it. */
export interface Scan {
  /** Texts of the codes on the last page that was looked at and, where none was wanted, of all. */
  codes: string[];
  /** Attached XML files of a PDF, or the file itself when it is one. */
  texts: { name: string; text: string }[];
  pages: { looked: number; of: number };
}

/** Why nothing could be looked at: 'locked' by a password, 'damaged', or 'failed' for the machinery's own reasons. */
export type ScanProblem = 'locked' | 'damaged' | 'failed';

/** What the worker is asked. */
export interface ScanRequest {
  paper: {
    bytes: ArrayBuffer;
    /** A regular expression: a code that it fits ends the search. */
    wanted: string;
    /** Every page is looked at, however long that takes; without it the pages after the first have a few seconds. */
    allPages: boolean;
  };
}

/**
 * What the worker says, part by part, so that what it has found is known when it is ended: `ready` when its code is there, at last `done`
 * or `problem`.
 */
export type ScanMessage = { ready: true } | { found: Partial<Scan> } | { done: true } | { problem: ScanProblem };
