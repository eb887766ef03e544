import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { NamesError } from '../schema/names.ts';
import { isOwn, NAMES_FILE, readBackend } from '../schema/readBackend.ts';
import { compareContract, type Difference, type OperationFile } from './contractCheck.ts';
import { IntrospectionError } from './introspect.ts';
import { readOperationFiles } from './operationFiles.ts';
import { readLiveSchema } from './liveSchema.ts';

const root = join(import.meta.dirname, '../..');

const HELP = `Usage: npm run contract -- <https://... | schema.graphql | introspection.json>
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

function groupedBy<Entry>(entries: readonly Entry[], toKey: (entry: Entry) => string): Map<string, Entry[]> {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) groups.set(toKey(entry), [...(groups.get(toKey(entry)) ?? []), entry]);
  return groups;
}

function getLines(differences: readonly Difference[]): string[] {
  const sentence = ({ message, name }: Difference) => (name ? `${message} (${name.section} "${name.key}")` : message);
  return [...groupedBy(differences, ({ where }) => where)].map(([where, own]) =>
    [where, ...[...new Set(own.map(sentence))].map(text => `  - ${text}`)].join('\n'),
  );
}

async function check(args: string[], say: (text: string) => void): Promise<0 | 1> {
  const { values, positionals } = readArguments(args);
  const [source] = positionals;
  if (!source) throw new IntrospectionError(HELP);
  const backend = await readBackend(values.names?.split(','));
  const files = (await readOperationFiles(join(root, 'src'))).map(({ path, text }): OperationFile => ({
    path: relative(root, path),
    text,
  }));
  const live = await readLiveSchema(source, values.token);
  const { differences, unused, parameters } = compareContract(files, backend, live);
  const unsaid = [...new Set(parameters)].toSorted();
  const count = differences.length;
  const checked = files.length;
  if (values.json) {
    say(JSON.stringify({ source, operationFiles: checked, differences, unused, parameters: unsaid }, null, 2));
    return count === 0 ? 0 : 1;
  }
  for (const line of getLines(differences)) say(line);
  say(
    `${count > 0 ? '\n' : ''}${checked} operation files checked against ${source}: ${count === 0 ? 'no' : count} differences.`,
  );
  if (unused.length > 0) say(`In names.json, but nothing that the portal sends has them: ${unused.join(', ')}.`);
  // When everything matches and no parameter has another name, the unknown parameters most likely match too.
  if (unsaid.length > 0 && !isOwn(backend) && (count > 0 || Object.keys(backend.names.parameters).length > 0))
    say(
      `Ask the backend what these parameters of its lists are called (parameters), as no schema tells it: ${unsaid.join(', ')}.`,
    );
  return count === 0 ? 0 : 1;
}

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
