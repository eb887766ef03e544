import type { Rule } from '@/shared/fields/types';
import type { SelectOption } from '@/shared/kinds/types';

/**
 * A row as validated and sent: text by column, '' for empty. Numbers are decimal text, dates `YYYY-MM-DD`, choices
 * the option's value. Invalid text stays as in the file.
 */
export type ImportRow<K extends string = string> = Record<K, string>;

/** Options of a select column: constant, or loaded when the dialog opens. */
type ImportOptions = readonly SelectOption[] | ((signal: AbortSignal) => Promise<readonly SelectOption[]>);

interface ColumnBase<K extends string> {
  key: K;
  /** As the template has it; also the column's name in messages and on the server. */
  title: string;
  /** Other headings of this column. Case, spaces and punctuation don't matter. */
  spellings?: readonly string[];
  /** The message, or true for '{title} is required'. */
  required?: boolean | string;
  /** The form's own rules (`src/shared/fields/rules`); empty cells never reach them. */
  rules?: readonly Rule<ImportRow<K>, string>[];
  /** Value of the template's sample row. */
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

/** Options of select columns by key. Columns whose options failed to load are validated by the server. */
export type OptionsByKey = ReadonlyMap<string, readonly SelectOption[]>;

/** A rule about several cells of a row; also runs on empty cells. */
interface RowRule<K extends string> {
  /** The column under which its message stands. */
  key: K;
  test(row: ImportRow<K>): boolean;
  message: string;
}

/**
 * Declares a type of import file. Template, matching of headings, validation, grid and the sent file follow from
 * it. `K` are the column keys. Use a module constant; if options need a hook, create it once there.
 */
export interface ImportDef<K extends string = string> {
  /** Names the data in sentences, in the plural: 'entries'. */
  noun: string;
  columns: readonly ImportColumn<K>[];
  rowRules?: readonly RowRule<K>[];
  /** Rows with equal values in these columns are duplicates. All but the first get `message` in the last column. */
  unique?: { keys: readonly K[]; message: string };
  /**
   * Rows with equal values in these columns belong to one record with at most `rows` rows. Further rows get
   * `message` in the last column.
   */
  most?: { keys: readonly K[]; rows: number; message: string };
  /** Name of the template and of its sheet, without ending: 'ManualEntryTemplate'. */
  template: { fileName: string; sheet: string };
  /** The country of a row, which decides how its amounts are grouped; undefined where it is not known, and read as India. */
  countryOf?: (row: ImportRow) => string | undefined;
  /** Most rows of one file; 10,000 unless it says otherwise. */
  maxRows?: number;
}

/** A server error: column (heading or key), row of the file (1 is the headings), and message. */
export interface ServerProblem {
  key: string;
  row: number | null;
  value: string;
}

export interface ErrorFile {
  uid: string;
  name: string;
}

/** Result of an import. `succeeded` are imported rows although others failed; both counts are null if unknown. */
export type ImportAnswer =
  | { ok: true; message: string; total: number | null; succeeded: number | null }
  | {
      ok: false;
      message: string;
      total: number | null;
      succeeded: number | null;
      problems: readonly ServerProblem[];
      /** The server's error file, by its id in the file service. */
      errorFile?: ErrorFile;
    };

/**
 * Sends the file as displayed. `progress` gets the share of sent bytes, `say` the current step. Rejects with
 * `CallError` without a response; corrections stay then.
 */
export type SendImport = (
  file: File,
  on: { signal: AbortSignal; progress: (share: number) => void; say: (words: string) => void },
) => Promise<ImportAnswer>;
