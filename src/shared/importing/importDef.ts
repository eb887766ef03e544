import type { Rule } from '@/shared/fields/types';
import type { SelectOption } from '@/shared/kinds/types';

/**
 * A row as it is checked and sent: the text of each column, '' for none. Numbers are decimal text, dates
 * `YYYY-MM-DD`, choices the option's value; what cannot be read stays as it stood in the file, to be put right.
 */
export type ImportRow<K extends string = string> = Record<K, string>;

/** Where a choice column's options come from: known beforehand, or asked for when the dialog opens. */
type ImportOptions = readonly SelectOption[] | ((signal: AbortSignal) => Promise<readonly SelectOption[]>);

interface ColumnBase<K extends string> {
  key: K;
  /** As the template has it; also the column's name in messages and on the server. */
  title: string;
  /** Other headings that mean this column. Case, spaces and signs never matter. */
  spellings?: readonly string[];
  /** The message, or true for '{title} is required'. */
  required?: boolean | string;
  /** The form's own rules (`src/shared/fields/rules`); empty cells never reach them. */
  rules?: readonly Rule<ImportRow<K>, string>[];
  /** What the template's sample row holds; what it says stands in the template's instructions. */
  sample: string;
  hint?: string;
  /** A percentage: '18%' and a percent cell of a workbook are 18. */
  percent?: boolean;
  /** Characters a cell shows without being cut; by default as the kind needs. */
  width?: number;
}

/** A column of the template: data, no JSX. */
export type ImportColumn<K extends string = string> = ColumnBase<K> &
  (
    | { kind: 'text' | 'money' | 'number' | 'whole' | 'date' }
    /** Matched by value or label, without regard to case. */
    | { kind: 'select'; options: ImportOptions }
  );

/** Options of the select columns by key; a column whose options could not be asked for is left to the server. */
export type OptionsByKey = ReadonlyMap<string, readonly SelectOption[]>;

/** A rule that needs more than one cell of a row; it is asked on empty cells, too. */
interface RowRule<K extends string> {
  /** The column under which its message stands. */
  key: K;
  test(row: ImportRow<K>): boolean;
  message: string;
}

/**
 * What one kind of file holds: one declaration from which template, matching of headings, checks, the editable grid and the file that
 * is sent follow. `K` are the keys of its columns. Make it a module constant; where options need a hook, the hook makes it once.
 */
export interface ImportDef<K extends string = string> {
  /** Names the data in sentences, in the plural: 'entries'. */
  noun: string;
  columns: readonly ImportColumn<K>[];
  rowRules?: readonly RowRule<K>[];
  /** Rows that agree in all of these columns are duplicates within the file; `message` stands on each but the first, under the last column. */
  unique?: { keys: readonly K[]; message: string };
  /** Rows that agree in all of these columns are of one record, which has at most so many; `message` stands on the others, under the last column. */
  most?: { keys: readonly K[]; rows: number; message: string };
  /** Name of the template and of its sheet, without ending: 'ManualEntryTemplate'. */
  template: { fileName: string; sheet: string };
  /** The country of a row, which decides how its amounts are grouped; undefined where it is not known, and read as India. */
  countryOf?: (row: ImportRow) => string | undefined;
  /** Most rows of one file; 10,000 unless it says otherwise. */
  maxRows?: number;
}

/** An error of the server's: which column (heading or key), which row of the file (1 is the headings), and what is wrong. */
export interface ServerProblem {
  key: string;
  row: number | null;
  value: string;
}

export interface ErrorFile {
  uid: string;
  name: string;
}

/** What the server made of the file. Rows that it took although others failed are `succeeded`; both counts are null where it says none. */
export type ImportAnswer =
  | { ok: true; message: string; total: number | null; succeeded: number | null }
  | {
      ok: false;
      message: string;
      total: number | null;
      succeeded: number | null;
      problems: readonly ServerProblem[];
      /** A file of the server's that says what is wrong, by its id with the file service. */
      errorFile?: ErrorFile;
    };

/**
 * Sends the file exactly as it is seen. `progress` takes the share of bytes sent, `say` what is being done, in words. Rejects with
 * `CallError` when no answer came; what was typed stays then.
 */
export type SendImport = (
  file: File,
  on: { signal: AbortSignal; progress: (share: number) => void; say: (words: string) => void },
) => Promise<ImportAnswer>;
