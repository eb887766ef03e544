import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export function getSql(name: string): Promise<string> {
  return readFile(join(import.meta.dirname, 'sql', name), 'utf8');
}
