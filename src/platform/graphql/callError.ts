import { CombinedGraphQLErrors, ServerError, ServerParseError } from './apollo';
import { NOT_ACCEPTED, toUserMessage } from '@/lib/userMessage';
import { isSuccessStatus } from '@/lib/success';
import { env } from '@/platform/env';

export type CallErrorType =
  'session' | 'permission' | 'validation' | 'conflict' | 'outage' | 'timeout' | 'server' | 'aborted';

export interface FieldError {
  path: string;
  message: string;
}

const TEXT: Record<CallErrorType, string> = {
  session: 'Your session has ended. Sign in again.',
  permission: "You don't have permission to do this.",
  validation: 'Some values were not accepted. Correct them and try again.',
  conflict: 'Someone else has changed this. Reload to see the changes.',
  outage: "The server couldn't be reached. Check your connection and try again.",
  timeout: 'The server took too long to respond. Try again.',
  server: 'Something went wrong on the server. Try again.',
  aborted: 'The request was cancelled.',
};

const TEXT_OF_STATUS: Record<number, string> = {
  413: 'This request is too large. Attach fewer or smaller files, or save in smaller parts.',
  429: 'The server is busy. Try again in a moment.',
  502: "The service isn't responding. Try again in a few minutes.",
  503: 'The service is temporarily unavailable. Try again in a few minutes.',
  504: 'The service took too long to respond. Try again in a few minutes.',
};

const BUSY = 429;

const getText = (kind: CallErrorType, status: number | undefined) => TEXT_OF_STATUS[status ?? 0] ?? TEXT[kind];

interface CallErrorOptions {
  message?: string;
  fieldErrors?: FieldError[];
  status?: number;
  requestId?: string;
  cause?: unknown;
}

const FOR_SUPPORT: readonly CallErrorType[] = ['permission', 'conflict', 'outage', 'timeout', 'server'];

export class CallError extends Error {
  readonly kind: CallErrorType;
  readonly fieldErrors: FieldError[];
  readonly status: number | undefined;
  readonly requestId: string | undefined;
  readonly at = new Date();

  constructor(kind: CallErrorType, options: CallErrorOptions = {}) {
    super(options.message?.trim() || getText(kind, options.status), { cause: options.cause });
    this.name = 'CallError';
    this.kind = kind;
    this.fieldErrors = options.fieldErrors ?? [];
    this.status = options.status;
    this.requestId = options.requestId;
  }

  /** False if the user can solve it: an ended session, rejected values. */
  get isForSupport(): boolean {
    return FOR_SUPPORT.includes(this.kind);
  }

  /** Returns the error with its request ID, which the message shows unless the server gave a reference. */
  withReference(requestId: string): CallError {
    const { kind, fieldErrors, status, isForSupport } = this;
    const isShown = isForSupport && !this.message.includes('reference ');
    const message = isShown ? `${this.message} (reference ${requestId})` : this.message;
    return new CallError(kind, { message, fieldErrors, status, requestId, cause: this });
  }
}

export function getErrorTypeOfStatus(status: number): CallErrorType {
  if (status === 401) return 'session';
  if (status === 403) return 'permission';
  if (status === 408) return 'timeout';
  if (status === 429 || status === 502 || status === 503 || status === 504) return 'outage';
  if (status === 409) return 'conflict';
  if (status === 400 || status === 413 || status === 422) return 'validation';
  return 'server';
}

/** Kinds of GraphQL error codes, regardless of the HTTP status (docs/errors.md). Other codes are server errors. */
const KIND_OF_CODE: Record<string, CallErrorType> = {
  UNAUTHENTICATED: 'session',
  AUTH_NOT_AUTHENTICATED: 'session',
  ACCESS_DENIED: 'session',
  FORBIDDEN: 'permission',
  AUTH_NOT_AUTHORIZED: 'permission',
  BAD_USER_INPUT: 'validation',
  CONFLICT: 'conflict',
  // The documents are checked against the schema at build time: these say that portal and server are of different versions.
  GRAPHQL_VALIDATION_FAILED: 'server',
  GRAPHQL_PARSE_FAILED: 'server',
  INTERNAL_SERVER_ERROR: 'server',
};

/** Codes of GraphQL servers for queries and values that they do not understand, and for their own failures. */
const OF_THE_SERVER = /^(HC\d{4}|GRAPHQL_\w+)$/;

/** The environment's table has priority. */
function getErrorTypeOfCode(code: string): CallErrorType | undefined {
  const table = [env.errorCodes, KIND_OF_CODE].find(each => Object.hasOwn(each, code));
  return table?.[code];
}

