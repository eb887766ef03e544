import type { ColumnMatch, TableRow } from '@/lib/tableColumns';
import { afterPaint, Listeners, RowListeners } from '@/platform/listeners';
import { History } from '@/shared/grid/history';
import type { ImportColumn, ImportDef, ImportRow, OptionsByKey } from './importDef';
import type { OpenedTable } from './openTable';
import { parseCell, readImportCell, type Readings } from './readings';
import { checkRow, RowChecks, type RowProblems } from './rowChecks';

/** out: left out by the user. done: already imported. */
type RowState = 'in' | 'out' | 'done';

export interface ImportProblem {
  index: number;
  key: string;
  message: string;
}

interface CellEdit {
  row: number;
  key: string;
  before: string;
  after: string;
}

/** Changed cells, or rows left out (true) and restored. */
interface EditStep {
  label: string;
  cells: readonly CellEdit[];
  rows: ReadonlyMap<number, boolean>;
}

/** Time that checking may block input, in ms. */
const SLICE_MS = 12;
/** Counting all rows is slow, so don't notify after every slice. */
const NOTIFY_MS = 150;
const pause = () => new Promise<void>(resolve => void setTimeout(resolve));

/** Rows of a file during correction; row positions don't change. Ten thousand rows are too many for a form. */
export class ImportStore {
  readonly def: ImportDef;
  private readonly options: OptionsByKey;
  private readonly table: OpenedTable;
  private readonly match: ColumnMatch;
  private readonly readings: Readings;
  private readonly rows: ImportRow[] = [];
  private readonly states = new Map<number, RowState>();
  private readonly checks: RowChecks;
  private readonly edits = new History<EditStep>();
  private readonly ofRow = new RowListeners<number>();
  private readonly ofShape = new Listeners();
  private readonly soon = afterPaint();
  private readonly columns: ReadonlyMap<string, ImportColumn>;
  private version = 0;
  private isStale = false;
  private readonly stamps = new Map<number, number>();
  private listed: { version: number; list: ReturnType<ImportStore['count']> } | null = null;

  constructor(def: ImportDef, options: OptionsByKey, table: OpenedTable, match: ColumnMatch, readings: Readings = {}) {
    this.def = def;
    this.options = options;
    this.table = table;
    this.match = match;
    this.readings = readings;
    this.checks = new RowChecks(def, options);
    this.columns = new Map(def.columns.map(column => [column.key, column]));
  }

  /** Reads and checks all rows in slices, so that the first errors show at once. */
  async load(signal: AbortSignal): Promise<void> {
    let from = performance.now();
    let notifiedAt = -NOTIFY_MS;
    for (const fileRow of this.table.rows) {
      const index = this.rows.length;
      const row = this.read(fileRow);
      this.rows.push(row);
      this.checks.check(index, row);
      if (performance.now() - from < SLICE_MS) continue;
      if (from - notifiedAt > NOTIFY_MS) {
        notifiedAt = from;
        this.shapeChanged();
      }
      await pause();
      if (signal.aborted) return;
      from = performance.now();
    }
    this.shapeChanged();
  }

  private read(fileRow: TableRow): ImportRow {
    const row: ImportRow = {};
    for (const column of this.def.columns) {
      const at = this.match[column.key];
      const reading = this.readings[column.key];
      row[column.key] = at == null ? '' : readImportCell(column, fileRow, at, this.options, reading);
    }
    return row;
  }

  row = (index: number): ImportRow | undefined => this.rows[index];
  /** Row number in the file. */
  getNumber = (index: number): number => this.table.rows[index]?.number ?? index + 1;
  getState = (index: number): RowState => this.states.get(index) ?? 'in';
  getOptions = (key: string) => this.options.get(key);

  getProblems = (index: number): RowProblems => {
    const row = this.rows[index];
    return row && this.getState(index) === 'in' ? this.checks.of(index, row, this.getNumber) : undefined;
  };

  /** Returns the error that a cell with this text would have. */
  wouldBe(index: number, key: string, text: string): string | undefined {
    const column = this.columns.get(key);
    const row = this.rows[index];
    if (!column || !row) return undefined;
    const alone = {
      ...this.def,
      columns: [column],
      rowRules: this.def.rowRules?.filter(rule => rule.key === key) ?? [],
    };
    return checkRow(alone, { ...row, [key]: parseCell(column, text, this.options) }, this.options)?.[key];
  }

  /** Sets cells as one undo step; equal texts are skipped. Returns the number of changed cells. */
  change(label: string, texts: readonly { row: number; key: string; text: string }[]): number {
    const cells: CellEdit[] = [];
    for (const { row, key, text } of texts) {
      const column = this.columns.get(key);
      const before = this.rows[row]?.[key];
      if (!column || before === undefined || this.getState(row) === 'done') continue;
      const after = parseCell(column, text, this.options);
      if (after !== before) cells.push({ row, key, before, after });
    }
    if (cells.length === 0) return 0;
    this.edits.push({ label, cells, rows: new Map() });
    this.put(cells, 'after');
    return cells.length;
  }

