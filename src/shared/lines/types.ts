import type { SelectOption, TextFieldType } from '@/shared/fieldTypes/types';

interface LineAction {
  label: string;
  /** Accessible name if the line's number says too little: 'Details of 00010'. */
  name?: string;
  opensDialog?: true;
  onPress: () => void;
}

export interface CellHint<L> {
  text: string;
  action?: { label: string; patch: Partial<L> };
}

interface ColumnHint<L> {
  name: string;
  of: (line: L) => CellHint<L> | null;
}

/** Applies the hint of the focused cell. */
export const HINT_KEY = 'F9';

interface ColumnBase<L> {
  key: keyof L & string;
  title: string;
  /** Minimum width in pixels; text columns share the rest. */
  width: number;
  align?: 'start' | 'end';
  computed?: true;
  format?: (value: unknown, line: L) => string;
  second?: (line: L) => string;
  /** Not editable on this line. */
  locked?: (line: L) => boolean;
  /** Tables with hints have lines of variable height. */
  hint?: ColumnHint<L>;
  /** Marks the title; the form's schema validates. */
  required?: boolean;
}

interface RemoteOptions<L> {
  /** Lookup of FieldsProvider, or a search function; absent for read-only codes. */
  lookup?: string | ((text: string, signal: AbortSignal) => Promise<readonly unknown[]>);
  /** Default: records are `{ code, name }`. */
  toOption?(record: unknown): SelectOption;
  /** Keys that a choice, or its removal (null), sets; they fill down together. Default: the option's value. */
  onPick?(line: L, record: unknown): Partial<L>;
  /** Returns whether a code from a file or record must be looked up. */
  unresolved?: (line: L) => boolean;
}

export type LineColumn<L> = ColumnBase<L> &
  (
    | { kind: 'text'; maxLength?: number }
    | { kind: Exclude<TextFieldType, 'text' | 'select' | 'code'> }
    | {
        kind: 'action';
        actions: (line: L) => readonly LineAction[];
        /** Tables to be read have them, too. */ reads?: true;
      }
    | { kind: 'select'; options?: readonly SelectOption[] }
    | ({ kind: 'code' } & RemoteOptions<L>)
  );

export type ColumnOptions<L> = ColumnBase<L> &
  RemoteOptions<L> & { maxLength?: number; options?: readonly SelectOption[] };
