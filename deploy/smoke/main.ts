/**
 * `npm run smoke -- https://portal.example.com [--token T] [--json]`: checks a live portal, read-only.
 * Exit code 0: all checks passed; 1: a check failed; 2: no portal at the URL, or invalid arguments.
 */
import { setMaxListeners } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { operationNames, type OperationNames } from '../package/operationNames.ts';
import { askOver } from './ask.ts';
import { openPlace, reason, runChecks, type Result } from './checks.ts';

const WITHIN_MS = 20_000;
const HELP = 'Which portal? npm run smoke -- https://portal.example.com [--token <bearer token>] [--json]';

/** A package contains the list; the project derives it from the sources. */
function operations(): OperationNames {
  const details = join(import.meta.dirname, 'package-facts.json');
  if (!existsSync(details)) return operationNames(join(import.meta.dirname, '../../src'));
  return (JSON.parse(readFileSync(details, 'utf8')) as { operations: OperationNames }).operations;
}

function readArguments(): { origin: string; token: string | undefined; json: boolean } {
  const { values, positionals } = parseArgs({
    options: { token: { type: 'string' }, json: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [address = ''] = positionals;
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) throw new Error(HELP);
  return { origin: new URL(address).origin, token: values.token, json: values.json };
}

const WORDS: Record<Result['state'], string> = { ok: 'ok  ', failed: 'FAIL', warning: 'warn', skipped: 'skip' };

function print(origin: string, results: Result[]): void {
  const width = Math.max(...results.map(({ check }) => check.length));
  for (const { check, state, text } of results) console.log(`${WORDS[state]}  ${check.padEnd(width)}  ${text}`);
  const count = (state: Result['state']) => results.filter(one => one.state === state).length;
  console.log(
    `\n${origin}: ${count('ok')} hold, ${count('failed')} do not, ${count('warning')} to look at, ${count('skipped')} not checked`,
  );
}

try {
  const { origin, token, json } = readArguments();
  const signal = AbortSignal.timeout(WITHIN_MS);
  setMaxListeners(0, signal); // all requests run in parallel
  const place = await openPlace(askOver(signal), origin, { operations: operations(), token });
  const results = await runChecks(place);
  const ok = results.every(({ state }) => state !== 'failed');
  if (json) console.log(JSON.stringify({ origin, ok, results }, null, 2));
  else print(origin, results);
  process.exitCode = ok ? 0 : 1;
} catch (error) {
  console.error(reason(error));
  process.exitCode = 2;
}
