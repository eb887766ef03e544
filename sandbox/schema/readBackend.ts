import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { getBackend, NamesError, type Backend } from './names.ts';
import { readSchemaText } from './readSchema.ts';

const root = resolve(import.meta.dirname, '../..');

export const NAMES_FILE = 'src/platform/graphql/names.json';

/** Names files of this run. `BACKEND_NAMES=a.json,b.json` replaces `names.json`; tests use their own file. */
const namesFiles = () => process.env['BACKEND_NAMES']?.split(',') ?? [NAMES_FILE];

/** Later files override earlier ones; paths are relative to the project. @throws NamesError */
export async function readBackend(files: readonly string[] = namesFiles()): Promise<Backend> {
  const texts = await Promise.all(
    files.map(file =>
      readFile(resolve(root, file), 'utf8').catch(() => {
        throw new NamesError(`${file} cannot be read.`);
      }),
    ),
  );
  try {
    return getBackend(await readSchemaText(), texts);
  } catch (error) {
    throw error instanceof NamesError ? new NamesError(`${files.join(', ')}:\n${error.message}`) : error;
  }
}

/** True for the contract's own names with integer ids, which the sandbox uses by default. */
export function isOwn({ names, renaming }: Backend): boolean {
  const scalars = Object.entries(names.scalars).filter(([scalar]) => scalar !== 'Id');
  return (
    (names.scalars['Id']?.name ?? 'Int') === 'Int' &&
    scalars.every(([scalar, { name, send }]) => scalar === name && send === 'text') &&
    [...renaming.types].every(([ours, other]) => ours === 'Id' || ours === other) &&
    renaming.fields.size + renaming.arguments.size + renaming.absent.size + renaming.values.size === 0 &&
    Object.keys(names.parameters).length === 0 &&
    Object.keys(names.arguments).length === 0
  );
}
