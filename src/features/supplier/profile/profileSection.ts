import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { FieldValues } from 'react-hook-form';
import type { Id } from '@/lib/ids';
import type { Call } from '@/platform/graphql/useCall';
import { attachmentsFromJson } from '@/shared/attachments/attachment';
import type { LooseField, ValuesOf } from '@/shared/fields/define';
import { deserialize, keepUnchanged, serialize, type KnownTo, type DtoOf } from '@/shared/fields/dto';
import type { PreviewFile } from '@/shared/preview/DocumentPreview';
import type { RowProblem, SectionDef } from '../section/section';
import type { ChangeType } from './changeTypes';
import type { ChangedRowsQuery } from '../api/sections.graphql.generated';
import type { ProfileSetting } from './profileFields';

export interface ListedRow {
  id: Id | null;
  status: string | null;
  deleted?: boolean | null;
}

/** An operation; the section's declaration checks the types of its variables. */
// oxlint-disable-next-line typescript/no-explicit-any
type Document<D> = TypedDocumentNode<D, any>;

/** A section's operations (spec 1 §7). */
interface SectionCalls<V, Row, L, Input> {
  list: Document<L>;
  /** By default all rows by SupplierId. */
  variables?: (supplierId: Id) => Record<string, unknown>;
  getRows: (response: L) => readonly (Row & ListedRow)[] | null | undefined;
  create: TypedDocumentNode<unknown, { input: Input }>;
  /** Builds the save input if it isn't the row itself. */
  input?: (row: { id?: Id; supplierId: Id }) => unknown;
  /** Without it, rows are deleted by a save with a deletion mark. */
  remove?: Document<unknown>;
  check?: (call: Call, values: V, supplierId: Id) => Promise<RowProblem<V> | null>;
}

type OneOf<Input> = Input extends readonly unknown[] ? never : Input;

interface Declared<V extends FieldValues, Row, L, Input, Sent> {
  /** Name of its entity in the history (spec 1 §3 `entityName`). */
  entity: string;
  approval: ChangeType;
  /** True if it forms one block with the previous section (spec 1 §2 'Reference from Company and Reference from Client'). */
  joins?: true;
  /** Name of a row in the pre-check, if each location needs a row of this section (spec 1 §5). */
  neededAtLocations?: string;
  declare: (setting: ProfileSetting) => SectionDef<V>;
  /** Converts a row DTO to values, in registration and profile. */
  deserialize(this: void, row: Row): V;
  /** Serializes values. `came`: the changed row, null for a new one. Properties that the create input doesn't have are a compile error. */
  serialize(this: void, values: V, came: object | null): Sent & KnownTo<OneOf<Input>, Sent>;
  /** Properties that are read and sent in different formats. */
  converted?: readonly string[];
  calls: SectionCalls<V, Row, L, Input>;
  redline: keyof L extends keyof ChangedRowsQuery ? Redline : NoRedline;
}

/** Name and documents of a changed row, from the row in the query `changedRows`. */
interface Redline {
  names: readonly string[];
  documents?: (row: Readonly<Record<string, unknown>>) => PreviewFile[];
}

/** For sections whose list `changedRows` doesn't load; names or documents are then a compile error. */
interface NoRedline {
  names: readonly [];
  documents?: never;
}

/**
 * A section of a supplier's profile. Registration, profile, approval, redline and history use this object. Only rules about a single
 * section refer to its id.
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
 * Declares a section and checks that values, rows and operations match. Erases the types afterwards, because generic code handles all
 * sections alike.
 */
export function profileSection<Id extends string, List extends string, V extends FieldValues, Row, L, Input, Sent>(
  section: Declared<V, Row, L, Input, Sent> & { id: Id; formName: List },
): ProfileSection<Id, List> {
  const { deserialize, serialize, converted = [] } = section as ProfileSection;
  return {
    ...section,
    // Values without a field (a year, a number) are sent back unchanged.
    serialize: (values: FieldValues, came: ListedRow | null) => {
      const sent = serialize(values, came);
      if (came === null) return sent;
      const former = Object.entries(serialize(deserialize(came), came)).filter(([name]) => !converted.includes(name));
      return keepUnchanged(sent, Object.fromEntries(former), came);
    },
  } as ProfileSection<Id, List>;
}

export function plainRows<const D extends readonly LooseField[]>(fields: D) {
  return {
    deserialize: (row: Readonly<Record<keyof DtoOf<D> & string, unknown>>): ValuesOf<D> => deserialize(fields, row),
    serialize: (values: ValuesOf<D>, came: object | null): DtoOf<D> => serialize(fields, values, came),
  };
}

export function filesIn(...names: string[]): (row: Readonly<Record<string, unknown>>) => PreviewFile[] {
  return row =>
    names.flatMap(name =>
      attachmentsFromJson(row[name]).map(file => ({ file, label: file.title || file.documentType || 'Document' })),
    );
}
