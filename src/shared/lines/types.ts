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

/** Hint below a cell, with a change that a button or `HINT_KEY` applies. */
export interface CellHint<L> {
  text: string;
  action?: { label: string; patch: Partial<L> };
}

/** Hints of a column. */
interface ColumnHint<L> {
  /** What its presses do, for the list of keys. */
  name: string;
  of: (line: L) => CellHint<L> | null;
}

/** Applies the hint of the focused cell. */
export const HINT_KEY = 'F9';

interface ColumnBase<L> {
  key: keyof L & string;
  title: string;
  /** Minimum width in pixels; text columns share the remaining space. */
  width: number;
  align?: 'start' | 'end';
  /** True: the value is computed or comes with the record. */
  computed?: true;
  /** Text of the cell where it is not being typed in. */
  format?: (value: unknown, line: L) => string;
  /** A second line below the value. */
  second?: (line: L) => string;
  /** Shown but not editable on this line. */
  locked?: (line: L) => boolean;
  /** Hint below the cell during editing; lines of tables with hints have variable heights. */
  hint?: ColumnHint<L>;
  /** Marks the title; the rule itself is the form's schema. */
  required?: boolean;
}

interface RemoteOptions<L> {
  /** Name of a lookup in FieldsProvider, or a search function; absent for read-only codes. */
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
    /** Invalid text stays, marked. */
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
