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
 * Unless `force` is set, variables with which the portal cannot work are rejected, too.
 * @throws ReleaseError with every error.
 */
export function readVariables(
  file: string | undefined,
  own: Record<string, string | undefined>,
  { force = false }: { force?: boolean } = {},
): Variables {
  const all = Object.fromEntries(
    Object.entries(file === undefined ? own : readFile(file)).filter(
      (pair): pair is [string, string] => pair[1] !== undefined && (file !== undefined || isOurs(pair[0])),
    ),
  );
  const { problems } = readEnv(all, getOrigin(all));
  const wrong = [...problems, ...serverProblems(all), ...(force ? [] : getObstacles(all))];
  if (wrong.length > 0)
    throw new ReleaseError(
      `${file ?? 'The environment'} cannot be released:\n  ${wrong.join('\n  ')}${force ? '' : FORCE_HINT}`,
    );
  return Object.fromEntries(Object.entries(all).filter(([name]) => isOurs(name)));
}

const FORCE_HINT = '\n--force releases example addresses, http and unknown variables anyway.';

/** Returns why a portal with these valid variables cannot work. Local use (dev) may have example addresses and http. */
function getObstacles(variables: Variables): string[] {
  const isLocalUse = variables['VITE_ENV'] === 'dev';
  const { VITE_LOGIN_URL: login = '', VITE_LOGIN_WRITES_HERE: isWritten = '' } = variables;
  return [
    ...unknownVariables(variables).map(name => `${name} is unknown. Correct the name or remove it.`),
    ...(isLocalUse ? [] : exampleAddresses(variables).map(name => `${name} has an example address. Replace it.`)),
    ...(isLocalUse ? [] : insecureAddresses(variables).map(name => `${name} has an http address. Use https.`)),
    ...(/^https?:/.test(login) && !/^(yes|true)$/.test(isWritten)
      ? [
          'VITE_LOGIN_URL is an absolute address. Use a path of the portal, such as /login, or set VITE_LOGIN_WRITES_HERE=yes (docs/integration.md).',
        ]
      : []),
  ];
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

const findNames = (variables: Variables, isWrong: (value: string, name: string) => boolean) =>
  Object.entries(variables).flatMap(([name, value]) => (isWrong(value, name) ? [name] : []));

/** Returns the variables that still have an example address. */
export const exampleAddresses = (variables: Variables): string[] =>
  findNames(variables, value => /\bexample\.(com|org)\b/.test(value));

/** Returns the variables with an http address, which browsers block on an https page. */
export const insecureAddresses = (variables: Variables): string[] =>
  findNames(variables, value => /^http:/i.test(value));

/** Returns the variables that neither the portal nor the web server reads. */
export function unknownVariables(variables: Variables): string[] {
  const known = new Set<string | symbol>(SERVER_VARIABLES);
  const recorder = new Proxy<Record<string, unknown>>({}, { get: (_values, name) => void known.add(name) });
  readEnv(recorder, 'https://portal.example.com');
  return findNames(variables, (_value, name) => !known.has(name));
}
