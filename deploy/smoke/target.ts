import { readEnv, type Env } from '../../src/platform/envSchema.ts';
import type { OperationNames } from '../package/operationNames.ts';
import { variablesIn, withPlaceholder } from '../page.ts';
import { getText, type AcceptsTls, type HttpResponse, type Send } from './http.ts';

/** The portal that the checks examine. The page is loaded already. */
export interface Target {
  send: Send;
  acceptsTls: AcceptsTls;
  origin: string;
  page: HttpResponse;
  /** Variables of the page's data block. */
  variables: Record<string, string>;
  env: Env;
  envProblems: string[];
  operations: OperationNames;
  /** Bearer token for GraphQL, if given. */
  token?: string | undefined;
  /** Environment name that the user expects. */
  expectedEnv?: string | undefined;
  /** SHA-256 by file of the package; undefined if unknown. */
  sums?: ReadonlyMap<string, string> | undefined;
  /** Version of the package with its revision; undefined if unknown. */
  packageVersion?: string | undefined;
  /** Files below `portal` that production omits. */
  filesOutsideProduction?: readonly string[] | undefined;
}

export interface Result {
  check: string;
  state: 'ok' | 'failed' | 'warning' | 'skipped';
  /** The result; for a failure also the fix. */
  text: string;
}

export type Check = (target: Target) => Promise<Result['text'] | Problem>;

/** A failed or impossible check. */
export class Problem {
  readonly state: Result['state'];
  readonly text: string;
  constructor(text: string, state: Result['state'] = 'failed') {
    this.text = text;
    this.state = state;
  }
}

type Finding = string | false | undefined;

export const skip = (text: string) => new Problem(text, 'skipped');

/** Returns the failures; without any, `success`. */
export function summarize(failures: readonly Finding[], success: string): Problem | string {
  const failed = failures.filter(Boolean).join('; ');
  return failed ? new Problem(failed) : success;
}

export const getReason = (error: unknown) => (error instanceof Error ? error.message || error.name : String(error));

export const getHeader = (response: HttpResponse, name: string) => String(response.headers[name] ?? '');

export const isLocal = (origin: string) => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin).hostname);

export const isPage = (response: HttpResponse, target: Target) =>
  response.status === 200 && withPlaceholder(getText(response)) === withPlaceholder(getText(target.page));

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the paths of the page's initial files. */
export function getFiles(target: Target): string[] {
  const files = getText(target.page).matchAll(/(?:src|href)="(\/sportal\/[^"]+\.(?:js|css|svg))"/g);
  return [...files].map(match => match[1] ?? '');
}

/** Loads the page and its environment. Rejects when there is no portal at the URL. */
export async function openTarget(options: Omit<Target, 'page' | 'variables' | 'env' | 'envProblems'>): Promise<Target> {
  const { send, origin } = options;
  const page = await send(`${origin}/sportal/`);
  if (page.status === 503 && getHeader(page, 'retry-after') !== '')
    throw new Error(
      `${origin} shows the maintenance page. Switch it off: node release.mjs --to <folder> --maintenance off`,
    );
  if (page.status !== 200 || !getText(page).includes('id="root"'))
    throw new Error(
      `${origin}/sportal/ is not the portal (status ${page.status}). Check the address and the web server's root.`,
    );
  const variables = Object.fromEntries(
    Object.entries(variablesIn(getText(page)) ?? {}).filter(
      (pair): pair is [string, string] => typeof pair[1] === 'string',
    ),
  );
  const { env, problems } = readEnv(variables, origin);
  return { ...options, page, variables, env, envProblems: problems };
}
