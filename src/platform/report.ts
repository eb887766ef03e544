import { Listeners } from './listeners';

/** Failure report: type and place in the code. Never a message, value, record id or user. */
export interface ProblemReport {
  what: 'error' | 'call' | 'policy';
  name: string;
  code?: string;
  status?: number | undefined;
  requestId?: string;
}

/** `cause` is the error itself. Its message may contain data of users. */
const listeners = new Listeners<[report: ProblemReport, cause?: unknown]>();

/** Calls a listener for every failure. Returns a function to stop. */
export const onReport = listeners.on;

export const report = listeners.notify;

/** Returns the first stack line in a build file: 'assets/list-8f2c.js:1:204'. */
export function getErrorLine(error: unknown): string | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return /assets\/[\w.-]+\.js:\d+:\d+/.exec(stack)?.[0];
}

/** Reports an error of the page's code: class and line, not its message. */
export function reportError(error: unknown, code = getErrorLine(error)): void {
  report({ what: 'error', name: error instanceof Error ? error.name : typeof error, code }, error);
}
