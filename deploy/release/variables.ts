import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { readEnv } from '../../src/platform/envSchema.ts';
import type { Variables } from '../page.ts';
import { SERVER_VARIABLES, serverProblems } from '../securityHeaders.ts';

/** An error that the administrator can fix; shown without a stack. */
export class ReleaseError extends Error {
  override name = 'ReleaseError';
}

const isOurs = (name: string) => name.startsWith('VITE_') || SERVER_VARIABLES.includes(name);

/**
 * Reads the variables of an environment from the file, or from this process when no file is given (a container).
 * @throws ReleaseError with every validation error of the portal's own check.
 */
export function readVariables(file: string | undefined, own: Record<string, string | undefined>): Variables {
  const all = file === undefined ? own : readFile(file);
  const variables = Object.fromEntries(
    Object.entries(all).filter((pair): pair is [string, string] => isOurs(pair[0]) && pair[1] !== undefined),
  );
  const { problems } = readEnv(variables, getOrigin(variables));
  const wrong = [...problems, ...serverProblems(variables)];
  if (wrong.length > 0)
    throw new ReleaseError(`${file ?? 'The environment'} cannot be released:\n  ${wrong.join('\n  ')}`);
  return variables;
}

/** Derives the portal's origin from an absolute sign-in URL, because both share the origin. `npm run smoke` checks the live origin. */
function getOrigin({ VITE_LOGIN_URL = '' }: Variables): string {
  return URL.canParse(VITE_LOGIN_URL) && /^https?:/.test(VITE_LOGIN_URL)
    ? new URL(VITE_LOGIN_URL).origin
    : 'https://portal.example.com';
}

function readFile(file: string): Record<string, string | undefined> {
  try {
    return parseEnv(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new ReleaseError(`${file} cannot be read (${error instanceof Error ? error.message : String(error)}).`);
  }
}

/** Returns the variables that still hold an example URL. */
export function exampleAddresses(variables: Variables): string[] {
  return Object.entries(variables).flatMap(([name, value]) => (/\bexample\.(com|org)\b/.test(value) ? [name] : []));
}
