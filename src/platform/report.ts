/** Failure report: type and place in the code. Never a message, value, record id or user. */
export interface ProblemReport {
  what: 'error' | 'call' | 'policy';
  name: string;
  code?: string;
  status?: number | undefined;
  requestId?: string;
}

/** `cause` is the error itself. Its message may contain data of users. */
export type ReportListener = (report: ProblemReport, cause?: unknown) => void;

const listeners = new Set<ReportListener>();

/** Calls `listener` for every failure. Returns a function to stop. */
export function onReport(listener: ReportListener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function report(what: ProblemReport, cause?: unknown): void {
  for (const listener of listeners) listener(what, cause);
}

/** Returns the first stack line in a build file: 'assets/list-8f2c.js:1:204'. */
export function getErrorLine(error: unknown): string | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return /assets\/[\w.-]+\.js:\d+:\d+/.exec(stack)?.[0];
}

/** Reports an error of the page's code: class and line, not its message. */
export function reportError(error: unknown, code = getErrorLine(error)): void {
  report({ what: 'error', name: error instanceof Error ? error.name : typeof error, code }, error);
}
