import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ReleaseError } from './variables.ts';

const NAME = 'SHA256SUMS';

const addUp = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** Writes the checksums of all files below a folder in the format of `sha256sum --check`. */
export function writeSums(folder: string): void {
  const lines = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && entry.name !== NAME)
    .map(entry =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort()
    .map(name => `${addUp(join(folder, name))}  ${name}\n`);
  writeFileSync(join(folder, NAME), lines.join(''));
}

/** Returns the checksum of each file of a package. @throws ReleaseError without a checksum file. */
export function readSums(folder: string): ReadonlyMap<string, string> {
  if (!existsSync(join(folder, NAME))) throw new ReleaseError(`${folder} has no ${NAME}. Unpack the whole package.`);
  const lines = readFileSync(join(folder, NAME), 'utf8').split('\n').filter(Boolean);
  return new Map(lines.map(line => [line.slice(66), line.slice(0, 64)]));
}

/** Checks a package against its checksums. @throws ReleaseError that names missing or changed files. */
export function checkSums(folder: string): void {
  const wrong = [...readSums(folder)].flatMap(([name, sum]) => {
    const file = join(folder, name);
    return existsSync(file) && addUp(file) === sum ? [] : [name];
  });
  if (wrong.length > 0)
    throw new ReleaseError(
      `These files of the package are missing or changed: ${wrong.join(', ')}. Unpack it again, and change only copies of its files.`,
    );
}
