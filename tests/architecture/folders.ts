// Finds import cycles between folders. The file rules in .dependency-cruiser.cjs miss them, because files can be
// free of cycles while their folders are not.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path/posix';
import { getImports } from './imports.ts';

const isFile = (root: string) => (path: string) => /\.\w+$/.test(path) && existsSync(join(root, path));

/** Returns the strongly connected groups of a graph. */
function circles(edges: Map<string, Map<string, string[]>>): string[][] {
  const reach = (from: string) => {
    const seen = new Set<string>();
    const next = [...(edges.get(from)?.keys() ?? [])];
    for (const node of next) {
      if (seen.has(node)) continue;
      seen.add(node);
      next.push(...(edges.get(node)?.keys() ?? []));
    }
    return seen;
  };
  const reached = new Map([...edges.keys()].map(node => [node, reach(node)]));
  const groups = new Map<string, string[]>();
  for (const [node, seen] of reached) {
    if (!seen.has(node)) continue;
    const group = [...seen].filter(other => reached.get(other)?.has(node)).toSorted((a, b) => a.localeCompare(b));
    groups.set(group.join(' '), group);
  }
  return [...groups.values()];
}

/**
 * Returns all cycles between the entries of a folder (files and subfolders), each as the folder, its members and
 * their imports.
 */
function folderCircles(root: string) {
  const tops = ['src', 'sandbox'].filter(top => existsSync(join(root, top)));
  const files = tops.flatMap(top =>
    readdirSync(join(root, top), { recursive: true, encoding: 'utf8' })
      .map(name => join(top, name.replaceAll('\\', '/')))
      .filter(name => /\.(tsx?|mjs)$/.test(name)),
  );
  const graphs = new Map<string, Map<string, Map<string, string[]>>>();
  const isOwn = isFile(root);
  for (const file of files)
    for (const other of getImports(file, readFileSync(join(root, file), 'utf8'), isOwn)) {
      const [here, there] = [file.split('/'), other.split('/')];
      const fork = here.findIndex((part, at) => part !== there[at]);
      if (fork < 1) continue;
      const folder = here.slice(0, fork).join('/');
      const edges = graphs.get(folder) ?? new Map<string, Map<string, string[]>>();
      graphs.set(folder, edges);
      const [from = '', to = ''] = [here[fork], there[fork]];
      const targets = edges.get(from) ?? new Map<string, string[]>();
      edges.set(from, targets.set(to, [...(targets.get(to) ?? []), `${file} -> ${other}`]));
    }
  return [...graphs].flatMap(([folder, edges]) =>
    circles(edges).map(members => ({
      folder,
      members,
      imports: members.flatMap(from =>
        members.flatMap(to => (from === to ? [] : (edges.get(from)?.get(to) ?? []).slice(0, 3))),
      ),
    })),
  );
}

for (const { folder, members, imports } of folderCircles(process.cwd())) {
  console.error(`${folder}: ${members.join(', ')} import each other\n  ${imports.join('\n  ')}`);
  process.exitCode = 1;
}
