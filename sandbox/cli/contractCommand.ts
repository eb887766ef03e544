/** What `npm run contract` does with its arguments. */
import { writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { NamesError } from '../schema/names.ts';
import { isOwn, NAMES_FILE, readBackend } from '../schema/readBackend.ts';
import { compareContract, type Comparison, type Difference, type OperationFile } from './contractCheck.ts';
import { draftOf } from './contractDraft.ts';
import { effortOf } from './contractEffort.ts';
import { IntrospectionError } from './introspect.ts';
import { readOperationFiles } from './operationFiles.ts';
import { readLiveSchema } from './liveSchema.ts';
import { readRooms } from './rooms.ts';

const root = join(import.meta.dirname, '../..');

const HELP = `Which schema? npm run contract -- <https://... | schema.graphql | introspection.json>
  --token <bearer token>   for an address that wants one
  --only <room>            what one room asks, with what it shares with others: --only nonPo
  --draft <file>           writes the names so far with the likeliest of those that are missing
  --names <file,file>      other names than ${NAMES_FILE}
  --json                   one JSON object instead of lines, for CI
Exit codes: 0 nothing differs, 1 something does, 2 it cannot tell.`;

function readArguments(args: string[]) {
  try {
    const text = { type: 'string' } as const;
    const options = { token: text, names: text, only: text, draft: text, json: { type: 'boolean' } } as const;
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new IntrospectionError(`${error instanceof Error ? error.message : String(error)}\n${HELP}`);
  }
}

const BY = { likeness: 'Most likely', words: 'Perhaps', shape: 'Of its shape are left:' };

/** 'There is no query "x". Perhaps y or z (calls "x").' */
function sentenceOf({ message, candidates = [], by = 'words', name }: Difference): string {
  const line = name && candidates.length > 0 ? ` (${name.section} "${name.key}")` : '';
  if (candidates.length === 0) return message;
  return `${message} ${BY[by]} ${candidates.join(by === 'shape' ? ', ' : ' or ')}${line}.`;
}

function groupedBy<Entry>(entries: readonly Entry[], keyOf: (entry: Entry) => string): Map<string, Entry[]> {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) groups.set(keyOf(entry), [...(groups.get(keyOf(entry)) ?? []), entry]);
  return groups;
}

/** Room by room, the operations of each with what differs. */
function linesOf(differences: readonly Difference[]): string[] {
  const rooms = groupedBy(differences, ({ room }) => room);
  return [...rooms].flatMap(([room, own]) => {
    const places = groupedBy(own, ({ where }) => where);
    const lines = [...places].map(([where, met]) =>
      [where, ...[...new Set(met.map(sentenceOf))].map(one => `  - ${one}`)].join('\n'),
    );
    return [`\n${room}: ${own.length} ${own.length === 1 ? 'difference' : 'differences'}`, ...lines];
  });
}

/** The operation files of a room, those that it shares with others included; undefined: of all. */
async function filesOf(room: string | undefined): Promise<ReadonlySet<string> | undefined> {
  if (room === undefined) return undefined;
  const rooms = await readRooms(root);
  const files = rooms.filesOf(room);
  if (!files) throw new IntrospectionError(`There is no room "${room}"; there are ${rooms.names.join(', ')}.`);
  return files;
}

/** What is left of a comparison where only some files count. */
function within({ differences, unused, parameters }: Comparison, files: ReadonlySet<string> | undefined): Comparison {
  const counts = ({ file }: { file: string }) => !files || files.has(file);
  return { differences: differences.filter(counts), unused, parameters: parameters.filter(counts) };
}

async function check(args: string[], say: (text: string) => void): Promise<0 | 1> {
  const { values, positionals } = readArguments(args);
  const [source] = positionals;
  if (!source) throw new IntrospectionError(HELP);
  const backend = await readBackend(values.names?.split(','));
  const chosen = await filesOf(values.only);
  const all = (await readOperationFiles(join(root, 'src'))).map(({ path, text }): OperationFile => ({
    path: relative(root, path),
    text,
  }));
  // First those that were chosen, so that an input of several rooms is told with them.
  const files = all.toSorted((a, b) => Number(chosen?.has(b.path) ?? 0) - Number(chosen?.has(a.path) ?? 0));
  const live = await readLiveSchema(source, values.token);
  const { differences, unused, parameters } = within(compareContract(files, backend, live), chosen);
  const unsaid = [...new Set(parameters.map(({ key }) => key))].toSorted();
  const effort = effortOf(differences);
  const count = differences.length;
  const checked = chosen?.size ?? files.length;
  if (values.draft) await writeFile(resolve(values.draft), draftOf(backend.names, differences, unsaid));
  if (values.json) {
    say(JSON.stringify({ source, operationFiles: checked, differences, unused, parameters: unsaid, effort }, null, 2));
    return count === 0 ? 0 : 1;
  }
  for (const line of linesOf(differences)) say(line);
  say(
    `${count > 0 ? '\n' : ''}${checked} operation files checked against ${source}: ${count === 0 ? 'no' : count} differences.`,
  );
  if (count > 0) say(effort.words.join('\n'));
  if (unused.length > 0) say(`In names.json, but nothing that the portal sends has them: ${unused.join(', ')}.`);
  // Not where everything fits and no parameter has another name: then these most likely have theirs.
  if (unsaid.length > 0 && !isOwn(backend) && (count > 0 || Object.keys(backend.names.parameters).length > 0))
    say(
      `Ask the backend what these parameters of its lists are called (parameters), as no schema tells it: ${unsaid.join(', ')}.`,
    );
  if (values.draft) say(`The names so far, with the likeliest of those that are missing, stand in ${values.draft}.`);
  return count === 0 ? 0 : 1;
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