  hiddenRows = (): number[] =>
    this.table.rows.flatMap(({ isHidden }, index) => (isHidden && this.getState(index) === 'in' ? [index] : []));

  leaveOut(rows: readonly number[], out: boolean): void {
    const changed = rows.filter(index => this.getState(index) === (out ? 'in' : 'out'));
    if (changed.length === 0) return;
    const label = out ? 'excluding rows' : 'including rows';
    this.edits.push({ label, cells: [], rows: new Map(changed.map(index => [index, out])) });
    this.setOut(changed, out);
  }

  undo = (): void => {
    const step = this.edits.undo();
    if (!step) return;
    this.put(step.cells.toReversed(), 'before');
    for (const [index, out] of step.rows) this.setOut([index], !out);
  };

  redo = (): void => {
    const step = this.edits.redo();
    if (!step) return;
    this.put(step.cells, 'after');
    for (const [index, out] of step.rows) this.setOut([index], out);
  };

  undoLabel = this.edits.undoLabel;
  redoLabel = this.edits.redoLabel;
  markSaved = (): void => this.edits.markSaved();
  isDirty = (): boolean => !this.edits.isSaved;

  /** Returns the rows to send. */
  sentRows(): { index: number; row: ImportRow }[] {
    return this.rows.flatMap((row, index) => (this.getState(index) === 'in' ? [{ index, row }] : []));
  }

  /** Shows the server's errors and marks the imported rows. */
  showResult(messages: readonly ImportProblem[], taken: readonly number[]): void {
    const words = new Map<number, { key: string; message: string; text: string }[]>();
    for (const { index, key, message } of messages)
      words.set(index, [...(words.get(index) ?? []), { key, message, text: this.rows[index]?.[key] ?? '' }]);
    this.checks.showServer(words);
    for (const index of taken) this.states.set(index, 'done');
    for (const index of this.ofRow.rows) this.rowChanged(index);
    this.shapeChanged();
  }

  problems = (): readonly ImportProblem[] => this.list().problems;
  summary = () => this.list().summary;
  isDuplicate = (index: number): boolean => this.getState(index) === 'in' && this.checks.isDuplicate(index);
  shape = (): number => this.version;
  stampOf = (index: number): number => this.stamps.get(index) ?? 0;
  onShape = this.ofShape.on;
  onRow = this.ofRow.on;

  private list(): ReturnType<ImportStore['count']> {
    if (this.listed?.version !== this.version) this.listed = { version: this.version, list: this.count() };
    return this.listed.list;
  }

  private count() {
    const problems: ImportProblem[] = [];
    const counts = { in: 0, out: 0, done: 0 };
    let problemRows = 0;
    let duplicateRows = 0;
    for (let index = 0; index < this.rows.length; index++) {
      counts[this.getState(index)] += 1;
      const found = this.getProblems(index);
      if (this.isDuplicate(index)) duplicateRows += 1;
      if (!found) continue;
      problemRows += 1;
      for (const { key } of this.def.columns) {
        const message = found[key];
        if (message !== undefined) problems.push({ index, key, message });
      }
    }
    const summary = {
      total: this.table.rows.length,
      checked: this.rows.length,
      left: counts.out,
      sent: counts.in,
      done: counts.done,
      problems: problems.length,
      problemRows,
      duplicateRows,
    };
    return { problems, summary };
  }

  private put(cells: readonly CellEdit[], side: 'before' | 'after'): void {
    const touched = new Set<number>();
    for (const edit of cells) {
      const row = this.rows[edit.row];
      if (!row || this.getState(edit.row) === 'done') continue;
      this.rows[edit.row] = { ...row, [edit.key]: edit[side] };
      touched.add(edit.row);
    }
    this.recheck(touched);
  }

  private setOut(rows: readonly number[], out: boolean): void {
    for (const index of rows) {
      if (this.getState(index) === 'done') continue;
      if (out) this.states.set(index, 'out');
      else this.states.delete(index);
    }
    this.recheck(new Set(rows));
  }

  private recheck(rows: ReadonlySet<number>): void {
    const groups = new Set<readonly number[]>([[...rows]]);
    for (const index of rows)
      for (const group of this.checks.check(index, this.getState(index) === 'in' ? (this.rows[index] ?? null) : null))
        groups.add(group);
    for (const group of groups) group.forEach(index => this.rowChanged(index));
    this.isStale = true;
    this.soon(this.refresh);
  }

  private rowChanged(index: number): void {
    this.stamps.set(index, this.stampOf(index) + 1);
    this.ofRow.notify(index);
  }

  /** Updates counts and lists now; otherwise they follow after the next paint. */
  refresh = (): void => {
    if (this.isStale) this.shapeChanged();
  };

  private shapeChanged = (): void => {
    this.isStale = false;
    this.version += 1;
    this.ofShape.notify();
  };
}
