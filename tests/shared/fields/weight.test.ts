import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const src = resolve(import.meta.dirname, '../../../src');

/** Everything a module loads at once: our own files and packages, types and import() left out. */
function loadedBy(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const text = readFileSync(file, 'utf8');
  for (const [, from = ''] of text.matchAll(/^(?:import|export)(?! type)[^;]*?from '([^']+)'/gm)) {
    const base = from.startsWith('@/') ? join(src, from.slice(2)) : join(dirname(file), from);
    const own = ['.ts', '.tsx'].map(ending => base + ending).find(existsSync);
    if (own && /^[@.]/.test(from)) loadedBy(own, found);
    else found.add(from);
  }
  return found;
}

it('a view loads no control and no field editor', () => {
  const loaded = [...loadedBy(join(src, 'shared/fields/ReadGrid.tsx'))];
  expect(loaded.length).toBeGreaterThan(10);
  expect(
    loaded.filter(name => /fields\/edit\/|antd\/es\/(?!button|config-provider)|react-hook-form/.test(name)),
  ).toEqual([]);
});

it('a form loads the address picker only when it is opened', () => {
  const loaded = [...loadedBy(join(src, 'shared/fields/FieldGrid.tsx'))];
  expect(loaded).toContain('antd/es/date-picker');
  expect(loaded.filter(name => /RowPicker|antd\/es\/(modal|table)/.test(name))).toEqual([]);
});
