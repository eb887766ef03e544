import type { RowIssue } from '@/shared/fields/rows';
import { History } from '@/shared/grid/history';
import { afterPaint, Listeners, RowListeners } from '@/platform/listeners';
import { LineProblems, type CellCheck, type CellProblems } from './lineProblems';
import { runningTotals } from './totals';
import { getKeys, sameCells, undone, type Entry, type UndoStep } from './undo';

export interface LineRules<L> {
  derive: (line: L) => L;
  /** Validates touched cells; the form's schema decides at save time. */
  check: (lines: readonly L[]) => readonly RowIssue<L>[];
  cellCheck: CellCheck<L>;
}

const UNRULED = { derive: <T>(line: T) => line, check: () => [], cellCheck: () => null };

/** Lines of one table with their ids, messages, totals and undo steps. A cell listens to its line only. */
export class LineStore<L extends object> {
  private current: readonly L[];
  private rules: LineRules<L> = UNRULED;
  private currentIds: readonly string[] = [];
  private positions = new Map<string, number>();
  private nextId = 0;
  private version = 0;
  private readonly ofChange = new Listeners();
  private readonly ofLine = new RowListeners<string>();
  private readonly ofShape = new Listeners();
  private readonly ofTotals = new Listeners();
  private readonly ofOutside = new Listeners();
  private readonly totals = runningTotals<L>();
  private readonly later = afterPaint();
  private readonly problems = new LineProblems<L>();
  private readonly history = new History<UndoStep<L>>();

  constructor(lines: readonly L[]) {
    this.current = lines;
    this.setIds(lines.map(() => this.newId()));
  }

  ids = (): readonly string[] => this.currentIds;
  /** Returns another array after every change. */
  lines = (): readonly L[] => this.current;
  indexOf = (id: string): number => this.positions.get(id) ?? -1;
  line = (id: string): L | undefined => this.lines()[this.indexOf(id)];
  problem = (id: string, key: keyof L & string): string | undefined => this.problems.of(id)?.[key];
  hasProblem = (id: string): boolean => this.problems.of(id) !== undefined;
  allProblems = (): { index: number; id: string; problems: CellProblems<L> }[] =>
    this.problems.size === 0
      ? []
      : this.currentIds.flatMap((id, index) => {
          const problems = this.problems.of(id);
          return problems ? [{ index, id, problems }] : [];
        });
  undoLabel = this.history.undoLabel;
  redoLabel = this.history.redoLabel;
  total = (key: keyof L & string): string => this.totals.of(key, this.lines());
  shape = (): number => this.version;
  entries = (): Entry<L>[] => this.withIds(this.lines());
  newId = (): string => `l${this.nextId++}`;

  onChange = this.ofChange.on;
  onLine = this.ofLine.on;
  onShape = this.ofShape.on;
  onTotals = this.ofTotals.on;
  /** Lines were replaced from outside the table. */
  onOutside = this.ofOutside.on;

  /** A new `derive` recomputes all lines. */
  setRules(rules: LineRules<L>): void {
    const before = this.rules;
    this.rules = rules;
    if (before === UNRULED || before.derive === rules.derive) return;
    this.history.amend(step => withLines(step, ({ id, line }) => ({ id, line: rules.derive(line) })));
    const now = this.lines();
    const next = now.map(line => rules.derive(line));
    if (!next.every((line, i) => sameLine(line, now[i]))) this.put(next, this.currentIds);
  }

  /** Applies the form's derived values to the same lines. Keeps undo steps. */
  rework(lines: readonly L[]): void {
    const before = this.lines();
    const next = new Map(this.currentIds.map((id, i) => [id, { was: before[i], line: lines[i] }]));
    this.history.amend(step =>
      withLines(step, entry => {
        const found = next.get(entry.id);
        return found?.line && sameLine(entry.line, found.was) ? { id: entry.id, line: found.line } : entry;
      }),
    );
    this.put(lines, lines.length === this.currentIds.length ? this.currentIds : lines.map(() => this.newId()));
  }

  /** Changes cells of one line and dependent ones. */
  patch(id: string, patch: Partial<L>): void {
    const index = this.indexOf(id);
    const before = this.lines()[index];
    if (!before) return;
    const after = this.rules.derive({ ...before, ...patch });
    this.current = this.current.map((line, i) => (i === index ? after : line));
    this.totals.changed(before, after);
    if (this.problems.drop(id, getKeys(patch))) this.shapeChanged();
    this.ofLine.notify(id);
    this.later(this.ofTotals.notify);
    this.ofChange.notify();
  }

