import type { ComponentType } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Id } from '@/lib/ids';
import type { Operation } from '@/platform/graphql/operation';
import type { FieldConfig, FieldDef, Lookups, ResolvedField } from '@/shared/fields/types';
import type { Intent } from '@/shared/fields/intent';
import type { DocumentForm } from '@/shared/form/documentForm';
import type { Derive } from '@/shared/form/useDerived';
import type { PreviewFile } from '@/shared/preview/DocumentPreview';
import type { RecordType } from '../recordTypes';
import type { AsyncState } from '../calls/asyncState';
import type { InvoiceParties } from '../invoice/parties';
import type { EinvoiceSlot } from '../einvoice/slot';
import type { DuplicateResult, DuplicateColumn } from './duplicates';
import type { PaymentDetails } from '../calls/payment';
import type { DocumentSummary } from '../invoice/summary';

export interface StoredDocument {
  id: Id;
  invoiceNumber: string | null;
  status: string | null;
  /** Creator: user id, e-mail or user name. */
  rcb: string | null;
  /** Time of the last change; identifies a version of the record. */
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

/** Fields that shared code adds to every saved document. */
export interface SavedAs {
  id?: Id | null | undefined;
  rut?: string | null | undefined;
  status?: string | null | undefined;
  createdBy?: string | null | undefined;
  createdSource?: string | null | undefined;
}

export interface DocumentMessages {
  list: string;
  submit: string;
  created: string;
  savedAsDraft: string;
  exists: string;
  failed: string;
  deleted: string;
  deleteFailed: string;
}

export interface DocumentSetting {
  countryCode: string;
  /** A supplier or its representative creates the document; otherwise a buyer. */
  bySupplier: boolean;
}

type RowOf<V, K extends keyof V> = V[K] extends readonly (infer Row extends object)[] ? Row : never;

/** Definitions combined with configuration and role groups; form, view and validation use this. */
export interface DocumentFields<V> {
  setting: DocumentSetting;
  config: readonly FieldConfig[];
  roleGroups: readonly string[];
  /** Invalid parts of the configuration. */
  problems: readonly string[];
  others: readonly string[];
  /** Resolves all fields for the values. */
  resolve(values: V): ResolvedField<V>[];
  rowFields<K extends keyof V & string>(name: K): readonly ResolvedField<RowOf<V, K>>[];
  /** A field as resolved at opening, for presence and label. */
  field(name: keyof V & string): ResolvedField<V> | undefined;
  /** Configured defaults as form values. */
  defaults: Partial<V>;
}

export interface EditPartProps<V extends FieldValues, S> {
  form: DocumentForm<V>;
  doc: DocumentFields<V>;
  documentContext: S;
}

export interface ReadPartProps<R, V extends FieldValues, S> {
  record: R;
  values: V;
  doc: DocumentFields<V>;
  documentContext: S;
}

/** Content of the view beside the fields, by section id. Separate from `ViewDef`, so that forms don't load it. */
export type Readers<R, V extends FieldValues, S> = Readonly<Record<string, ComponentType<ReadPartProps<R, V, S>>>>;

/** Section of a document, in the order of the form. Form and view omit sections without fields and other content. */
export interface DocumentSection<V> {
  id: string;
  title: string;
  fields?: readonly FieldDef<V>[];
  /** Position in the view: lines and totals first, addresses last. Absent: declared order. */
  inView?: 'first' | 'last';
  /** False hides the section in form and view. Default: it has a visible field or other content. */
  present?(doc: DocumentFields<V>): boolean;
  /** False: the record has no content here, so the view omits the section. */
  filled?(values: V): boolean;
  /** True: optional and empty, so the form collapses it until it has a value. */
  folded?: (values: V) => boolean;
  /** Fields that the view shows for these values; default: all present ones. */
  reads?(field: FieldDef<V>, values: V): boolean;
}

export interface ResolvedDocument<V> extends DocumentFields<V> {
  sections: readonly DocumentSection<V>[];
}

type RowFields<V> = {
  [K in keyof V & string]?: { fields: readonly FieldDef<RowOf<V, K>>[]; blank: () => RowOf<V, K> };
};

export interface PathIssue {
  /** 'items.2.amount' as a path. */
  path: (string | number)[];
  message: string;
}

export interface IssueContext<V, S> {
  intent: Intent;
  doc: DocumentFields<V>;
  documentContext: S;
}

export interface InputContext<R, S> {
  intent: Intent;
  documentContext: S;
  record: R | null;
}

export interface ActionsProps<R> {
  record: R;
}

/** Record type as data. `R` is the stored record, `V` the form values, `S` the context that no field changes, such as the order. */
export interface ViewDef<R extends StoredDocument, V extends FieldValues, S> {
  kind: RecordType;
  byId: Operation<Id, R | null>;
  messages: Pick<DocumentMessages, 'list'>;
  /** Whether the region/company configuration applies to its fields (spec 2 §2). */
  configured: boolean;
  sections: (setting: DocumentSetting) => readonly DocumentSection<V>[];
  rows?: RowFields<V>;
  /** Fields that are not shown, but whose presence and label the configuration decides. */
  markers?: readonly FieldDef<V>[];
  /** Other parts that the configuration hides and renames: parties, totals. */
  details?: readonly { name: string }[];
  /** Hook that loads the context of a stored record. */
  useDocumentContext: (record: R | null | undefined) => AsyncState<S>;
  fromRecord: (record: R) => V;
  parties?: (documentContext: S) => InvoiceParties;
  /** Page summary; use `invoiceSummary` if the fields have standard names. */
  summary: (record: R) => DocumentSummary;
  /** Name of the summary's amount, as the totals have it. Default 'Gross amount'. */
  amountLabel?: string;
  /** Key details for a decision, shown above the approval and in its dialogs. */
  Summary?: ComponentType<ReadPartProps<R, V, S>>;
  /** Queries the payment by id; absent if not recorded. `paymentDetails` converts a report row. */
  payment?: Operation<Id, PaymentDetails | null>;
  documents?: (record: R, documentContext: S) => readonly PreviewFile[];
  changesAfterDecision?: true;
  /** Documents of this type usually have no approval levels, so no steps are shown. */
  withoutTimeline?: true;
  /** Its attached invoice is read, compared and checked. */
  einvoice?: EinvoiceSlot<V, S>;
  Actions?: ComponentType<ActionsProps<R>>;
}

/** Document type that users draft, submit and delete. */
export interface DocumentDef<R extends StoredDocument, V extends FieldValues, S> extends ViewDef<R, V, S> {
  messages: DocumentMessages;
  /** Deletes a draft. Rejects unless the server confirms it. */
  remove: Operation<Id, void>;
}

export function isDocument<R extends StoredDocument, V extends FieldValues, S>(
  definition: ViewDef<R, V, S>,
): definition is DocumentDef<R, V, S> {
  return 'remove' in definition;
}

interface Hint<V> {
  dependsOn: readonly (keyof V & string)[];
  warn: (value: never, values: V) => string | null;
}
export type Hints<V> = { [N in keyof V & string]?: Hint<V> };

/** How to write a document type; `I` is the save input. Separate from `DocumentDef`, so that views don't load form code. */
export interface FormDef<R extends StoredDocument, V extends FieldValues, I extends SavedAs, S> {
  document: DocumentDef<R, V, S>;
  /** Creates, or updates if the input has an id; returns the id. */
  create: Operation<I, Id | null>;
  /** Returns the duplicate check for this context. Keep it stable per context. */
  duplicateWarning: (documentContext: S) => Operation<I, DuplicateResult | null>;
  duplicateColumns?: readonly DuplicateColumn[];
  duplicateAgree?: string;
  /** Form content beside the fields, by section id. */
  editors: Readonly<Record<string, ComponentType<EditPartProps<V, S>>>>;
  /** Summaries by section id; these sections start collapsed. */
  briefs?: Readonly<Record<string, ComponentType<EditPartProps<V, S>>>>;
  /** Fields that the designated approver's correction can't change. */
  lockedInCorrection: readonly (keyof V & string)[];
  /** Hook for the form's context, if it needs more than the view. */
  useDocumentContext?: (record: R | null | undefined) => AsyncState<S>;
  useLookups: (documentContext: S) => Lookups;
  getCountry: (documentContext: S) => string;
  /** Company whose recent choices are offered first. */
  getCompany?: (documentContext: S) => string;
  /** Warnings by field for this context; they never block a save. */
  hints?: (documentContext: S) => Hints<V>;
  /** Values of a new document, before configured defaults. */
  blank: (documentContext: S) => V;
  /** Adjusts values after configured defaults. */
  begin?: (values: V, doc: DocumentFields<V>) => V;
  /** Prepares a record's values for editing: at least one line, and values that depend on the current context. */
  toEdit?: (values: V, documentContext: S) => V;
  /** Prepares a record's values for a copy; absent if it can't be copied. */
  toCopy?: (values: V) => V;
  /** Computes dependent values. Must be pure. */
  derive?: (doc: DocumentFields<V>) => Derive<V>;
  /** Validates beyond the rules of single fields. */
  issues?: (values: V, context: IssueContext<V, S>) => PathIssue[];
  /** Serializes form values to the save input, without `SavedAs`. */
  toInput: (values: V, context: InputContext<R, S>) => Omit<I, keyof SavedAs>;
  /** Maps a path in the server's field errors to a form path. */
  toFormPath?: (serverPath: string, values: V, intent: Intent) => string;
  /** Hook: finds the record that a save since that time created, if its response was lost. */
  useFindSaved?: (documentContext: S) => (values: V, since: Date) => Promise<{ id: Id } | null>;
  /** Returns the name of the first approver; '' if unknown. */
  goesTo: (values: V, documentContext: S) => string;
  /** Hook: label and amount of the total in the action bar. */
  useTotal?: (form: DocumentForm<V>, doc: DocumentFields<V>) => { label: string; amount: string };
  /** Hook: returns why the document can't be submitted now. */
  useSubmitDisabled?: (form: DocumentForm<V>) => string | undefined;
}
