import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { FieldValues } from 'react-hook-form';
import type { Id } from '@/lib/ids';
import type { Call } from '@/platform/graphql/useCall';
import { attachmentsFromJson } from '@/shared/attachments/attachment';
import type { LooseField, ValuesOf } from '@/shared/fields/define';
import { fromWire, keepUnchanged, toWire, type KnownTo, type WireOf } from '@/shared/fields/wire';
import type { PreviewFile } from '@/shared/preview/DocumentPreview';
import type { RowProblem, SectionDef } from '../section/section';
import type { ChangeKind } from './changeKinds';
import type { ChangedRowsQuery } from '../api/sections.graphql.generated';
import type { ProfileSetting } from './profileFields';

/** A row as any section's list gives it. */
export interface ListedRow {
  id: Id | null;
  status: string | null;
  deleted?: boolean | null;
}

/** An operation whose variables were made to fit where the section is declared. */
// oxlint-disable-next-line typescript/no-explicit-any
type Document<D> = TypedDocumentNode<D, any>;

/** What a section asks and tells the backend (spec 1 §7). */
interface SectionCalls<V, Row, L, Input> {
  list: Document<L>;
  /** By default all rows by SupplierId. */
  variables?: (supplierId: Id) => Record<string, unknown>;
  rowsOf: (answer: L) => readonly (Row & ListedRow)[] | null | undefined;
  create: TypedDocumentNode<unknown, { input: Input }>;
  /** What a save sends, where that is not the row itself. */
  input?: (row: { id?: Id; supplierId: Id }) => unknown;
  /** Without it a row is deleted by a save that says so. */
  remove?: Document<unknown>;
  /** What a save is checked against first. */
  check?: (call: Call, values: V, supplierId: Id) => Promise<RowProblem<V> | null>;
}

/** One row of what a create takes. */
type OneOf<Input> = Input extends readonly unknown[] ? never : Input;

/** A section with the types of its values, of the rows and answers of its calls, and of what a row sends. */
interface Declared<V extends FieldValues, Row, L, Input, Sent> {
  /** What the backend calls its table in the history (spec 1 §3 `entityName`). */
  entity: string;
  /** The approval that decides on its changes. */
  approval: ChangeKind;
  /** Shown as one block with the section before it (spec 1 §2 'Reference from Company and Reference from Client'). */
  joins?: true;
  /** Each row names locations, and each location needs a row (spec 1 §5): what the pre-check calls one. */
  neededAtLocations?: string;
  /** What it shows and asks; the supplier decides on details. */
  declare: (setting: ProfileSetting) => SectionDef<V>;
  /** A row as it travels, the same while a supplier registers and afterwards. */
  fromWire(this: void, row: Row): V;
  /** `came`: the row that is changed; null for a new one. A name that the create does not know is a compile error. */
  toWire(this: void, values: V, came: object | null): Sent & KnownTo<OneOf<Input>, Sent>;
  /** Names that are read in one format and sent in another. */
  converted?: readonly string[];
  calls: SectionCalls<V, Row, L, Input>;
  redline: keyof L extends keyof ChangedRowsQuery ? Redline : NoRedline;
}

/** What a change of a row is called and proved by; the row is one of those that the query `changedRows` asks for. */
interface Redline {
  /** Fields that name a row. */
  names: readonly string[];
  /** The documents that prove a change, from the row as it travels. */
  documents?: (row: Readonly<Record<string, unknown>>) => PreviewFile[];
}

/** Of a section whose list `changedRows` lacks, nothing names or proves a change: to say otherwise is a compile error. */
interface NoRedline {
  names: readonly [];
  documents?: never;
}

/**
 * A section of a supplier's profile, said once: registration, profile, approval, redline and history read this object. Its id stands
 * elsewhere only in rules that are about this one section.
 */
export interface ProfileSection<Id = string, List = string> extends Declared<
  FieldValues,
  ListedRow,
  unknown,
  unknown,
  object
> {
  redline: Redline;
  id: Id;
  /** Its list in the values of the registration form (spec 1 §3 'Registration form values'). */
  formName: List;
}

/**
 * Declares a section: its values, rows and calls fit each other. Outside, each section meets only its own rows; this is the one place
 * where their types are let go.
 */
export function profileSection<Id extends string, List extends string, V extends FieldValues, Row, L, Input, Sent>(
  section: Declared<V, Row, L, Input, Sent> & { id: Id; formName: List },
): ProfileSection<Id, List> {
  const { fromWire, toWire, converted = [] } = section as ProfileSection;
  return {
    ...section,
    // Values that have no field of their own (a year, a number of either kind) are sent as they came, too.
    toWire: (values: FieldValues, came: ListedRow | null) => {
      const sent = toWire(values, came);
      if (came === null) return sent;
      const former = Object.entries(toWire(fromWire(came), came)).filter(([name]) => !converted.includes(name));
      return keepUnchanged(sent, Object.fromEntries(former), came);
    },
  } as ProfileSection<Id, List>;
}

/** Rows of which everything travels as its field says. */
export function plainRows<const D extends readonly LooseField[]>(fields: D) {
  return {
    fromWire: (row: Readonly<Record<keyof WireOf<D> & string, unknown>>): ValuesOf<D> => fromWire(fields, row),
    toWire: (values: ValuesOf<D>, came: object | null): WireOf<D> => toWire(fields, values, came),
  };
}

/** The files in these fields of a row, each called by its title. */
export function filesIn(...names: string[]): (row: Readonly<Record<string, unknown>>) => PreviewFile[] {
  return row =>
    names.flatMap(name =>
      attachmentsFromJson(row[name]).map(file => ({ file, label: file.title || file.documentType || 'Document' })),
    );
}
