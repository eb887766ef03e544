import type { RowIssue } from '@/shared/fields/rows';
import type { Entry } from './undo';

/** Messages of one line by cell. */
export type CellProblems<L> = Partial<Record<keyof L & string, string>>;

/** What a cell itself says about its text ('Enter a number'), before any rule of the form. */
export type CellCheck<L> = (key: keyof L & string, line: L) => string | null;

/**
 * The messages shown in the cells: what the form's validation said, kept fresh by the table's own checks for the cells that were
 * touched since. A cell that nobody touched yet is left in peace.
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

  /** What the form's validation found, by position, instead of everything shown. */
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
