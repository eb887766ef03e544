import type { RowIssue } from '@/shared/fields/rows';
import type { Entry } from './undo';

/** Messages of one line by cell. */
export type CellProblems<L> = Partial<Record<keyof L & string, string>>;

/** A cell's own error ('Enter a number'), before the rules of the form. */
export type CellCheck<L> = (key: keyof L & string, line: L) => string | null;

/**
 * Errors shown in cells: those of the form's validation, updated by the table's checks for touched cells. Untouched
 * cells show none.
 */
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

  /** A cell is being typed in: its message goes. True when there was one. */
  drop(id: string, keys: readonly (keyof L & string)[]): boolean {
    const problems = this.byId.get(id);
    if (!problems || !keys.some(key => problems[key])) return false;
    const rest = { ...problems };
    for (const key of keys) delete rest[key];
    this.set(id, rest);
    return true;
  }

  /** Replaces all errors by those of the form's validation, by position. */
  show(found: ReadonlyMap<number, CellProblems<L>>, ids: readonly string[]): void {
    this.byId.clear();
    this.touched.clear();
    for (const [index, problems] of found) {
      const id = ids[index];
      if (id !== undefined) this.set(id, problems);
    }
  }

  /** Looks at every touched cell again. */
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

  /** Lines went. */
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
