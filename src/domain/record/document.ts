import type { ComponentType } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Id } from '@/lib/ids';
import type { Operation } from '@/platform/graphql/operation';
import type { FieldConfig, FieldDef, Lookups, ResolvedField } from '@/shared/fields/types';
import type { Intent } from '@/shared/fields/intent';
import type { DocumentForm } from '@/shared/form/documentForm';
import type { Derive } from '@/shared/form/useDerived';
import type { PreviewFile } from '@/shared/preview/DocumentPreview';
import type { RecordKind } from '../recordKinds';
import type { Loadable } from '../calls/loadable';
import type { InvoiceParties } from '../invoice/parties';
import type { EinvoiceSlot } from '../einvoice/slot';
import type { DuplicateAnswer, DuplicateColumn } from './duplicates';
import type { PaymentFacts } from '../calls/payment';
import type { DocumentSummary } from '../invoice/summary';

/** What the kit reads of any stored document. */
export interface StoredDocument {
  id: Id;
  invoiceNumber: string | null;
  status: string | null;
  /** Who created it: user id, e-mail or user name. */
  rcb: string | null;
  /** Moment of the last change; tells one state of the record from another. */
  rut: string | null;
  userCanEdit: boolean | null;
  /** 'Supplier' or 'employee'. */
  createdBy: string | null;
  createdByName: string | null;
  supplierId: Id | null;
  supplierCode: string | null;
  companyCode: string | null;
  countryCode: string | null;
  approverId: string | null;
  approverName: string | null;
  approverEmail: string | null;
}

/** What the kit itself puts into every saved document. */
export interface SavedAs {
  id?: Id | null | undefined;
  rut?: string | null | undefined;
  status?: string | null | undefined;
  createdBy?: string | null | undefined;
  createdSource?: string | null | undefined;
}

export interface DocumentWords {
  /** What the way back to the list is called. */
  list: string;
  submit: string;
  created: string;
  savedAsDraft: string;
  exists: string;
  failed: string;
  deleted: string;
  deleteFailed: string;
}

/** What the definitions of a document depend on beside the configuration. */
export interface DocumentSetting {
  countryCode: string;
  /** A supplier, or who acts for one, creates it; else the buyer's side. */
  bySupplier: boolean;
}

/** The row of an array of the form. */
type RowOf<V, K extends keyof V> = V[K] extends readonly (infer Row)[] ? Row : never;

/** A document's definitions made one with the configuration and the user's role groups; form, view and check all read this. */
export interface DocumentFields<V> {
  setting: DocumentSetting;
  config: readonly FieldConfig[];
  roleGroups: readonly string[];
  /** What of the configuration could not be understood. */
  problems: readonly string[];
  /** What it says of fields that this document does not have. */
  others: readonly string[];
  /** All fields for these values: what is checked. */
  resolve(values: V): ResolvedField<V>[];
  /** Fields of the rows of a line table. */
  rowFields<K extends keyof V & string>(name: K): readonly ResolvedField<RowOf<V, K>>[];
  /** One field as it was resolved when the document opened: for presence and label. */
  field(name: keyof V & string): ResolvedField<V> | undefined;
  /** Configured defaults, in the form's own shapes. */
  defaults: Partial<V>;
}

export interface EditPartProps<V extends FieldValues, S> {
  form: DocumentForm<V>;
  doc: DocumentFields<V>;
  subject: S;
}

export interface ReadPartProps<R, V extends FieldValues, S> {
  record: R;
  values: V;
  doc: DocumentFields<V>;
  subject: S;
}

