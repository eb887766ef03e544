import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Returns the contract as one SDL text, from every `*.graphql` file of this folder. */
export async function readSchemaText(): Promise<string> {
  const files = (await readdir(import.meta.dirname)).filter(name => name.endsWith('.graphql')).sort();
  const texts = await Promise.all(files.map(name => readFile(join(import.meta.dirname, name), 'utf8')));
  return texts.join('\n');
}