  /** Fills a line with the lookup result of cell `key`, also in undo steps with this text. */
  applyFound(id: string, key: keyof L, patch: Partial<L>): void {
    const now = this.line(id);
    if (!now) return;
    const text = now[key];
    this.patch(id, patch);
    const filled = (line: L) => (line[key] === text ? this.rules.derive({ ...line, ...patch }) : line);
    this.history.amend(step => withLines(step, own => (own.id === id ? { id, line: filled(own.line) } : own)));
  }

  /** Replaces the lines in one undo step. */
  change(label: string, entries: readonly Entry<L>[]): void {
    const before = this.entries();
    const known = new Map(before.map(entry => [entry.id, entry.line]));
    const after = entries.map(({ id, line }) => ({
      id,
      line: known.get(id) === line ? line : this.rules.derive(line),
    }));
    this.putEntries(after);
    this.history.push({ label, before, after });
    this.shapeChanged();
  }

  /** Replaces the lines from outside the table, in one undo step. */
  takeOver(label: string, lines: readonly L[]): void {
    this.change(label, this.withIds(lines));
    this.recheck();
    this.ofOutside.notify();
  }

  /** Replaces the lines and forgets undo steps and messages. */
  reset(lines: readonly L[]): void {
    this.history.forget();
    this.problems.clear();
    this.putEntries(this.withIds(lines));
    this.shapeChanged();
    this.ofTotals.notify();
    this.ofOutside.notify();
  }

  /** Returns the label of the undone step. */
  undo(): string | null {
    const step = this.history.undo();
    return step ? this.goBack(step) : null;
  }

  /** Returns the label of the repeated step. */
  redo(): string | null {
    const step = this.history.redo();
    return step ? this.goBack({ label: step.label, before: step.after, after: step.before }) : null;
  }

  private goBack(step: UndoStep<L>): string {
    this.putEntries(undone(step, this.entries()).map(({ id, line }) => ({ id, line: this.rules.derive(line) })));
    this.recheck();
    return step.label;
  }

  /** Cells are validated from now on. */
  touch(id: string, keys: Iterable<keyof L & string>): void {
    this.problems.touch(id, keys);
  }

  /** Ends the input of a cell. */
  commit(id: string, key: keyof L & string, patch?: Partial<L>): void {
    if (patch) this.patch(id, patch);
    this.touch(id, [key]);
    this.recheckSoon();
  }

  /** Validates touched cells after the next paint. */
  recheckSoon(): void {
    this.later(this.recheck);
  }

  recheck = (): void => {
    const entries = this.entries();
    this.problems.recheck(entries, this.rules.check(this.lines()), this.rules.cellCheck);
    this.ofLine.notifyAll();
    this.shapeChanged();
  };

  /** Replaces all errors by those of the form's validation, by position. */
  showErrors(found: ReadonlyMap<number, CellProblems<L>>): void {
    if (found.size === 0 && this.problems.size === 0) return;
    this.problems.show(found, this.currentIds);
    this.ofLine.notifyAll();
    this.shapeChanged();
  }

  private withIds(lines: readonly L[]): Entry<L>[] {
    return lines.map((line, i) => ({ id: this.currentIds[i] ?? this.newId(), line }));
  }

  private putEntries(entries: readonly Entry<L>[]): void {
    this.put(
      entries.map(entry => entry.line),
      entries.map(entry => entry.id),
    );
  }

  private put(lines: readonly L[], ids: readonly string[]): void {
    this.totals.reset();
    this.current = lines;
    this.setIds(ids);
    this.problems.keepOnly(this.positions);
    this.ofLine.notifyAll();
    this.later(this.ofTotals.notify);
    this.ofChange.notify();
  }

  private setIds(ids: readonly string[]): void {
    this.currentIds = ids;
    this.positions = new Map(ids.map((id, i) => [id, i]));
  }

  private shapeChanged(): void {
    this.version++;
    this.ofShape.notify();
  }
}

/** Changes both sides of a step, because the form may show either. */
function withLines<L>(step: UndoStep<L>, now: (entry: Entry<L>) => Entry<L>): UndoStep<L> {
  return { ...step, before: step.before.map(now), after: step.after.map(now) };
}

function sameLine<L extends object>(a: L, b: L | undefined): boolean {
  return b !== undefined && sameCells(a, b);
}
