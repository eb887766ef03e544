/**
 * `npm run contract -- <address or file>`: does this backend serve the portal? Checks every operation of `src/`, in the names of
 * `src/platform/graphql/names.json`, against the backend's schema: of a live endpoint, an SDL file, or the answer to an introspection query.
 * Exit code 0: nothing differs; 1: something does; 2: it cannot tell, and says why in a sentence.
 */
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { parse, print } from 'graphql';
import { NamesError, renameDocument } from '../schema/names.ts';
import { NAMES_FILE, readBackend } from '../schema/readBackend.ts';
import { compareContract, type Difference, type OperationFile } from './contractCheck.ts';
import { effortOf, sortDifference } from './contractEffort.ts';
import { IntrospectionError } from './introspect.ts';
import { readOperationFiles } from './operationFiles.ts';
import { readLiveSchema } from './liveSchema.ts';

const root = join(import.meta.dirname, '../..');

const HELP = `Which schema? npm run contract -- <https://... | schema.graphql | introspection.json>
  --token <bearer token>   for an address that wants one
  --names <file,file>      other names than ${NAMES_FILE}
  --json                   one JSON object instead of lines, for CI
Exit codes: 0 nothing differs, 1 something does, 2 it cannot tell.`;

function readArguments() {
  try {
    const text = { type: 'string' } as const;
    return parseArgs({ options: { token: text, names: text, json: { type: 'boolean' } }, allowPositionals: true });
  } catch (error) {
    throw new IntrospectionError(`${error instanceof Error ? error.message : String(error)}\n${HELP}`);
  }
}

function printLines(differences: readonly Difference[]): void {
  const places = new Map<string, Set<string>>();
  for (const { where, message } of differences) places.set(where, (places.get(where) ?? new Set()).add(message));
  for (const [where, messages] of places) console.log(`${where}\n${[...messages].map(one => `  - ${one}`).join('\n')}`);
}

async function check(): Promise<void> {
  const { values, positionals } = readArguments();
  const [source] = positionals;
  if (!source) throw new IntrospectionError(HELP);
  const backend = await readBackend(values.names?.split(','));
  const files = (await readOperationFiles(join(root, 'src'))).map(({ path, text }): OperationFile => {
    const document = renameDocument(parse(text), backend.contract, backend.theirs, backend.renaming);
    return { path: relative(root, path), text: print(document) };
  });
  const differences = compareContract(files, backend.theirs, await readLiveSchema(source, values.token));
  const effort = effortOf(differences);
  if (values.json) {
    const sorted = differences.map(one => ({ ...one, kind: sortDifference(one).kind }));
    console.log(JSON.stringify({ source, operationFiles: files.length, differences: sorted, effort }, null, 2));
  } else {
    printLines(differences);
    const count = differences.length;
    console.log(
      `${files.length} operation files checked against ${source}: ${count === 0 ? 'no' : count} differences.`,
    );
    if (count > 0) console.log(effort.words.join('\n'));
  }
  process.exitCode = differences.length === 0 ? 0 : 1;
}

try {
  await check();
} catch (error) {
  if (!(error instanceof IntrospectionError || error instanceof NamesError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
