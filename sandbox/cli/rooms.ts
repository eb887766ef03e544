/** Which rooms ask which operations: by the imports of `src`, so that a backend can be taken up room by room. */
import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { filesEndingIn } from './sourceFiles.ts';

const IMPORT = /(?:\bfrom\s+|\bimport\s*\(?\s*)'([^']+)'/g;
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
  const paths = [...(await filesEndingIn(src, '.ts')), ...(await filesEndingIn(src, '.tsx'))];
  const known = new Set(paths);
  const imports = new Map<string, string[]>();
  for (const path of paths) {
    const text = await readFile(path, 'utf8');
    const named = [...text.matchAll(IMPORT)].map(([, from = '']) => from);
    imports.set(
      path,
      named.flatMap(from => fileOf(from, path, src, known) ?? []),
    );
  }
  const room = (path: string) => roomOf(relative(root, path));
  const isFeature = (path: string) => relative(src, path).startsWith('features/');
  const names = [...new Set(paths.filter(isFeature).map(room))].toSorted();
  const filesOf = (wanted: string) => {
    if (!names.includes(wanted)) return null;
    const found = new Set<string>();
    const todo = paths.filter(path => room(path) === wanted || room(path) === SHELL);
    for (let path = todo.pop(); path !== undefined; path = todo.pop()) {
      if (found.has(path) || (isFeature(path) && room(path) !== wanted)) continue;
      found.add(path);
      todo.push(...(imports.get(path) ?? []));
    }
    const asked = [...found].filter(path => path.endsWith('.graphql.generated.ts'));
    return new Set(asked.map(path => relative(root, path).replace(/\.generated\.ts$/, '')));
  };
  return { names, filesOf };
}

function fileOf(from: string, importer: string, src: string, known: ReadonlySet<string>): string | undefined {
  const base = from.startsWith('@/')
    ? join(src, from.slice(2))
    : from.startsWith('.')
      ? join(dirname(importer), from)
      : '';
  return ['', '.ts', '.tsx', '/index.ts'].map(end => base + end).find(path => known.has(path));
}
