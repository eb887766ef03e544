import { readTableFile } from '@/lib/tableFile';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ImportStore } from '@/shared/importing/importStore';
import { openTable, type OpenedTable } from '@/shared/importing/openTable';
import { getSheet } from '@/shared/importing/writeRows';
import { writeWorkbook } from '@/lib/writeWorkbook';
import { row, sample, SAMPLE_OPTIONS } from './sample';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00+05:30'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const table = (rows: ReturnType<typeof row>[]): OpenedTable =>
  openTable(
    sample,
    [{ name: '', rows: getSheet(sample, rows).rows.map(cells => cells.map(getText)) }],
    [],
  ) as OpenedTable;
const getText = (cell: unknown) =>
  typeof cell === 'object' && cell !== null ? String(Object.values(cell)[0]) : ((cell as string | null) ?? '');

async function getStore(rows: ReturnType<typeof row>[]): Promise<ImportStore> {
  const opened = table(rows);
  const store = new ImportStore(sample, SAMPLE_OPTIONS, opened, opened.match);
  await store.load(new AbortController().signal);
  return store;
}
const said = (store: ImportStore) =>
  store.problems().map(({ index, key, message }) => `${store.getNumber(index)} ${key}: ${message}`);

/** Counts and lists update after the paint. */
const listed = (store: ImportStore) => new Promise<void>(resolve => void store.onShape(resolve));
vi.stubGlobal('requestAnimationFrame', (act: () => void) => setTimeout(act));

describe('imported rows', () => {
  it('are validated, and errors are listed by row and column', async () => {
    const store = await getStore([row(), row({ number: 'A B', amount: '' }), row({ number: 'INV-3' })]);
    expect(said(store)).toEqual(['3 number: Space is not allowed', '3 amount: Amount is required']);
    expect(store.summary()).toMatchObject({ total: 3, sent: 3, problems: 2, problemRows: 1, duplicateRows: 0 });
  });

  it('are marked as duplicates from the second on, until one of them is left out', async () => {
    const store = await getStore([row(), row({ number: 'inv-1' }), row()]);
    expect(said(store)).toEqual(['3 number: Duplicate of row 2', '4 number: Duplicate of row 2']);
    store.leaveOut([0], true);
    await listed(store);
    expect(said(store)).toEqual(['4 number: Duplicate of row 3']);
    expect(store.sentRows().map(({ index }) => index)).toEqual([1, 2]);
    store.change('typing', [{ row: 2, key: 'number', text: 'INV-9' }]);
    await listed(store);
    expect(said(store)).toEqual([]);
    store.undo();
    store.undo();
    await listed(store);
    expect(store.summary()).toMatchObject({ duplicateRows: 2, left: 0 });
  });

  it('apply a set of cell changes as one step with undo and redo', async () => {
    const store = await getStore([row({ amount: 'x' }), row({ number: 'INV-2', amount: 'y' })]);
    const changed = store.change('paste', [
      { row: 0, key: 'amount', text: '1,000' },
      { row: 1, key: 'amount', text: '2' },
      { row: 1, key: 'number', text: 'INV-2' },
    ]);
    expect([changed, store.row(0)?.['amount'], store.undoLabel(), store.isDirty()]).toEqual([2, '1000', 'paste', true]);
    store.undo();
    expect([store.row(0)?.['amount'], store.redoLabel(), store.isDirty()]).toEqual(['x', 'paste', false]);
    store.redo();
    expect([store.row(1)?.['amount'], store.isDirty()]).toEqual(['2', true]);
    store.markSaved();
    expect(store.isDirty()).toBe(false);
    store.undo();
    expect(store.isDirty()).toBe(true);
    // As many steps as at the save, but a different one.
    store.change('typing', [{ row: 0, key: 'amount', text: '7' }]);
    expect(store.isDirty()).toBe(true);
    store.undo();
    expect(store.isDirty()).toBe(true);
  });

  it("show a server error until its cell changes; accepted rows aren't sent again", async () => {
    const store = await getStore([row(), row({ number: 'INV-2' })]);
    store.showResult([{ index: 1, key: 'number', message: 'This Invoice already exists' }], [0]);
    expect(said(store)).toEqual(['3 number: This Invoice already exists']);
    expect(store.sentRows().map(({ index }) => index)).toEqual([1]);
    expect(store.change('typing', [{ row: 0, key: 'number', text: 'INV-7' }])).toBe(0);
    store.change('typing', [{ row: 1, key: 'number', text: 'INV-8' }]);
    await listed(store);
    expect(said(store)).toEqual([]);
    store.undo();
    await listed(store);
    expect(said(store)).toEqual(['3 number: This Invoice already exists']);
  });

  it('that the server accepted stay done through undo and redo', async () => {
    const store = await getStore([row(), row({ number: 'INV-2' })]);
    store.leaveOut([0], true);
    store.leaveOut([0], false);
    store.showResult([], [0]);
    for (const step of [store.undo, store.undo, store.redo, store.redo]) {
      step();
      expect([store.getState(0), store.sentRows().map(({ index }) => index)]).toEqual(['done', [1]]);
    }
  });

  it('return the error that a cell would have while the user types in it', async () => {
    const store = await getStore([row()]);
    expect(store.wouldBe(0, 'amount', '-1')).toBe('Negative value not allowed');
    expect(store.wouldBe(0, 'order', '')).toBe('Order is required for this type');
    expect(store.wouldBe(0, 'amount', '12')).toBeUndefined();
  });

  it('are exported as shown and read back unchanged', async () => {
    const rows = [
      row({ number: '=cmd', amount: '1180', remarks: "=cmd|' /C calc'!A0" }),
      row({ number: '00042', amount: '12.50', day: '2026-02-29' }),
      row({ number: '_x0041_', amount: '123456789012345678.25', remarks: ' inner  spaces ' }),
    ];
    const bytes = await writeWorkbook([getSheet(sample, rows)]);
    const file = await readTableFile(bytes, 'entries.xlsx', { rows: 10 });
    if ('refused' in file) throw new Error(file.refused);
    const opened = openTable(sample, file.sheets, file.notes) as OpenedTable;
    const store = new ImportStore(sample, SAMPLE_OPTIONS, opened, opened.match);
    await store.load(new AbortController().signal);
    expect(store.sentRows().map(one => one.row)).toEqual([
      rows[0],
      { ...rows[1], amount: '12.5' },
      { ...rows[2], remarks: 'inner  spaces' },
    ]);
    expect(opened.notes).toEqual([]);
  });
});
