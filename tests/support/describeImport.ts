import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MAX_IMPORT_ROWS } from '@/lib/limits';
import { readTableFile } from '@/lib/tableFile';
import { writeWorkbook } from '@/lib/writeWorkbook';
import type { OptionsByKey } from '@/shared/importing/importDef';
import { checkRow } from '@/shared/importing/rowChecks';
import type { ImportDef, ImportRow } from '@/shared/importing/importDef';
import { ImportStore } from '@/shared/importing/importStore';
import { openTable, unmatched, type OpenedTable } from '@/shared/importing/openTable';
import { getSheet } from '@/shared/importing/writeRows';
import { getHeadings, readableTables, sampleRow, templateFile } from './importFiles';

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
  const getRows = async (bytes: Uint8Array, extension = 'csv'): Promise<ImportRow[]> => {
    const table = await open(bytes, extension);
    if ('refused' in table) throw new Error(table.refused);
    const store = new ImportStore(def, known, table, table.match);
    await store.load(new AbortController().signal);
    return store.sentRows().map(({ row }) => row);
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

    it('reads rows unchanged, including accented letters', async () => {
      const second = { ...rowAsRead(def), [textColumn(def)]: 'Café Zürich' };
      expect(await getRows(readableCsv(def, sampleRow(def), second))).toEqual([rowAsRead(def), second]);
    });

    it('reads its template without warnings', async () => {
      const table = await open(await templateFile(def), 'xlsx');
      if ('refused' in table) throw new Error(table.refused);
      expect([table.rows.length, unmatched(def, table.match), table.notes]).toEqual([1, [], []]);
    });

    it('lists the required columns as unmatched when the headings are unknown', async () => {
      const table = await open(Buffer.from('Colour,Size\nred,4\n'), 'csv');
      if ('refused' in table) throw new Error(table.refused);
      expect(unmatched(def, table.match)).toEqual(def.columns.filter(one => one.required).map(one => one.title));
    });

    it('keeps formula-like text as text in the table and in the uploaded file', async () => {
      const evil = { ...rowAsRead(def), [textColumn(def)]: "=cmd|' /C calc'!A0" };
      const sent = await writeWorkbook([getSheet(def, [evil])]);
      expect(new TextDecoder('latin1').decode(sent)).not.toContain('<f>');
      expect((await getRows(sent, 'xlsx'))[0]?.[textColumn(def)]).toBe(evil[textColumn(def)]);
    });

    it.runIf(def.columns.some(({ kind }) => kind === 'date'))(
      'reads a date that is stored as a serial number',
      async () => {
        const key = def.columns.find(({ kind }) => kind === 'date')?.key ?? '';
        const rows = await getRows(readableCsv(def, { ...sampleRow(def), [key]: '46328' }));
        expect(rows[0]?.[key]).toBe('2026-11-02');
      },
    );
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

const readableCsv = (def: ImportDef, ...rows: ImportRow[]) => readableTables(def, rows)[0]?.[1] ?? Buffer.alloc(0);

/** Returns a text column without extra rules, or else the last text column. */
function textColumn(def: ImportDef): string {
  const texts = def.columns.filter(({ kind }) => kind === 'text');
  return (texts.find(({ rules }) => !rules) ?? texts.at(-1))?.key ?? '';
}
