/** Failure report: type and place in the code. Never a message, value, id or user. */
export interface ProblemReport {
  what: 'error' | 'call' | 'policy';
  name: string;
  code?: string;
  status?: number | undefined;
}

/** Receivers of reports; none unless reporting is enabled. */
export const reportSinks = new Set<(report: ProblemReport) => void>();

export function report(what: ProblemReport): void {
  for (const send of reportSinks) send(what);
}

/** Returns the first stack line in a build file: 'assets/list-8f2c.js:1:204'. */
export function getErrorLine(error: unknown): string | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return /assets\/[\w.-]+\.js:\d+:\d+/.exec(stack)?.[0];
}

/** Reports an error of the page's code: class and line, not its message. */
export function reportError(error: unknown): void {
  report({ what: 'error', name: error instanceof Error ? error.name : typeof error, code: getErrorLine(error) });
}
