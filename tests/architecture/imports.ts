/** The imports of a source file, read from its text. */
import { dirname, join } from 'node:path/posix';

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"\n]+)['"]/g;
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts'];

/** The project's own files that `file` imports, packages left out. Paths are from the project's folder; `isFile`: whether there is one. */
export function importsOf(file: string, text: string, isFile: (path: string) => boolean): string[] {
  return [...text.matchAll(IMPORT)].flatMap(([, name = '']) => {
    const inSource = name.startsWith('@/');
    if (!inSource && !name.startsWith('.')) return [];
    const path = inSource ? `src/${name.slice(2)}` : join(dirname(file), name);
    return ENDINGS.map(ending => path + ending).find(isFile) ?? [];
  });
}
