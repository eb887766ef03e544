/**
 * Writes one typed `x.graphql.generated.ts` per `src/**` operation file, from the checked-in schema and the backend's names.
 * The files are not checked in: `npm ci`, `npm start` and `npm test` write them.
 * `--print --names a.json,b.json` prints them for other names as one JSON object instead.
 */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parse, printSchema } from 'graphql';
import { NamesError, type Backend } from '../schema/names.ts';
import { readBackend } from '../schema/readBackend.ts';
import { readOperationFiles } from './operationFiles.ts';
import { filesEndingIn } from './sourceFiles.ts';
import { IDS_FILE, idsModule, typedDocuments, TRANSLATOR_FILE, translatorModule } from './typedDocuments.ts';

const root = join(import.meta.dirname, '../..');

async function getModules(backend: Backend): Promise<Map<string, string>> {
  const modules = new Map([
    [join(root, TRANSLATOR_FILE), translatorModule(backend)],
    [join(root, IDS_FILE), idsModule(backend)],
  ]);
  const schema = parse(printSchema(backend.contract));
  for (const file of await readOperationFiles(join(root, 'src'))) {
    const out = `${file.path}.generated.ts`;
    modules.set(out, await typedDocuments(file, out, backend, schema));
  }
  return modules;
}

/** Skips unchanged files to avoid rebuilds. */
async function update(modules: ReadonlyMap<string, string>): Promise<void> {
  for (const [out, text] of modules)
    if (text !== (await readFile(out, 'utf8').catch(() => ''))) await writeFile(out, text);
  for (const out of await filesEndingIn(join(root, 'src'), '.graphql.generated.ts'))
    if (!modules.has(out)) await rm(out);
}

const { values } = parseArgs({ options: { print: { type: 'boolean' }, names: { type: 'string' } } });
try {
  const modules = await getModules(await readBackend(values.names?.split(',')));
  if (values.print) console.log(JSON.stringify(Object.fromEntries(modules)));
  else await update(modules);
} catch (error) {
  if (!(error instanceof NamesError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
