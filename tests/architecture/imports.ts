import { dirname, join } from 'node:path/posix';

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"\n]+)['"]/g;
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts'];

/**
 * Returns the project files that `file` imports, without packages. Paths are relative to the project folder;
 * `isFile` checks existence.
 */
export function getImports(file: string, text: string, isFile: (path: string) => boolean): string[] {
  return [...text.matchAll(IMPORT)].flatMap(([, name = '']) => {
    const inSource = name.startsWith('@/');
    if (!inSource && !name.startsWith('.')) return [];
    const path = inSource ? `src/${name.slice(2)}` : join(dirname(file), name);
    return ENDINGS.map(ending => path + ending).find(isFile) ?? [];
  });
}
