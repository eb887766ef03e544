import type { UploadTarget } from '@/shared/attachments/useUploads';
import type { SelectOption, TextKind } from '@/shared/kinds/types';

/** A button of one line. */
interface LineAction<L> {
  label: string;
  /** For readers, where the line's number says too little: 'Details of 00010'. */
  name?: string;
  opensDialog?: true;
  disabled?: boolean;
  /** `change` sets cells of the line, now or later. */
  onPress: (change: (patch: Partial<L>) => void) => void;
}

/** What is said under a cell, and what can be put into the line by a press, or by `HINT_KEY` in the cell. */
export interface CellHint<L> {
  text: string;
  action?: { label: string; patch: Partial<L> };
}

/** What a column says under its cells. */
interface ColumnHint<L> {
  /** What its presses do, for the list of keys. */
  name: string;
  of: (line: L) => CellHint<L> | null;
}

/** Takes up what is said under the cell that has the focus. */
export const HINT_KEY = 'F9';

interface ColumnBase<L> {
  key: keyof L & string;
  title: string;
  /** Pixels at least; text columns share what is left over in proportion. */
  width: number;
  align?: 'start' | 'end';
  /** Nobody types in it: it is worked out, or comes with the record. */
  computed?: true;
  /** Text of the cell where it is not being typed in. */
  format?: (value: unknown, line: L) => string;
  /** A quieter line under the value: of texts, numbers and what is worked out. */
  second?: (line: L) => string;
  /** Shown but not editable on this line. */
  locked?: (line: L) => boolean;
  /** What is said under the cell while it is edited; lines of a table with such a column are as high as what they show. */
  hint?: ColumnHint<L>;
  /** Marks the title; the rule itself is the form's schema. */
  required?: boolean;
}

interface RemoteOptions<L> {
  /** A lookup of the FieldsProvider by name, or a search of its own; absent where the code is only read. */
  lookup?: string | ((text: string, signal: AbortSignal) => Promise<readonly unknown[]>);
  /** How a record reads; without it records are `{ code, name }`. */
  toOption?(record: unknown): SelectOption;
  /** The keys that a choice, or its removal (null), sets. They fill down together. Without it the key gets the option's value. */
  onPick?(line: L, record: unknown): Partial<L>;
  /** True for a line whose code came from elsewhere (a file, a record) and is to be looked up when the table gets it. */
  unresolved?: (line: L) => boolean;
  /** Characters before the first search, 3 by default. */
  minChars?: number;
}

/** A column of a table of lines: data, no JSX. */
export type LineColumn<L> = ColumnBase<L> &
  (
    | { kind: 'text'; maxLength?: number }
    /** What is typed and cannot be read stays, marked. */
    | { kind: Exclude<TextKind, 'text' | 'select' | 'code'> }
    /** Stored files: a list of `Attachment` under the key. */
    | { kind: 'attachment'; upload: UploadTarget }
    /** Buttons; the key names the column only. */
    | {
        kind: 'action';
        actions: (line: L) => readonly LineAction<L>[];
        /** Tables to be read have them, too. */ reads?: true;
      }
    | { kind: 'select'; options?: readonly SelectOption[] }
    | ({ kind: 'code' } & RemoteOptions<L>)
  );

/** All that a column of values may say beside its kind. */
export type ColumnOptions<L> = ColumnBase<L> &
  RemoteOptions<L> & { maxLength?: number; upload?: UploadTarget; options?: readonly SelectOption[] };
