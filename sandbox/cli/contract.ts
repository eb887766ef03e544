/**
 * `npm run contract -- <url> [--token T]`: does this live backend serve the portal? Checks every operation of `src/` against the
 * endpoint's own schema and prints what differs from the checked-in contract. Exit code 1 when something does, 2 when it cannot tell.
 */
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { buildSchema } from 'graphql';
import { readSchemaText } from '../schema/readSchema.ts';
import { compareContract, type Difference, type OperationFile } from './contractCheck.ts';
import { introspect, IntrospectionError } from './introspect.ts';
import { readOperationFiles } from './operationFiles.ts';

const root = join(import.meta.dirname, '../..');

async function readOperations(): Promise<OperationFile[]> {
  const files = await readOperationFiles(join(root, 'src'));
  return files.map(({ path, text }) => ({ path: relative(root, path), text }));
}

function print(differences: Difference[]): void {
  const places = new Map<string, Set<string>>();
  for (const { where, message } of differences) places.set(where, (places.get(where) ?? new Set()).add(message));
  for (const [where, messages] of places) console.log(`${where}\n${[...messages].map(one => `  - ${one}`).join('\n')}`);
}

function readArguments() {
  try {
    return parseArgs({ options: { token: { type: 'string' } }, allowPositionals: true });
  } catch (error) {
    throw new IntrospectionError(error instanceof Error ? error.message : String(error));
  }
}

try {
  const { values, positionals } = readArguments();
  const [url] = positionals;
  if (!url) throw new IntrospectionError('Which endpoint? npm run contract -- <url> [--token <bearer token>]');
  const operations = await readOperations();
  const contract = buildSchema(await readSchemaText());
  const differences = compareContract(operations, contract, await introspect(url, values.token));
  print(differences);
  const count = differences.length;
  console.log(
    `${operations.length} operation files checked against ${url}: ${count === 0 ? 'no' : count} differences.`,
  );
  process.exitCode = count === 0 ? 0 : 1;
} catch (error) {
  if (!(error instanceof IntrospectionError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