/** A part of the document's page; form and view draw the same ones, in the same order. */
export interface DocumentSection<R, V extends FieldValues, S> {
  id: string;
  title: string;
  /** Drawn as a grid, before what else the section shows. */
  fields?: readonly FieldDef<V>[];
  /** What the view shows beside the fields; what the form does is said by `FormDef.editors`. */
  Read?: ComponentType<ReadPartProps<R, V, S>>;
  /** Where whoever is asked to decide reads it: lines and sums before all else, addresses behind it. Absent: in its own order. */
  onDecision?: 'first' | 'last';
  /** False: neither form nor view has it. Default: it has a field that the user may see, or a part of its own. */
  present?(doc: DocumentFields<V>): boolean;
  /** False: there is nothing to read in this record, so the view leaves it out. */
  filled?(values: V): boolean;
  /** True: it is optional and nothing is in it, so the form opens it folded, and unfolds it with the first value. */
  folded?: (values: V) => boolean;
  /** The fields that the view shows of these values; default: all that are present. */
  reads?(field: FieldDef<V>, values: V): boolean;
}

/** The same with the sections that the fields stand in. */
export interface ResolvedDocument<R, V extends FieldValues, S> extends DocumentFields<V> {
  sections: readonly DocumentSection<R, V, S>[];
}

/** Fields of the rows of a line table; the configuration may hide, rename or require them. */
type RowFields<V> = {
  [K in keyof V & string]?: { fields: readonly FieldDef<RowOf<V, K>>[]; blank: () => RowOf<V, K> };
};

export interface PathIssue {
  /** 'items.2.amount' as its parts. */
  path: (string | number)[];
  message: string;
}

export interface IssueContext<V, S> {
  intent: Intent;
  doc: DocumentFields<V>;
  subject: S;
}

export interface InputContext<R, S> {
  intent: Intent;
  subject: S;
  /** The record that is saved; without it a new one is made. */
  record: R | null;
}

/** What the actions of a single kind get. */
export interface ActionsProps<R> {
  record: R;
}

/**
 * A kind of record as data: what it is, and how it is read. `R` is the stored record, `V` its values by field, `S` what the record is
 * about and no field changes: who bills whom, the order. `RecordView` draws it.
 */
export interface ViewDef<R extends StoredDocument, V extends FieldValues, S> {
  kind: RecordKind;
  byId: Operation<Id, R | null>;
  words: Pick<DocumentWords, 'list'>;
  /** Whether the region/company configuration says something about its fields (spec 2 §2). */
  configured: boolean;
  sections: (setting: DocumentSetting) => readonly DocumentSection<R, V, S>[];
  rows?: RowFields<V>;
  /** Fields that are not drawn, but whose presence and label the configuration decides on. */
  markers?: readonly FieldDef<V>[];
  /** What else of the page the configuration renames and hides: parties, sums. */
  facts?: readonly { name: string }[];
  /** What a stored record is about; a hook, asked at every render. */
  useSubject: (record: R | null | undefined) => Loadable<S>;
  fromRecord: (record: R) => V;
  /** Who bills whom, for the supplier's letterhead on paper; absent: only the supplier's name is known. */
  parties?: (subject: S) => InvoiceParties;
  /** What its page says first; `invoiceSummary` reads it where the fields have their usual names. */
  summary: (record: R) => DocumentSummary;
  /** What must be seen before anything is decided; the view draws it above the approval, its dialogs repeat it. */
  Digest?: ComponentType<ReadPartProps<R, V, S>>;
  /** Asks by id what accounting has paid; absent where nobody keeps it. `paymentFacts` reads a report's row. */
  payment?: Operation<Id, PaymentFacts | null>;
  /** Files beside those of its fields, once they are known: the preview shows them, too. Pure. */
  documents?: (record: R, subject: S) => readonly PreviewFile[];
  /** The document can be changed after a decision: its page says who decided, and what was changed since. */
  changesAfterDecision?: true;
  /** Documents of this kind have no levels as a rule: their way is not drawn as steps. */
  withoutCourse?: true;
  /** Its attached invoice is read, compared and checked. */
  einvoice?: EinvoiceSlot<V, S>;
  /** What may be done with the record itself, where that is more than a document's edit, copy and delete. */
  Actions?: ComponentType<ActionsProps<R>>;
}

