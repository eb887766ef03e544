import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** Route files of features that production excludes (spec 1 §2, docs/decisions.md#no-te-in-production). */
const ROUTES = ['src/features/te/routes.ts'];

type ModuleInfoOf = (id: string) => {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
} | null;

/** Returns the modules that production reaches without those features. */
function modulesOfProduction(root: string, moduleInfo: ModuleInfoOf): Set<string> {
  const closed = new Set(ROUTES.map(file => join(root, file)));
  const found = new Set([join(root, 'src/main.tsx')]);
  for (const id of found) {
    const info = moduleInfo(id);
    for (const next of info?.importedIds ?? []) found.add(next);
    if (!closed.has(id)) for (const next of info?.dynamicallyImportedIds ?? []) found.add(next);
  }
  return found;
}

/** Returns the chunks and style sheets that only those features load, sorted. */
function filesOutsideProduction(bundle: Rolldown.OutputBundle, root: string, moduleInfo: ModuleInfoOf): string[] {
  const there = modulesOfProduction(root, moduleInfo);
  const chunks = Object.values(bundle).filter(file => file.type === 'chunk');
  const own = (chunk: Rolldown.OutputChunk) => chunk.moduleIds.filter(id => id.startsWith(join(root, 'src')));
  const outside = chunks.filter(chunk => own(chunk).length > 0 && own(chunk).every(id => !there.has(id)));
  const getStyles = (some: Rolldown.OutputChunk[]) =>
    some.flatMap(chunk => [...(chunk.viteMetadata?.importedCss ?? [])]);
  const kept = new Set(getStyles(chunks.filter(chunk => !outside.includes(chunk))));
  const styles = getStyles(outside).filter(name => !kept.has(name));
  return [...new Set([...outside.map(({ fileName }) => fileName), ...styles])].sort();
}

/**
 * Finds those files in every build. A production build omits them; other builds pass them to `tell`, so that `deploy/release` can omit
 * them.
 */
export function outsideProduction(root: string, mode: string, tell: (files: string[]) => void): Plugin {
  let files: string[] = [];
  return {
    name: 'outside-production',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        files = filesOutsideProduction(bundle, root, id => this.getModuleInfo(id));
        if (mode === 'prod') for (const name of files) delete bundle[name];
      },
    },
    writeBundle: () => tell(mode === 'prod' ? [] : files),
  };
}