interface GraphQlErrorLike {
  message?: unknown;
  extensions?: Record<string, unknown> | undefined;
}

function getCode({ extensions }: GraphQlErrorLike): string {
  const code = extensions?.['code'];
  return typeof code === 'string' ? code : '';
}

function fromGraphQlErrors(errors: readonly GraphQlErrorLike[], cause: unknown, status?: number): CallError {
  const first =
    errors.find(error => getErrorTypeOfCode(getCode(error)) === 'session') ?? errors.find(getCode) ?? errors[0] ?? {};
  const code = getCode(first);
  const kind = getErrorTypeOfCode(code) ?? 'server';
  const fieldErrors = errors.flatMap(getFieldErrors);
  if (kind === 'session') return new CallError(kind, { status, cause });
  // The message of a server failure with a code is not for users.
  const isOfServer = kind === 'server' && (Object.hasOwn(KIND_OF_CODE, code) || OF_THE_SERVER.test(code));
  const message =
    toUserMessage(first.extensions?.['userMessage'], true) ??
    (isOfServer ? null : toUserMessage(first.message, kind !== 'server'));
  if (message) return new CallError(kind, { message: message, fieldErrors, status, cause });
  // oxlint-disable-next-line no-console -- what people are not shown is for who looks after the server
  console.info('The server said:', first.message, first.extensions);
  const text = getText(kind, kind === 'outage' ? BUSY : undefined);
  return new CallError(kind, { message: text + getMark(code, first.extensions), fieldErrors, status, cause });
}

const REFERENCES = ['reference', 'traceId', 'requestId', 'correlationId', 'errorId'];

/** Code and reference of a failure, for who reports it: ' (HC0018, reference 4f1c)'; '' without either. */
function getMark(code: string, extensions: GraphQlErrorLike['extensions']): string {
  const reference = REFERENCES.map(name => extensions?.[name]).find(Boolean);
  const short = [code, reference && `reference ${String(reference as string)}`].filter(
    part => typeof part === 'string' && /^[\w .:|-]{1,90}$/.test(part),
  );
  return short.length > 0 ? ` (${short.join(', ')})` : '';
}

function getFieldErrors(error: GraphQlErrorLike): FieldError[] {
  const list = error.extensions?.['fields'];
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry: unknown) => {
    const { path, message } = (entry ?? {}) as Partial<FieldError>;
    return typeof path === 'string' && typeof message === 'string'
      ? [{ path, message: toUserMessage(message, true) ?? NOT_ACCEPTED }]
      : [];
  });
}

function fromServerError(error: ServerError): CallError {
  try {
    const body: unknown = JSON.parse(error.bodyText);
    const errors = (body as { errors?: unknown } | null)?.errors;
    if (Array.isArray(errors) && errors.length > 0) {
      const inner = fromGraphQlErrors(errors as GraphQlErrorLike[], error, error.statusCode);
      // The status is more telling than an error without a code.
      if (inner.kind !== 'server') return inner;
    }
  } catch {
    // A page of HTML or plain text: the status says enough.
  }
  return new CallError(getErrorTypeOfStatus(error.statusCode), { status: error.statusCode, cause: error });
}

const NO_NETWORK = /fetch failed|failed to fetch|networkerror|network error|load failed|connection|terminated/i;

/** Whether `fetch` found no server, or none that lets this page read its answer. */
export function isNoResponse(error: unknown): boolean {
  return error instanceof TypeError && NO_NETWORK.test(error.message);
}

/** Converts any thrown value to a `CallError`; returns a `CallError` unchanged. */
export function toCallError(error: unknown): CallError {
  if (error instanceof CallError) return error;
  if (CombinedGraphQLErrors.is(error)) return fromGraphQlErrors(error.errors, error);
  if (ServerError.is(error)) return fromServerError(error);
  if (ServerParseError.is(error)) return new CallError('server', { status: error.statusCode, cause: error });
  if (error instanceof DOMException || error instanceof Error) {
    if (error.name === 'AbortError') return new CallError('aborted', { cause: error });
    if (error.name === 'TimeoutError') return new CallError('timeout', { cause: error });
    if (isNoResponse(error)) return new CallError('outage', { cause: error });
  }
  return new CallError('server', { cause: error });
}

/** Throws a `CallError` with the server's message unless `status` confirms the operation (`isSuccessStatus`). */
export function confirmStatus(status: unknown, ...specified: readonly string[]): void {
  if (!isSuccessStatus(status, ...specified)) throw new CallError('server', { message: toUserMessage(status) ?? '' });
}
