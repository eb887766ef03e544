import { identifierKey } from '@/lib/identity';
import type { ImportRow } from './importDef';

/** How many rows belong together: of the rows that agree in some columns, in order, those beyond the most that are taken are over. */
export class GroupSizes {
  private readonly keys: readonly string[];
  private readonly most: number;
  private readonly groups = new Map<string, number[]>();
  private readonly textOf = new Map<number, string>();

  constructor(keys: readonly string[], most: number) {
    this.keys = keys;
    this.most = most;
  }

  /** Takes the row at its present text, or out (null). Answers the rows whose standing may have changed. */
  put(index: number, row: ImportRow | null): readonly number[] {
    const text = row === null ? '' : this.text(row);
    const before = this.textOf.get(index) ?? '';
    if (text === before) return [];
    const touched = [index, ...this.atEdge(before)];
    const left = this.groups.get(before);
    left?.splice(left.indexOf(index), 1);
    if (text === '') this.textOf.delete(index);
    else {
      this.textOf.set(index, text);
      const joined = this.groups.get(text) ?? [];
      this.groups.set(text, joined);
      // Rows are read in their order: most join at the end.
      const at = joined.findLastIndex(one => one < index) + 1;
      joined.splice(at, 0, index);
    }
    return [...touched, ...this.atEdge(text)];
  }

  isOver(index: number): boolean {
    const group = this.groups.get(this.textOf.get(index) ?? '') ?? [];
    return group.length > this.most && group.indexOf(index) >= this.most;
  }

  /** The row that one more or one less lets over the edge. */
  private atEdge(text: string): readonly number[] {
    return this.groups.get(text)?.slice(this.most, this.most + 1) ?? [];
  }

  /** '' for a row that has nothing in one of the columns: that it is missing is said there. */
  private text(row: ImportRow): string {
    const parts = this.keys.map(key => identifierKey(row[key] ?? ''));
    return parts.includes('') ? '' : parts.join('\n');
  }
}
