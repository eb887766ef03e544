import type { UploadTarget } from '@/shared/attachments/useUploads';

/** What a cell with a list offers, and keeps. */
export interface LineOption {
  /** The text the cell keeps, matched when codes are pasted. */
  value: string;
  label: string;
}

/** A button of one line. */
interface LineAction<L> {
  label: string;
  disabled?: boolean;
  /** `change` sets cells of the line, now or later. */
  onPress: (change: (patch: Partial<L>) => void) => void;
}

interface ColumnBase<L> {
  key: keyof L & string;
  title: string;
  /** Pixels at least; text columns share what is left over in proportion. */
  width: number;
  align?: 'start' | 'end';
  /** Text of the cell where it is not being typed in. */
  format?: (value: unknown, line: L) => string;
  /** Shown but not editable on this line. */
  locked?: (line: L) => boolean;
  /** Marks the title; the rule itself is the form's schema. */
  required?: boolean;
}

interface RemoteOptions<L> {
  /** A lookup of the FieldsProvider by name, or a search of its own. */
  lookup: string | ((text: string, signal: AbortSignal) => Promise<readonly unknown[]>);
  /** How a record reads; without it records are `{ code, name }`. */
  toOption?: (record: never) => LineOption;
  /** The keys that a choice, or its removal (null), sets. They fill down together. Without it the key gets the option's value. */
  onPick?: (line: L, record: never) => Partial<L>;
  /** True for a line whose code came from elsewhere (a file, a record) and is to be looked up when the table opens. */
  unresolved?: (line: L) => boolean;
  /** Characters before the first search, 3 by default. */
  minChars?: number;
}

/** A column of an editable line table: data, no JSX. */
export type LineColumn<L> = ColumnBase<L> &
  (
    | { kind: 'text'; maxLength?: number }
    /** Money and numbers are decimal text, dates `YYYY-MM-DD`; what is typed and is none of it stays, marked. */
    | { kind: 'money' | 'number' | 'date' }
    /** Stored files: a list of `Attachment` under the key. */
    | { kind: 'attachment'; upload: UploadTarget }
    /** Buttons; the key names the column only. */
    | { kind: 'action'; actions: (line: L) => readonly LineAction<L>[] }
    | { kind: 'select'; options: readonly LineOption[] }
    | ({ kind: 'remoteSelect' } & RemoteOptions<L>)
    /** Nobody types in it. An amount is shown as the typed ones are. */
    | { kind: 'computed' | 'readOnly'; of?: 'money' }
  );
