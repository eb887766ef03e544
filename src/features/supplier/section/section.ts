import type { ComponentType, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ConfirmOptions } from '@/platform/feedback/feedback';
import type { CallError } from '@/platform/graphql/callError';
import { privateNames } from '@/shared/fields/define';
import type { FieldDef } from '@/shared/fields/types';
import type { Derive } from '@/shared/form/useDerived';

/** One row of a section. */
export interface SectionRow<V = FieldValues> {
  /** Identity in the table: the row's uid, or its id on the server. */
  key: string;
  values: V;
  /** Status on the server (spec 1 §4 'Row status'); none in a form that is not saved yet. */
  status?: string | null;
  /** Taken out of use; shown with a Deactive tag. */
  deleted?: boolean;
  /** What the server knows beside the fields, for columns. */
  facts?: Readonly<Record<string, unknown>>;
}

/** A column shows the cell of a field, or a text of its own. */
export interface SectionColumn<V = FieldValues> {
  title: string;
  /** A field whose cell is shown. */
  field?: keyof V & string;
  /** What is shown instead of a field's cell. */
  text?(row: SectionRow<V>): string;
  /** Each of these as a tag, instead of one text. */
  tags?(row: SectionRow<V>): readonly string[];
  /** A tag beside the text: 'Primary'. */
  mark?(row: SectionRow<V>): string | null;
  /** Only where rows are saved at once, behind their status. */
  savedOnly?: boolean;
}

/** What a definition may depend on: whether a row is new, and its facts. */
interface SectionContext<V> {
  row: SectionRow<V> | null;
}

/** A field and what is wrong with it. */
export interface RowProblem<V = FieldValues> {
  field: keyof V & string;
  message: string;
  /** A try to save says it aloud, too, for so long. */
  seconds?: number;
}

/** Rows of their own inside a row, held by its form: the tax numbers of a location. Declared with `nestedRows`. */
export interface NestedRows {
  /** The field that holds them, as `KeptRow`s. */
  name: string;
  section: SectionDef;
}

/** Names of what a draft of a row keeps no longer than the tab lives: fields, and tables of rows that hold such fields. */
export function privateInRow<V extends FieldValues>(
  { nested = [] }: Pick<SectionDef<V>, 'nested'>,
  fields: readonly FieldDef<V>[],
): string[] {
  const tables = nested.filter(({ section }) => privateInRow(section, section.fields({ row: null })).length > 0);
  return [...privateNames(fields), ...tables.map(({ name }) => name)];
}

/** Rows of `section` inside each row, under the field `name`; they are saved with the row. */
export function nestedRows<V extends FieldValues, N extends FieldValues>(
  name: { [K in keyof V & string]: V[K] extends readonly N[] ? K : never }[keyof V & string],
  section: SectionDef<N>,
): NestedRows {
  // What differs between sections meets only its own rows.
  return { name, section: section as SectionDef };
}

/**
 * A section of a profile as data (spec 1 §2 'Profile section panels'): what its table shows, its fields and rules, its words. The same
 * declaration serves registration (rows kept in the form) and the profile (each row saved at once).
 */
export interface SectionDef<V extends FieldValues = FieldValues> {
  /** Names kept work on this device: 'profile.contacts'. */
  name: string;
  title: string;
  modalTitle: string;
  /** What one row is called: 'contact'. */
  noun: string;
  columns: readonly SectionColumn<V>[];
  fields(context: SectionContext<V>): readonly FieldDef<V>[];
  /** Tables of rows inside each row, below its fields. */
  nested?: readonly NestedRows[];
  /** A new row; the rows there are may decide (the next year). */
  blank(rows: readonly SectionRow<V>[]): V;
  derive?: Derive<V>;
  /** What is wrong beyond its fields' own rules: beside the other rows, in fields that are filled by a check, in the rows inside. */
  problems?(values: V, others: readonly V[]): readonly RowProblem<V>[];
  /** Returns what saving these values changes in all other rows, or null. The user is asked first and told `refusal` when declining. */
  changesOthers?(
    values: V,
    others: readonly V[],
  ): { patch: Partial<V>; question: ConfirmOptions; refusal: RowProblem<V> } | null;
  /** Why no row can be added now, or null. */
  cannotAdd?(rows: readonly SectionRow<V>[]): string | null;
  /** Why this row cannot be changed at all, or null. */
  cannotEdit?(row: SectionRow<V>): string | null;
  /** Why this row cannot be deleted, or null. */
  cannotDelete?(row: SectionRow<V>, rows: readonly SectionRow<V>[]): string | null;
  /** 'Delete' or 'Deactive' (spec 1 §6). */
  deleteLabel: string;
  /** There is one row at most: it is shown in place of the table, and the link reads Edit. */
  single?: boolean;
  /** Said above the table and the form. */
  hint?: string;
  /** Drawn below the table: a chart, a declaration. */
  Below?: ComponentType<{ rows: readonly SectionRow<V>[] }>;
  /** Drawn beside the buttons of a row that is seen, where rows are saved at once. */
  RowActions?: ComponentType<{ row: SectionRow<V> }>;
  /** Said after a save that went to the server. */
  savedMessage: string;
}

/** Where the rows live, and what adding, changing and deleting one means there. */
export interface SectionStore {
  /** undefined while they load. */
  rows: readonly SectionRow[] | undefined;
  error?: CallError | undefined;
  reload?(): void;
  /** Kept: in the parent form, sent with it. Saved: each at once. */
  mode: 'kept' | 'saved';
  /** Reads the rows as they are on the server now; absent where a form keeps them. */
  readRows?(): Promise<readonly SectionRow[]>;
  /** Rejects, or answers what is wrong, when it was not saved; `row` null is a new one. `othersPatch` changes all other rows. */
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
  /** Nothing can be added, changed or deleted, and nothing is said of it. */
  isReadOnly?: boolean;
  /** Why nothing can be changed now. */
  blocked?: string | null;
  /** Path of the page that shows the section: where a doubtful save would appear. */
  lookAt: string;
  /** Level of its heading. */
  level?: 2 | 3;
  /** Beside the heading: that nothing is wrong in it. */
  mark?: ReactNode;
  /** What is still to be done in it, each a way to the row. */
  todo?: readonly SectionTodo[];
  /** What stands in the place of a status that a row does not have; null for nothing. */
  wordOf?: (row: SectionRow) => string | null;
  /** The field of the parent form that holds the rows: whoever is led to it arrives at what is to be done. */
  field?: string;
}

/** Something to do in a section: a row to change, or, without `key`, one to add. */
export interface SectionTodo {
  key: string | null;
  text: string;
  /** What the row to add has from the beginning, by names of its fields. */
  given?: Readonly<Record<string, unknown>>;
}

/** Where a to-do of a section stands among the fields of the parent form that holds its rows under `field`. */
export function todoPath(field: string, index: number): string {
  return `${field}.todo-${index}`;
}

/** What the modal of a row is given. */
export interface SectionModalProps {
  section: SectionDef;
  store: SectionStore;
  /** The row that was opened; null adds one. */
  row: SectionRow | null;
  /** The row is opened to be changed, not to be read. */
  toChange: boolean;
  /** What a row to add has from the beginning; null is nothing. */
  given: SectionTodo['given'] | null;
  recordId: string | null;
  /** The section as a whole can be changed. */
  mayChange: boolean;
  lookAt: string;
  /** Draws the rows inside the row. */
  Section: ComponentType<RecordSectionProps>;
  isOpen: boolean;
  onClose: () => void;
  onClosed: () => void;
}
