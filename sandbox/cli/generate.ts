/**
 * Writes one typed `x.graphql.generated.ts` beside every `src/**` operation file, from the checked-in schema and the backend's names.
 * `--check` writes nothing and fails when a file is missing, stale or left over. `--print --names a.json,b.json` writes nothing either and
 * prints what it would write for other names, as one JSON object of texts by path.
 */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { NamesError, type Backend } from '../schema/names.ts';
import { readBackend } from '../schema/readBackend.ts';
import { readOperationFiles } from './operationFiles.ts';
import { filesEndingIn } from './sourceFiles.ts';
import { IDS_FILE, idsModule, typedDocuments, WIRE_FILE, wireModule } from './typedDocuments.ts';

const root = join(import.meta.dirname, '../..');

/** Every generated module by its path. */
async function modulesOf(backend: Backend): Promise<Map<string, string>> {
  const modules = new Map([
    [join(root, WIRE_FILE), wireModule(backend)],
    [join(root, IDS_FILE), idsModule(backend)],
  ]);
  for (const { path, text } of await readOperationFiles(join(root, 'src'))) {
    const out = `${path}.generated.ts`;
    modules.set(out, await typedDocuments(path, text, out, backend));
  }
  return modules;
}

const pretty = async (text: string, out: string) =>
  format(text, { ...(await resolveConfig(out)), parser: 'typescript' });

/** Brings the files of `src` up to date; with `check`, only says which are not. */
async function update(modules: ReadonlyMap<string, string>, check: boolean): Promise<void> {
  const stale: string[] = [];
  for (const [out, text] of modules) {
    const made = await pretty(text, out);
    if (made === (await readFile(out, 'utf8').catch(() => ''))) continue;
    stale.push(relative(root, out));
    if (!check) await writeFile(out, made);
  }
  for (const out of await filesEndingIn(join(root, 'src'), '.graphql.generated.ts')) {
    if (modules.has(out)) continue;
    stale.push(`${relative(root, out)} (no operation file)`);
    if (!check) await rm(out);
  }
  if (check && stale.length > 0) {
    console.error(`Stale typed documents; run \`npm run generate\`:\n  ${stale.join('\n  ')}`);
    process.exitCode = 1;
  } else console.log(`${modules.size} generated files, ${stale.length} ${check ? 'stale' : 'written'}.`);
}

const flag = { type: 'boolean' } as const;
const { values } = parseArgs({ options: { check: flag, print: flag, names: { type: 'string' } } });
try {
  const modules = await modulesOf(await readBackend(values.names?.split(',')));
  if (values.print) console.log(JSON.stringify(Object.fromEntries(modules)));
  else await update(modules, values.check ?? false);
} catch (error) {
  if (!(error instanceof NamesError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
