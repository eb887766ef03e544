import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MAX_IMPORT_ROWS } from '@/lib/limits';
import { readTableFile } from '@/lib/tableFile';
import type { OptionsByKey } from '@/shared/importing/importDef';
import { checkRow } from '@/shared/importing/rowChecks';
import type { ImportDef, ImportRow } from '@/shared/importing/importDef';
import { ImportStore } from '@/shared/importing/importStore';
import { openTable, unmatched, type OpenedTable } from '@/shared/importing/openTable';
import { getHeadings, templateFile } from './importFiles';

interface ImportCase {
  def: ImportDef;
  /** Options of columns that load them, as the server would return them. */
  options?: OptionsByKey;
  /** The template file below `public/downloads`, if there is one. */
  download?: string;
  /** Invalid rows: the changes to the template's row, and the expected errors by column. */
  wrong: readonly (readonly [what: string, change: ImportRow, problems: ImportRow])[];
}

/** `tests/shared/importing` tests file handling once for all imports. */
export function describeImport(name: string, { def, options, download, wrong }: ImportCase): void {
  const known = new Map([
    ...def.columns.flatMap(column =>
      column.kind === 'select' && typeof column.options !== 'function' ? [[column.key, column.options] as const] : [],
    ),
    ...(options ?? []),
  ]);
  const open = async (bytes: Uint8Array, extension: string): Promise<OpenedTable | { refused: string }> => {
    const file = await readTableFile(bytes, `entries.${extension}`, { rows: MAX_IMPORT_ROWS });
    return 'refused' in file ? file : openTable(def, file.sheets, file.notes);
  };

  describe(`import of ${name}`, () => {
    it('accepts the example row of the template', () => expect(checkRow(def, rowAsRead(def), known)).toBeUndefined());
    it.runIf(download !== undefined)('has the same headings as the downloadable template', async () => {
      const path = join(import.meta.dirname, '../../public/downloads', download ?? '');
      const table = await open(readFileSync(path), 'xlsx');
      expect('headings' in table && table.headings).toEqual(getHeadings(def));
    });

    it.each(wrong)('shows a validation error for %s', (_, change, problems) =>
      expect(checkRow(def, { ...rowAsRead(def), ...change }, known)).toEqual(problems),
    );

    it('reads its template without warnings', async () => {
      const table = await open(await templateFile(def), 'xlsx');
      if ('refused' in table) throw new Error(table.refused);
      expect([table.rows.length, unmatched(def, table.match), table.notes]).toEqual([1, [], []]);
    });
  });

  /** Returns the template's row as the import stores it, with normalized days and amounts. */
  function rowAsRead(one: ImportDef): ImportRow {
    const match = Object.fromEntries(one.columns.map(({ key }, at) => [key, at]));
    const cells = one.columns.map(({ sample }) => sample);
    const table = { sheet: '', headings: [], rows: [{ number: 2, cells }], match, notes: [] };
    const store = new ImportStore(one, known, table, match);
    void store.load(new AbortController().signal);
    return store.row(0) ?? {};
  }
}
