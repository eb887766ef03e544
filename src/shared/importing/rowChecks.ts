import { groupDigits } from '@/lib/grouping';
import { identifierKey } from '@/lib/identity';
import { unreadableCell } from '@/lib/unreadable';
import { withCharacter } from '@/shared/fields/rules';
import { getInputError } from '@/shared/fieldTypes/texts';
import type { ImportColumn, ImportDef, ImportRow, OptionsByKey } from './importDef';
import { parseCell } from './readings';

export type RowProblems = Readonly<Record<string, string>> | undefined;

/** Checks one row by the form's rules. */
export function checkRow(def: ImportDef, row: ImportRow, options: OptionsByKey): RowProblems {
  let found: Record<string, string> | undefined;
  for (const column of def.columns) {
    const message = cellProblem(column, row, options);
    if (message !== null) (found ??= {})[column.key] = message;
  }
  for (const rule of def.rowRules ?? [])
    if (found?.[rule.key] === undefined && !rule.test(row)) (found ??= {})[rule.key] = rule.message;
  return found;
}

function cellProblem({ key, title, kind, required, rules = [] }: ImportColumn, row: ImportRow, options: OptionsByKey) {
  const text = row[key] ?? '';
  if (text === '') return required ? (typeof required === 'string' ? required : `${title} is required`) : null;
  const unreadable = unreadableCell(text);
  if (unreadable !== null) return unreadable;
  // The form's messages win, as in the form.
  const broken = rules.find(rule => !rule.test(text, row))?.message;
  if (broken !== undefined) return withCharacter(typeof broken === 'string' ? broken : broken(text), text);
  return getInputError(kind, text, options.get(key));
}

/** Groups rows that agree in some columns, ignoring case. */
class RowGroups {
  private readonly keys: readonly string[];
  private readonly groups = new Map<string, number[]>();
  private readonly getText = new Map<number, string>();

  constructor(keys: readonly string[]) {
    this.keys = keys;
  }

  /** Moves the row to the group of its text (null: removes it). Returns the groups that it left and joined. */
  put(index: number, row: ImportRow | null): readonly (readonly number[])[] {
    const text = row === null ? '' : this.text(row);
    const before = this.getText.get(index) ?? '';
    if (text === before) return [];
    const left = this.groups.get(before) ?? [];
    const joined = this.groups.get(text) ?? [];
    if (before !== '') left.splice(left.indexOf(index), 1);
    if (text !== '') {
      // Rows are read in their order: most join at the end.
      joined.splice(joined.findLastIndex(one => one < index) + 1, 0, index);
      this.groups.set(text, joined);
    }
    this.getText.set(index, text);
    return [left, joined];
  }

  /** Returns the first row of the group if at least `most` rows come before this one. */
  firstIfOver(index: number, most: number): number | undefined {
    const group = this.groups.get(this.getText.get(index) ?? '') ?? [];
    return (group[most - 1] ?? index) < index ? group[0] : undefined;
  }

  /** '' if one of the cells is empty. */
  private text(row: ImportRow): string {
    const parts = this.keys.map(key => identifierKey(row[key] ?? ''));
    return parts.includes('') ? '' : parts.join('\n');
  }
}

/** Valid while the cell has this text. */
interface ServerMessage {
  key: string;
  message: string;
  text: string;
}

const EXAMPLE_ROW = "This is the template's example row. Replace or exclude it";

/** A workbook stores '5400.00' as 5400. */
const isSame = (text: string, other: string) => text === other || (text !== '' && Number(text) === Number(other));

/** Errors of rows: by the form's rules, by other rows and by the server. */
export class RowChecks {
  private readonly def: ImportDef;
  private readonly options: OptionsByKey;
  private readonly byRule = new Map<number, RowProblems>();
  private byServer: ReadonlyMap<number, ServerMessage[]> = new Map();
  private readonly example: ImportRow;
  private readonly unique: RowGroups;
  private readonly most: RowGroups;

  constructor(def: ImportDef, options: OptionsByKey) {
    this.def = def;
    this.options = options;
    this.example = Object.fromEntries(
      def.columns.map(column => [column.key, parseCell(column, column.sample, options)]),
    );
    this.unique = new RowGroups(def.unique ?? []);
    this.most = new RowGroups(def.most?.keys ?? []);
  }

  /** Checks a row again; null: it is left out. Returns the groups whose errors may have changed. */
  check(index: number, row: ImportRow | null): readonly (readonly number[])[] {
    const isExample =
      row !== null && this.def.columns.every(({ key }) => isSame(row[key] ?? '', this.example[key] ?? ''));
    const found = isExample
      ? { [this.def.columns[0]?.key ?? '']: EXAMPLE_ROW }
      : row === null
        ? undefined
        : checkRow(this.def, row, this.options);
    this.byRule.set(index, found);
    return [...this.unique.put(index, row), ...this.most.put(index, row)];
  }

  of(index: number, row: ImportRow, getNumber: (index: number) => number): RowProblems {
    const { unique, most } = this.def;
    const all: Record<string, string> = {};
    for (const { key, message, text } of this.byServer.get(index) ?? [])
      if ((row[key] ?? '') === text) all[key] = message;
    if (most && this.most.firstIfOver(index, most.rows) !== undefined) all[most.keys.at(-1) ?? ''] = most.message;
    const first = this.unique.firstIfOver(index, 1);
    if (unique && first !== undefined) all[unique.at(-1) ?? ''] = `Duplicate of row ${groupDigits(getNumber(first))}`;
    Object.assign(all, this.byRule.get(index));
    return Object.keys(all).length > 0 ? all : undefined;
  }

  isDuplicate = (index: number): boolean => this.unique.firstIfOver(index, 1) !== undefined;

  showServer(words: ReadonlyMap<number, ServerMessage[]>): void {
    this.byServer = words;
  }
}
