import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Template {
  data: Blob;
  files: Map<string, Buffer>;
}

// Creating and seeding a database takes seconds, copying one a fraction: a test run opens many.
let template: Template | undefined;

/** A copy of the first in-memory database of this process, with its files; undefined when there is none yet. */
export async function copyOfTemplate(options: PGliteOptions, filesFolder: string): Promise<PGlite | undefined> {
  if (!template) return undefined;
  await Promise.all(Array.from(template.files, ([name, bytes]) => writeFile(join(filesFolder, name), bytes)));
  return PGlite.create({ ...options, loadDataDir: template.data });
}

/** Keeps the freshly seeded database for later copies. */
export async function keepAsTemplate(pglite: PGlite, filesFolder: string): Promise<void> {
  if (template) return;
  const names = await readdir(filesFolder);
  const files = await Promise.all(
    names.map(async (name): Promise<[string, Buffer]> => [name, await readFile(join(filesFolder, name))]),
  );
  template = { data: await pglite.dumpDataDir('none'), files: new Map(files) };
}
