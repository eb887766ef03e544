import type { ComponentType, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { isStatus, type Status } from '@/lib/status';
import type { ConfirmOptions } from '@/platform/feedback/feedback';
import type { CallError } from '@/platform/graphql/callError';
import { privateNames } from '@/shared/fields/define';
import type { FieldDef } from '@/shared/fields/types';
import type { Derive } from '@/shared/form/useDerived';

export interface SectionRow<V = FieldValues> {
  /** Identity in the table: the row's uid, or its id on the server. */
  key: string;
  values: V;
  /** Status on the server (spec 1 §4 'Row status'); none in a form that is not saved yet. */
  status?: string | null;
  /** Taken out of use; shown with a Deactive tag. */
  deleted?: boolean;
  storedRow?: Readonly<Record<string, unknown>>;
}

export interface SectionColumn<V = FieldValues> {
  title: string;
  field?: keyof V & string;
  text?(row: SectionRow<V>): string;
  tags?(row: SectionRow<V>): readonly string[];
  mark?(row: SectionRow<V>): string | null;
  /** Only where rows are saved at once, behind their status. */
  savedOnly?: boolean;
}

interface SectionContext<V> {
  row: SectionRow<V> | null;
}

export interface RowProblem<V = FieldValues> {
  field: keyof V & string;
  message: string;
  /** Duration of the toast after a try to save, in seconds. */
  seconds?: number;
}

export interface NestedRows {
  name: string;
  section: SectionDef;
}

/** Returns the names that a recovery copy keeps only as long as the tab: fields, and tables with such fields. */
export function privateInRow<V extends FieldValues>(
  { nested = [] }: Pick<SectionDef<V>, 'nested'>,
  fields: readonly FieldDef<V>[],
): string[] {
  const tables = nested.filter(({ section }) => privateInRow(section, section.fields({ row: null })).length > 0);
  return [...privateNames(fields), ...tables.map(({ name }) => name)];
}

export function nestedRows<V extends FieldValues, N extends FieldValues>(
  name: { [K in keyof V & string]: V[K] extends readonly N[] ? K : never }[keyof V & string],
  section: SectionDef<N>,
): NestedRows {
  // The section only gets rows of its type.
  return { name, section: section as SectionDef };
}

/**
 * Declares a section of a profile (spec 1 §2 'Profile section panels'): table, fields, rules and messages.
 * Registration (rows kept in the form) and profile (rows saved at once) share it.
 */
export interface SectionDef<V extends FieldValues = FieldValues> {
  /** Names kept work on this device: 'profile.contacts'. */
  name: string;
  title: string;
  modalTitle: string;
  /** Name of one row: 'contact'. */
  noun: string;
  columns: readonly (SectionColumn<V> | (keyof V & string))[];
  fields(context: SectionContext<V>): readonly FieldDef<V>[];
  nested?: readonly NestedRows[];
  /** A new row; the rows there are may decide (the next year). */
  blank(rows: readonly SectionRow<V>[]): V;
  derive?: Derive<V>;
  problems?(values: V, others: readonly V[]): readonly RowProblem<V>[];
  /**
   * Returns the changes that saving these values makes in all other rows, or null. `confirmation` is shown first;
   * declining shows `refusal`.
   */
  changesOthers?(
    values: V,
    others: readonly V[],
  ): { patch: Partial<V>; confirmation: ConfirmOptions; refusal: RowProblem<V> } | null;
  cannotAdd?(rows: readonly SectionRow<V>[]): string | null;
  cannotDelete?(row: SectionRow<V>, rows: readonly SectionRow<V>[]): string | null;
  /** Default 'Delete' (spec 1 §6). */
  deleteLabel?: string;
  /** True: at most one row, shown instead of the table; the link reads Edit. */
  single?: boolean;
  hint?: string;
  Below?: ComponentType<{ rows: readonly SectionRow<V>[] }>;
  /** Drawn beside the buttons of a row that is seen, where rows are saved at once. */
  RowActions?: ComponentType<{ row: SectionRow<V> }>;
  savedMessage: string;
}

export interface SectionStore {
  rows: readonly SectionRow[] | undefined;
  error?: CallError | undefined;
  reload?(): void;
  /** Kept: in the parent form, sent with it. Saved: each at once. */
  mode: 'kept' | 'saved';
  /** Reads the rows as they are on the server now; absent where a form keeps them. */
  readRows?(): Promise<readonly SectionRow[]>;
  /** Saves a row; `row` null is a new one. Resolves to an error, or rejects. `othersPatch` changes all other rows. */
  save(
    values: FieldValues,
    row: SectionRow | null,
    othersPatch?: Partial<FieldValues>,
  ): Promise<RowProblem | string | null>;
  remove(row: SectionRow): Promise<string | null>;
  /** Returns what depends on a row that is about to be deleted, as a sentence, or null. */
  warnOfDelete?(row: SectionRow): Promise<string | null>;
}

export interface RecordSectionProps {
  section: SectionDef;
  store: SectionStore;
  /** Tells kept work of this record from that of others: its id, or null for a new one. */
  recordId: string | null;
  isReadOnly?: boolean;
  blocked?: string | null;
  /** Path of the page that shows the section: where a doubtful save would appear. */
  recordPath: string;
  level?: 2 | 3;
  mark?: ReactNode;
  todo?: readonly SectionTodo[];
  /** Text for a row without a status; null for none. */
  wordOf?: (row: SectionRow) => string | null;
  /** The parent form's field with the rows, for links from the list of errors. */
  field?: string;
}

export interface SectionTodo {
  key: string | null;
  text: string;
  given?: Readonly<Record<string, unknown>>;
}

/** Where a to-do of a section stands among the fields of the parent form that holds its rows under `field`. */
export function todoPath(field: string, index: number): string {
  return `${field}.todo-${index}`;
}

export interface SectionModalProps {
  section: SectionDef;
  store: SectionStore;
  row: SectionRow | null;
  toChange: boolean;
  given: SectionTodo['given'] | null;
  recordId: string | null;
  mayChange: boolean;
  recordPath: string;
  /** Draws the rows inside the row. */
  Section: ComponentType<RecordSectionProps>;
  isOpen: boolean;
  onClose: () => void;
  onClosed: () => void;
}

/** The row states that have a marker (spec 1 §4 'Row status'); any other shows nothing. */
const MARKED: readonly Status[] = ['approved', 'sentback', 'rejected', 'pending', 'inprocess'];

export function markedStatus(status: string | null | undefined): string | null {
  return status && isStatus(status, ...MARKED) ? status : null;
}

/** Returns why a profile or one of its entries can't be changed now, or null (spec 1 §4 'Profile sections'). */
export function whyLocked(status: string | null | undefined): string | null {
  return isStatus(status, 'pending') ? 'Waiting for approval. You can edit after the decision.' : null;
}
