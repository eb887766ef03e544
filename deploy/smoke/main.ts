/**
 * `npm run smoke -- https://portal.example.com [--env NAME] [--token T] [--json]`: checks a live portal without changing it.
 * Exit code 0: all checks passed; 1: a check failed; 2: no portal at the URL, or invalid arguments.
 */
import { setMaxListeners } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { operationNames, type OperationNames } from '../package/operationNames.ts';
import { readSums } from '../release/checksums.ts';
import { runChecks } from './checks.ts';
import { acceptsTls, createSend } from './http.ts';
import { getReason, openTarget, type Result, type Target } from './target.ts';

const TIMEOUT_MS = 60_000;
const HELP =
  'Usage: npm run smoke -- https://portal.example.com [--env <qa|uat|prod>] [--token <bearer token>] [--json]';

type PackageDetails = Pick<Target, 'operations' | 'sums' | 'packageVersion' | 'filesOutsideProduction'>;

/** Reads the package beside this file. The project derives the operations from the sources and has no checksums. */
function readPackage(): PackageDetails {
  const folder = import.meta.dirname;
  const details = join(folder, 'package-facts.json');
  if (!existsSync(details)) return { operations: operationNames(join(folder, '../../src')) };
  const { operations, outsideProduction, shown } = JSON.parse(readFileSync(details, 'utf8')) as {
    operations: OperationNames;
    outsideProduction: string[];
    shown: string;
  };
  return {
    operations,
    packageVersion: shown,
    filesOutsideProduction: outsideProduction,
    sums: readSums(folder),
  };
}

function readArguments(): Pick<Target, 'origin' | 'token' | 'expectedEnv'> & { json: boolean } {
  const { values, positionals } = parseArgs({
    options: { token: { type: 'string' }, env: { type: 'string' }, json: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [address = ''] = positionals;
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) throw new Error(HELP);
  return { origin: new URL(address).origin, token: values.token, expectedEnv: values.env, json: values.json };
}

const LABELS: Record<Result['state'], string> = { ok: 'ok  ', failed: 'FAIL', warning: 'warn', skipped: 'skip' };

function print(origin: string, results: Result[]): void {
  const width = Math.max(...results.map(({ check }) => check.length));
  for (const { check, state, text } of results) console.log(`${LABELS[state]}  ${check.padEnd(width)}  ${text}`);
  const count = (state: Result['state']) => results.filter(one => one.state === state).length;
  console.log(
    `\n${origin}: ${count('ok')} passed, ${count('failed')} failed, ${count('warning')} warnings, ${count('skipped')} skipped`,
  );
}

try {
  const { json, ...options } = readArguments();
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  setMaxListeners(0, signal); // all requests run in parallel
  const target = await openTarget({ ...options, ...readPackage(), send: createSend(signal), acceptsTls });
  const results = await runChecks(target);
  const ok = results.every(({ state }) => state !== 'failed');
  if (json) console.log(JSON.stringify({ origin: options.origin, ok, results }, null, 2));
  else print(options.origin, results);
  process.exitCode = ok ? 0 : 1;
} catch (error) {
  console.error(getReason(error));
  process.exitCode = 2;
}
