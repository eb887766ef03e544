import { DATETIME_24_FORMAT, formatMoment } from '@/lib/dates';
import { joinParts } from '@/lib/text';
import { CallError } from './graphql/callError';
import { getErrorLine } from './report';
import { version } from './version';

/** Details that a user sends to support. */
export interface Failure {
  reference: string | undefined;
  /** Only copied. */
  message?: string;
  at: Date;
}

/** Errors other than `CallError` have no time: the first time that the page shows them. */
const firstShown = new WeakMap<Error, Date>();

/** Returns null if there is nothing to send to support: no error, an ended session or rejected values. */
export function toFailure(error: unknown): Failure | null {
  if (!(error instanceof Error)) return null;
  const message = `${error.name}: ${error.message}`;
  if (!(error instanceof CallError)) {
    const line = getErrorLine(error)?.replace('assets/', '');
    const at = firstShown.get(error) ?? new Date();
    firstShown.set(error, at);
    return { reference: [error.name, line].filter(Boolean).join(' '), message, at };
  }
  const { isForSupport, requestId, status, at } = error;
  if (!isForSupport) return null;
  return { reference: requestId, message: status ? `${message} (HTTP ${status})` : message, at };
}

export function getReferenceLine({ reference, at }: Failure): string {
  const parts = [reference && `Reference: ${reference}`, `Version ${version}`, formatMoment(at, DATETIME_24_FORMAT)];
  return joinParts(...parts);
}

/** Returns the text to copy: reference, version, message, page and time. */
export function getFailureText(failure: Failure): string {
  return [getReferenceLine(failure), failure.message, location.href, failure.at.toISOString()]
    .filter(Boolean)
    .join('\n');
}
