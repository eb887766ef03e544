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
  --token <bearer token>   if the address requires one
  --names <file,file>      names files instead of ${NAMES_FILE}
  --json                   one JSON object instead of lines, for CI
Exit codes: 0 no differences, 1 differences, 2 the check failed.`;

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
    [where, ...own.map(difference => `  - ${sentence(difference)}`)].join('\n'),
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
  const { differences, unused, parameters, notes, missing } = compareContract(files, backend, live);
  const unsaid = [...new Set(parameters)].toSorted();
  const count = differences.length;
  const checked = files.length;
  if (values.json) {
    say(
      JSON.stringify(
        { source, operationFiles: checked, differences, unused, parameters: unsaid, notes, missing },
        null,
        2,
      ),
    );
    return count === 0 ? 0 : 1;
  }
  for (const line of getLines(differences)) say(line);
  say(
    `${count > 0 ? '\n' : ''}${checked} operation files checked against ${source}: ${count === 0 ? 'no' : count} differences.`,
  );
  for (const note of notes) say(`Note: ${note}`);
  if (missing.length > 0)
    say(
      `Calls are missing for these features. Until the backend has them, this variable hides the features: VITE_FEATURES_OFF=${missing.join(',')}`,
    );
  if (unused.length > 0) say(`Unused entries of names.json, which you can remove: ${unused.join(', ')}.`);
  if (unsaid.length > 0 && !isOwn(backend)) {
    say(
      'These list parameters are not fields of a row, so no schema declares their names. Get the names from the backend\'s team and enter those that differ under "parameters":',
    );
    const byList = groupedBy(
      unsaid.map(key => key.split('.') as [list: string, parameter: string]),
      ([list]) => list,
    );
    for (const [list, own] of byList) say(`  - ${list}: ${own.map(([, parameter]) => parameter).join(', ')}`);
  }
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
