/** What is told of a failure: which, where in the code or the menu. Never a message, a value, an id or who it was. */
export interface ProblemReport {
  what: 'error' | 'call' | 'policy';
  /** The name of an error's class, of an operation, or of a rule of the page's policy. */
  name: string;
  /** The kind of a failed call; the origin that a policy refused; the file and line of an error. */
  code?: string;
  status?: number | undefined;
}

type Sink = (report: ProblemReport) => void;

let sink: Sink | null = null;

/** Who passes reports on; null: nobody. */
export function sendReportsTo(next: Sink | null): void {
  sink = next;
}

/** Tells of a failure, where the environment wants to hear of it. */
export function report(what: ProblemReport): void {
  sink?.(what);
}

/** The first line of a stack that lies in a file of ours: 'assets/list-8f2c.js:1:204'. */
function lineOf(error: unknown): string | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return /assets\/[\w.-]+\.js:\d+:\d+/.exec(stack)?.[0];
}

/** Tells of an error of the page's own code: its class and its line, not its message. */
export function reportError(error: unknown): void {
  report({ what: 'error', name: error instanceof Error ? error.name : typeof error, code: lineOf(error) });
}
