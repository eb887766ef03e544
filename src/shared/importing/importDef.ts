import type { Rule } from '@/shared/fields/types';
import type { SelectOption } from '@/shared/fieldTypes/types';

/** Text by column, '' for empty. Numbers are decimal text, dates `YYYY-MM-DD`, choices the option's value; invalid text stays. */
export type ImportRow<K extends string = string> = Record<K, string>;

type ImportOptions = readonly SelectOption[] | ((signal: AbortSignal) => Promise<readonly SelectOption[]>);

interface ColumnBase<K extends string> {
  key: K;
  /** Heading in the template; also the name in messages and on the server. */
  title: string;
  /** Other headings; case, spaces and punctuation don't matter. */
  spellings?: readonly string[];
  /** Message, or true for '{title} is required'. */
  required?: boolean | string;
  /** Rules of the form; not run on empty cells. */
  rules?: readonly Rule<ImportRow<K>, string>[];
  sample: string;
  hint?: string;
  /** '18%' and a percent cell of a workbook are 18. */
  percent?: boolean;
}

export type ImportColumn<K extends string = string> = ColumnBase<K> &
  (
    | { kind: 'text' | 'money' | 'number' | 'date' }
    /** Matched by value or label, without regard to case. */
    | { kind: 'select'; options: ImportOptions }
  );

/** By column key; without options the server validates the column. */
export type OptionsByKey = ReadonlyMap<string, readonly SelectOption[]>;

/** A rule about several cells; also runs on empty cells. */
interface RowRule<K extends string> {
  /** Column that shows the message. */
  key: K;
  test(row: ImportRow<K>): boolean;
  message: string;
}

/** Type of import file. Use a module constant; if options need a hook, create it once there. */
export interface ImportDef<K extends string = string> {
  /** Plural noun in sentences: 'entries'. */
  noun: string;
  columns: readonly ImportColumn<K>[];
  rowRules?: readonly RowRule<K>[];
  /** Rows with equal values in these columns are duplicates: all but the first get an error in the last one. */
  unique?: readonly K[];
  /** At most `rows` rows may have equal values in these columns; further ones get `message` in the last one. */
  most?: { keys: readonly K[]; rows: number; message: string };
  template: { fileName: string; sheet: string };
  /** Country that decides the grouping of amounts; undefined is read as India. */
  getCountry?: (row: ImportRow) => string | undefined;
}

/** `key`: column key or heading; `row`: row of the file, 1 is the headings. */
export interface ServerProblem {
  key: string;
  row: number | null;
  value: string;
}

export interface ErrorFile {
  uid: string;
  name: string;
}

/** `succeeded` rows were imported although others failed; null: unknown. */
export type ImportResult =
  | { ok: true; message: string; total: number | null; succeeded: number | null }
  | {
      ok: false;
      message: string;
      total: number | null;
      succeeded: number | null;
      problems: readonly ServerProblem[];
      errorFile?: ErrorFile;
    };

/** Sends the file. `progress` gets the share of sent bytes, `say` the current step. Rejects with `CallError` without a response. */
export type SendImport = (
  file: File,
  on: { signal: AbortSignal; progress: (share: number) => void; setMessage: (message: string) => void },
) => Promise<ImportResult>;
