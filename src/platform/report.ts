/** Failure report: type and place in the code. Never a message, value, id or user. */
export interface ProblemReport {
  what: 'error' | 'call' | 'policy';
  /** Error class, operation, or CSP directive. */
  name: string;
  /** Error kind of a request, blocked origin, or file and line. */
  code?: string;
  status?: number | undefined;
}

type Sink = (report: ProblemReport) => void;

let sink: Sink | null = null;

/** Sets the receiver of reports; null: none. */
export function sendReportsTo(next: Sink | null): void {
  sink = next;
}

/** Reports a failure if reporting is enabled. */
export function report(what: ProblemReport): void {
  sink?.(what);
}

/** Returns the first stack line in a build file: 'assets/list-8f2c.js:1:204'. */
function lineOf(error: unknown): string | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return /assets\/[\w.-]+\.js:\d+:\d+/.exec(stack)?.[0];
}

/** Reports an error of the page's code: class and line, not its message. */
export function reportError(error: unknown): void {
  report({ what: 'error', name: error instanceof Error ? error.name : typeof error, code: lineOf(error) });
}