/** A kind of document, which is drafted, submitted and deleted as a draft. */
export interface DocumentDef<R extends StoredDocument, V extends FieldValues, S> extends ViewDef<R, V, S> {
  words: DocumentWords;
  /** Deletes a draft. Rejects unless the server confirms it. */
  remove: Operation<Id, void>;
}

/** Whether a kind's records are documents. */
export function isDocument<R extends StoredDocument, V extends FieldValues, S>(
  definition: ViewDef<R, V, S>,
): definition is DocumentDef<R, V, S> {
  return 'remove' in definition;
}

/** A warning on a value, and the other values it reads. */
interface Hint<V> {
  dependsOn: readonly (keyof V & string)[];
  warn: (value: never, values: V) => string | null;
}
export type Hints<V> = { [N in keyof V & string]?: Hint<V> };

/**
 * How a kind of document is written; `I` is what is saved. `NewDocument` and `StoredDocumentForm` draw it. It is apart from `DocumentDef`
 * so that a view does not download the form.
 */
export interface FormDef<R extends StoredDocument, V extends FieldValues, I extends SavedAs, S> {
  document: DocumentDef<R, V, S>;
  /** Creates, or updates when the input has an id; answers the id. */
  create: Operation<I, Id | null>;
  /** The call of a document about this subject; the same object for the same subject. */
  duplicateWarning: (subject: S) => Operation<I, DuplicateAnswer | null>;
  /** What the warning shows of the records in its `result`; absent where it answers none. */
  duplicateColumns?: readonly DuplicateColumn[];
  /** The word of the warning's button, where it is not 'Submit'. */
  duplicateAgree?: string;
  /** What sections show beside their fields, by the section's id. */
  editors: Readonly<Record<string, ComponentType<EditPartProps<V, S>>>>;
  /** What the designated approver's correction leaves as it was submitted. */
  lockedInCorrection: readonly (keyof V & string)[];
  /** What a form is about, where it needs more of it than a view; a hook. */
  useSubject?: (record: R | null | undefined) => Loadable<S>;
  /** The remote lists behind fields and cells; a hook. */
  useLookups: (subject: S) => Lookups;
  countryOf: (subject: S) => string;
  /** The company that a form is about: what was chosen last for it is offered first. */
  companyOf?: (subject: S) => string;
  /** What is unusual about a field's value for this subject, by field: shown beside it, never in the way. */
  hints?: (subject: S) => Hints<V>;
  /** A new document's values, before the configured defaults. */
  blank: (subject: S) => V;
  /** After the configured defaults are in. */
  begin?: (values: V, doc: DocumentFields<V>) => V;
  /** A record's values made ready for typing: at least one line, and what follows from the subject as it is now. */
  toEdit?: (values: V, subject: S) => V;
  /** A record's values as the start of a new one; absent where there is no copying. */
  toCopy?: (values: V) => V;
  /** Values that follow from others; pure. */
  derive?: (doc: DocumentFields<V>) => Derive<V>;
  /** What is wrong beyond the fields' own rules. */
  issues?: (values: V, context: IssueContext<V, S>) => PathIssue[];
  /** The form as the wire wants it: the only place where form values become an input. The kit adds `SavedAs`. */
  toInput: (values: V, context: InputContext<R, S>) => Omit<I, keyof SavedAs>;
  /** The form's path of a path in the server's field errors. */
  toFormPath?: (serverPath: string, values: V, intent: Intent) => string;
  /** Looks for the new record that a save of these values made at that moment or later, when its answer was lost; a hook. */
  useFindSaved?: (subject: S) => (values: V, since: Date) => Promise<{ id: Id } | null>;
  /** Who decides first on what was submitted; '' when nobody is named. */
  goesTo: (values: V, subject: S) => string;
  /** What it comes to, as label and amount for the action bar; a hook. */
  useTotal?: (form: DocumentForm<V>, doc: DocumentFields<V>) => { label: string; amount: string };
  /** Why it cannot be submitted at all as it stands; a hook. */
  useSubmitDisabled?: (form: DocumentForm<V>) => string | undefined;
}
