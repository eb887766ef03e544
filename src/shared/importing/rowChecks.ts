import { groupDigits } from '@/lib/grouping';
import { checkRow, type RowProblems } from './checkRow';
import { Duplicates } from './duplicates';
import { GroupSizes } from './groupSizes';
import type { ImportDef, ImportRow, OptionsByKey } from './importDef';
import { parseCell } from './readings';

/** What the server said about a cell; it holds as long as the cell says what the server read. */
interface ServerWord {
  key: string;
  message: string;
  text: string;
}

const EXAMPLE_ROW = 'This is the example row of the template. Replace it with your own data, or leave it out';

/** A workbook stores '5400.00' as 5400. */
const isSame = (text: string, other: string) => text === other || (text !== '' && Number(text) === Number(other));

/** Everything that is wrong in rows: by the form's rules, by other rows of the file, and by the server's word. */
export class RowChecks {
  private readonly def: ImportDef;
  private readonly options: OptionsByKey;
  private readonly byRule = new Map<number, RowProblems>();
  private readonly byServer = new Map<number, ServerWord[]>();
  /** The example row of the template, as a file with it is read. */
  private readonly example: ImportRow;
  private readonly duplicates: Duplicates;
  private readonly sizes: GroupSizes;

  constructor(def: ImportDef, options: OptionsByKey) {
    this.def = def;
    this.options = options;
    this.example = Object.fromEntries(
      def.columns.map(column => [column.key, parseCell(column, column.sample, options)]),
    );
    this.duplicates = new Duplicates(def.unique?.keys ?? []);
    this.sizes = new GroupSizes(def.most?.keys ?? [], def.most?.rows ?? Infinity);
  }

  /** Looks at a row again; `null`: it is left out. Answers all rows whose problems may have changed. */
  check(index: number, row: ImportRow | null): readonly number[] {
    const found =
      row === null
        ? undefined
        : this.isExample(row)
          ? { [this.def.columns[0]?.key ?? '']: EXAMPLE_ROW }
          : checkRow(this.def, row, this.options);
    if (found) this.byRule.set(index, found);
    else this.byRule.delete(index);
    const touched = this.def.unique ? this.duplicates.put(index, row) : [];
    const moved = this.def.most ? this.sizes.put(index, row) : [];
    return touched.length + moved.length === 0 ? [index] : [...touched, ...moved];
  }

  /** What is wrong in a row, one sentence a cell. `numberOf` names another row of the file. */
  of(index: number, row: ImportRow, numberOf: (index: number) => number): RowProblems {
    const rules = this.byRule.get(index);
    const first = this.duplicates.firstOf(index);
    const words = this.byServer.get(index)?.filter(({ key, text }) => (row[key] ?? '') === text);
    const over = this.sizes.isOver(index);
    if (first === null && !over && !words?.length) return rules;
    const all: Record<string, string> = {};
    for (const { key, message } of words ?? []) all[key] = message;
    const { unique, most } = this.def;
    const place = most?.keys.at(-1);
    if (over && most && place) all[place] = most.message;
    const key = unique?.keys.at(-1);
    if (unique && first !== null && key) all[key] = `${unique.message} (as in row ${groupDigits(numberOf(first))})`;
    return { ...all, ...rules };
  }

  private isExample(row: ImportRow): boolean {
    return this.def.columns.every(({ key }) => isSame(row[key] ?? '', this.example[key] ?? ''));
  }

  isDuplicate(index: number): boolean {
    return this.duplicates.firstOf(index) !== null;
  }

  /** What the server refused, instead of what it said before. */
  showServer(words: ReadonlyMap<number, ServerWord[]>): void {
    this.byServer.clear();
    for (const [index, ofRow] of words) this.byServer.set(index, ofRow);
  }
}
