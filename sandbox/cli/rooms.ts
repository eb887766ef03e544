/** Which rooms ask which operations: by the imports of `src`, so that a backend can be taken up room by room. */
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { importsOf } from './imports.ts';
import { filesEndingIn } from './sourceFiles.ts';

/** What the shell asks, whatever room is entered. */
const SHELL = 'app';

/** 'nonPo' of a room's file, 'domain/invoice' or 'shared/history' of what rooms share, 'app' of the shell. */
export function roomOf(path: string): string {
  const [floor = '', folder = ''] = path.split('/').slice(path.startsWith('src/') ? 1 : 0);
  if (floor === 'features') return folder;
  return floor === 'domain' || floor === 'shared' ? `${floor}/${folder}` : floor;
}

export interface Rooms {
  /** Rooms with operations of their own. */
  names: readonly string[];
  /** Operation files, from the project's folder, that somebody in the room may send; null: there is no such room. */
  filesOf: (room: string) => ReadonlySet<string> | null;
}

/** Reads the imports of all of `src`. */
export async function readRooms(root: string): Promise<Rooms> {
  const src = join(root, 'src');
  const files = [...(await filesEndingIn(src, '.ts')), ...(await filesEndingIn(src, '.tsx'))];
  const paths = files.map(file => relative(root, file));
  const known = new Set(paths);
  const imports = new Map<string, string[]>();
  for (const path of paths)
    imports.set(
      path,
      importsOf(path, await readFile(join(root, path), 'utf8'), name => known.has(name)),
    );
  const isFeature = (path: string) => path.startsWith('src/features/');
  const names = [...new Set(paths.filter(isFeature).map(roomOf))].toSorted();
  const filesOf = (wanted: string) => {
    if (!names.includes(wanted)) return null;
    const found = new Set<string>();
    const todo = paths.filter(path => roomOf(path) === wanted || roomOf(path) === SHELL);
    for (let path = todo.pop(); path !== undefined; path = todo.pop()) {
      if (found.has(path) || (isFeature(path) && roomOf(path) !== wanted)) continue;
      found.add(path);
      todo.push(...(imports.get(path) ?? []));
    }
    const asked = [...found].filter(path => path.endsWith('.graphql.generated.ts'));
    return new Set(asked.map(path => path.replace(/\.generated\.ts$/, '')));
  };
  return { names, filesOf };
}
