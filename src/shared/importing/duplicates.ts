import { identifierKey } from '@/lib/identity';
import type { ImportRow } from './importDef';

/** Which rows agree in the columns that must be unique, in whatever letters they are written: a group for each, its rows in order. */
export class Duplicates {
  private readonly keys: readonly string[];
  private readonly groups = new Map<string, number[]>();
  private readonly textOf = new Map<number, string>();

  constructor(keys: readonly string[]) {
    this.keys = keys;
  }

  /** Takes the row at its present text, or out (null). Answers the rows whose standing may have changed. */
  put(index: number, row: ImportRow | null): readonly number[] {
    const text = row === null ? '' : this.text(row);
    const before = this.textOf.get(index) ?? '';
    if (text === before) return [];
    const touched = [index];
    const left = this.groups.get(before);
    if (left) {
      touched.push(...left);
      const rest = left.filter(one => one !== index);
      if (rest.length > 0) this.groups.set(before, rest);
      else this.groups.delete(before);
    }
    if (text === '') this.textOf.delete(index);
    else {
      this.textOf.set(index, text);
      const joined = this.groups.get(text);
      if (!joined) this.groups.set(text, [index]);
      else {
        touched.push(...joined);
        const at = joined.findIndex(one => one > index);
        joined.splice(at < 0 ? joined.length : at, 0, index);
      }
    }
    return touched;
  }

  /** The first row that says the same, when this is a later one; null otherwise. */
  firstOf(index: number): number | null {
    const first = this.groups.get(this.textOf.get(index) ?? '')?.[0];
    return first === undefined || first === index ? null : first;
  }

  /** '' for a row that has nothing in one of the columns: that it is missing is said there. */
  private text(row: ImportRow): string {
    const parts = this.keys.map(key => identifierKey(row[key] ?? ''));
    return parts.includes('') ? '' : parts.join('\n');
  }
}
