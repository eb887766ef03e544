/** What `npm run contract` does with its arguments. */
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

function readArguments(args: string[]) {
  try {
    const text = { type: 'string' } as const;
    const options = { token: text, names: text, json: { type: 'boolean' } } as const;
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new IntrospectionError(`${error instanceof Error ? error.message : String(error)}\n${HELP}`);
  }
}

function linesOf(differences: readonly Difference[]): string[] {
  const places = new Map<string, Set<string>>();
  for (const { where, message } of differences) places.set(where, (places.get(where) ?? new Set()).add(message));
  return [...places].map(([where, messages]) => [where, ...[...messages].map(one => `  - ${one}`)].join('\n'));
}

async function check(args: string[], say: (text: string) => void): Promise<0 | 1> {
  const { values, positionals } = readArguments(args);
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
    say(JSON.stringify({ source, operationFiles: files.length, differences: sorted, effort }, null, 2));
  } else {
    for (const line of linesOf(differences)) say(line);
    const count = differences.length;
    say(`${files.length} operation files checked against ${source}: ${count === 0 ? 'no' : count} differences.`);
    if (count > 0) say(effort.words.join('\n'));
  }
  return differences.length === 0 ? 0 : 1;
}

/** Says what differs, or why it cannot tell, and answers the exit code. */
export async function contractCommand(
  args: string[],
  on: { say: (text: string) => void; complain: (text: string) => void },
): Promise<0 | 1 | 2> {
  try {
    return await check(args, on.say);
  } catch (error) {
    if (!(error instanceof IntrospectionError || error instanceof NamesError)) throw error;
    on.complain(error.message);
    return 2;
  }
}
