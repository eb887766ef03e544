import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX_IMPORT_ROWS } from '@/lib/limits';
import { readTableFile } from '@/lib/tableFile';
import type { ImportRow } from '@/shared/importing/importDef';
import { ImportStore } from '@/shared/importing/importStore';
import { openTable, unmatched } from '@/shared/importing/openTable';
import { notedFiles, readableTables, refusedFiles, sampleRow, sparseFiles } from '../../support/importFiles';
import { row, sample, SAMPLE_OPTIONS } from './sample';

// File handling is the same for all imports; `describeImport` tests the columns of a declaration.

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00+05:30'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

async function open(bytes: Uint8Array, extension: string) {
  const file = await readTableFile(bytes, `entries.${extension}`, { rows: MAX_IMPORT_ROWS });
  return 'refused' in file ? file : openTable(sample, file.sheets, file.notes);
}

async function read(bytes: Uint8Array, extension: string) {
  const table = await open(bytes, extension);
  if ('refused' in table) throw new Error(table.refused);
  return table;
}

async function getRows(bytes: Uint8Array): Promise<ImportRow[]> {
  const table = await read(bytes, 'csv');
  const store = new ImportStore(sample, SAMPLE_OPTIONS, table, table.match);
  await store.load(new AbortController().signal);
  return store.sentRows().map(sent => sent.row);
}

describe('import file', () => {
  const written = { ...sampleRow(sample), remarks: 'Café Zürich' };
  const kept = row({ day: '2026-11-21', count: '3', order: '4500000001', remarks: 'Café Zürich' });

  it.each(readableTables(sample, [written]))('is read as csv with %s', async (_, bytes) =>
    expect(await getRows(bytes)).toEqual([kept]),
  );

  it.each(refusedFiles)('is rejected with a message: %s', async (_, make, extension, words) => {
    const table = await open(await make(sample), extension);
    expect('refused' in table && table.refused).toMatch(words);
  });

  it.each(notedFiles)('is read with %s, with a note to the user', async (_, make, words) => {
    const table = await read(await make(sample), 'xlsx');
    expect([table.rows.length, unmatched(sample, table.match)]).toEqual([1, []]);
    expect(table.notes.join('\n')).toMatch(words);
  });

  it.each(sparseFiles)('contains only non-empty rows: %s', async (_, make, extension) => {
    const { rows, match } = await read(await make(sample), extension);
    expect(rows.map(({ cells }) => cells[match['number'] ?? -1])).toEqual([sampleRow(sample)['number']]);
  });

  it('can have the maximum number of rows', async () => {
    const csv = `Entry Number\n${'a\n'.repeat(MAX_IMPORT_ROWS)}`;
    expect((await read(Buffer.from(csv), 'csv')).rows).toHaveLength(MAX_IMPORT_ROWS);
  });
});
