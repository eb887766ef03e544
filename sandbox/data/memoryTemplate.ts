import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';

interface Template {
  data: Blob;
  files: Map<string, Uint8Array>;
}

// Creating and seeding a database takes seconds, copying is faster: a test run opens many.
let template: Template | undefined;

/** File shared by the processes of one test run. Each run uses a new file, so that it never reads an outdated seed. */
const sharedFile = () => process.env['SANDBOX_TEMPLATE'];

/** Returns a copy of the run's first in-memory database and its files; or undefined. */
export async function copyOfTemplate(options: PGliteOptions, filesFolder: string): Promise<PGlite | undefined> {
  template ??= await readShared();
  if (!template) return undefined;
  await Promise.all(Array.from(template.files, ([name, bytes]) => writeFile(join(filesFolder, name), bytes)));
  return PGlite.create({ ...options, loadDataDir: template.data });
}

export async function keepAsTemplate(pglite: PGlite, filesFolder: string): Promise<void> {
  if (template) return;
  const names = await readdir(filesFolder);
  const files = await Promise.all(
    names.map(async (name): Promise<[string, Buffer]> => [name, await readFile(join(filesFolder, name))]),
  );
  await pglite.exec('checkpoint'); // copies replay no logs
  template = { data: await pglite.dumpDataDir('none'), files: new Map(files) };
  await share(template);
}

async function readShared(): Promise<Template | undefined> {
  const file = sharedFile();
  if (!file || !existsSync(file)) return undefined;
  const { data, files } = deserialize(await readFile(file)) as {
    data: Uint8Array<ArrayBuffer>;
    files: Template['files'];
  };
  return { data: new Blob([data]), files };
}

/** Writes the file atomically: other processes may read or write it concurrently. */
async function share({ data, files }: Template): Promise<void> {
  const file = sharedFile();
  if (!file || existsSync(file)) return;
  const written = `${file}.${process.pid}`;
  await writeFile(written, serialize({ data: new Uint8Array(await data.arrayBuffer()), files }));
  await rename(written, file);
}
