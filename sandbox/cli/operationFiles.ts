import { readFile } from 'node:fs/promises';
import { Kind, parse, print, visit, type FragmentDefinitionNode } from 'graphql';
import type { OperationFile } from './contractCheck.ts';
import { filesEndingIn } from './sourceFiles.ts';

/** Such files hold fields that several operations share. */
const SHARED = '.fragments.graphql';

/** Reads the operation files below a folder, each with the shared fragments it spreads. */
export async function readOperationFiles(folder: string): Promise<OperationFile[]> {
  const paths = await filesEndingIn(folder, '.graphql');
  const files = await Promise.all(paths.map(async path => ({ path, text: await readFile(path, 'utf8') })));
  const shared = new Map<string, FragmentDefinitionNode>();
  for (const { path, text } of files)
    if (path.endsWith(SHARED))
      for (const one of parse(text).definitions)
        if (one.kind === Kind.FRAGMENT_DEFINITION) shared.set(one.name.value, one);
  return files
    .filter(({ path }) => !path.endsWith(SHARED))
    .map(({ path, text }) => ({ path, text: [text, ...spreadBy(text, shared).map(print)].join('\n') }));
}

function spreadBy(text: string, shared: ReadonlyMap<string, FragmentDefinitionNode>): FragmentDefinitionNode[] {
  const found = new Set<FragmentDefinitionNode>();
  const look = (node: Parameters<typeof visit>[0]) =>
    void visit(node, {
      FragmentSpread({ name }) {
        const fragment = shared.get(name.value);
        if (!fragment || found.has(fragment)) return;
        found.add(fragment);
        look(fragment);
      },
    });
  look(parse(text));
  return [...found];
}
