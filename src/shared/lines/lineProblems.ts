import type { RowIssue } from '@/shared/fields/rows';
import type { Entry } from './undo';

export type CellProblems<L> = Partial<Record<keyof L & string, string>>;

/** Returns the error of a cell's text ('Enter a number'). */
export type CellCheck<L> = (key: keyof L & string, line: L) => string | null;

/** Errors of the form's validation, updated by the table's checks for touched cells. */
export class LineProblems<L> {
  private readonly byId = new Map<string, CellProblems<L>>();
  private readonly touched = new Map<string, Set<keyof L & string>>();

  of = (id: string): CellProblems<L> | undefined => this.byId.get(id);
  get size(): number {
    return this.byId.size;
  }

  touch(id: string, keys: Iterable<keyof L & string>): void {
    const cells = this.touched.get(id) ?? new Set();
    for (const key of keys) cells.add(key);
    this.touched.set(id, cells);
  }

  /** Removes messages of cells; returns whether there were any. */
  drop(id: string, keys: readonly (keyof L & string)[]): boolean {
    const problems = this.byId.get(id);
    if (!problems || !keys.some(key => problems[key])) return false;
    const rest = { ...problems };
    for (const key of keys) delete rest[key];
    this.set(id, rest);
    return true;
  }

  /** Replaces all errors, by position. */
  show(found: ReadonlyMap<number, CellProblems<L>>, ids: readonly string[]): void {
    this.byId.clear();
    this.touched.clear();
    for (const [index, problems] of found) {
      const id = ids[index];
      if (id !== undefined) this.set(id, problems);
    }
  }

  recheck(entries: readonly Entry<L>[], issues: readonly RowIssue<L>[], cellCheck: CellCheck<L>): void {
    const messages = new Map<string, string>();
    for (const { index, key, message } of issues) {
      const id = entries[index]?.id;
      if (id !== undefined && !messages.has(`${id} ${key}`)) messages.set(`${id} ${key}`, message);
    }
    for (const { id, line } of entries) {
      const cells = this.touched.get(id);
      if (!cells) continue;
      const problems: CellProblems<L> = { ...this.byId.get(id) };
      for (const key of cells) problems[key] = messages.get(`${id} ${key}`) ?? cellCheck(key, line) ?? '';
      this.set(id, problems);
    }
  }

  keepOnly(ids: ReadonlyMap<string, unknown>): void {
    for (const map of [this.byId, this.touched]) for (const id of map.keys()) if (!ids.has(id)) map.delete(id);
  }

  clear(): void {
    this.byId.clear();
    this.touched.clear();
  }

  private set(id: string, problems: CellProblems<L>): void {
    if (Object.values(problems).some(Boolean)) this.byId.set(id, problems);
    else this.byId.delete(id);
  }
}
