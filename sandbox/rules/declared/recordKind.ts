import type { FileFamily } from '../../../src/lib/fileTypes';
import type { DecimalText } from '../../../src/lib/money';
import type { Sql } from '../../data/database.ts';
import type { PlannedRecord } from '../../data/seed/plan.ts';
import type { SeededRecord } from '../../data/seed/seededRecord.ts';
import type { Viewer } from '../../data/viewer.ts';
import type { Resolvers } from '../context.ts';
import type { FieldError } from '../errors.ts';
import type { ListDefinition } from '../lists/listQuery.ts';
import type { Columns } from './columns.ts';
import type { RecordInput, Intent } from './input.ts';
import type { ApprovalRules, Person } from '../workflow/levels.ts';
import type { OutcomeEffects } from '../workflow/outcomes.ts';

/** An attachment as it is stored and handed out (spec 2 §3); size in bytes. */
export interface StoredAttachment {
  file_uid: string;
  file_name: string;
  file_status: 'done';
  fileSize: number;
  mimeType: string;
  title?: string | null;
  notes?: string | null;
  documentType?: string | null;
}

/** One list of attachments of a record; families as in docs/decisions.md#file-families. */
export interface FileRule {
  families: readonly FileFamily[];
  /** Without one: any number. */
  max?: number;
  /** A submitted record has at least one. */
  needed?: true;
}

/** The attachments of a save, by column name, and what is wrong with them. */
export interface CheckedAttachments {
  lists: Record<string, StoredAttachment[]>;
  errors: FieldError[];
}

/** A record as the rules that are the same for all kinds know it. */
export interface StoredRecord {
  id: number;
  status: string;
  /** User id of its creator. */
  rcb: string;
  supplierId: number;
  sentBackLevel: number | null;
  /** 'Supplier' or 'employee'. */
  createdBy: string;
  approverId: string | null;
  gross: DecimalText;
  rub: string | null;
  /** ISO moment of the last change. */
  rut: string;
}

/** What a kind gets to check and to work out a save. */
export interface Preparation<Input> {
  db: Sql;
  viewer: Viewer;
  input: Input;
  /** A draft is checked for what cannot be stored, a submit for every rule. */
  intent: Intent;
  /** Whose record it is: nobody approves his own. */
  authorId: string;
  /** As it is stored; null for a new one. */
  before: StoredRecord | null;
  attachments: CheckedAttachments;
}

/** What a save writes. Keys are the names of the kind's columns. */
export interface Prepared {
  supplierId: number;
  approver: Person | undefined;
  gross: DecimalText;
  row: Record<string, unknown>;
  lines: Record<string, unknown>[];
}

/** The rows of a record, in a table of their own: `<record> int, line int, uid text` and the columns. */
export interface RecordLines {
  /** Name in reads and inputs. */
  field: string;
  table: string;
  /** The rows `i` with what their columns are worked out from; by default the table. */
  from?: string;
  /** The column that names the record. */
  record: string;
  /** Entity and label in the history. */
  entity: string;
  label: string;
  columns: Columns;
}

/** A list beside the kind's own: its call, its export. Its rows are the kind's, seen differently. */
export interface RecordReport {
  call: string;
  exportName: string;
  columns: Columns;
  from?: string;
  /** SQL of what tells its rows apart, where several come of one record; by default the record's id. */
  key?: string;
  where: string;
  /** What is worked out for each row, as a list has it. */
  worked?: ListDefinition['worked'];
}

/**
 * One kind of record, declared once. Lists, reads, history, exports, task lists, approval, queries and file rights read this and name
 * no kind. Its table begins as `record` in `data/sql/record.sql` does; its rules stand beside the declaration.
 */
export interface RecordKind {
  /** Names in workflow, query and history calls (docs/decisions.md#workflow-commands). */
  context: string;
  module: string;
  /** Address of its view, before the id. */
  path: string;
  /** What a task of it is called, before the number. */
  title: string;
  /** What people call one in a sentence. */
  noun: string;
  /** Of the document's own number: 'NPI' gives 'NPI/000123'. */
  prefix: string;
  /** GraphQL type and operations. */
  type: string;
  calls: { list: string; byId: string };
  /** The folder with its `tables.sql` of what needs more than a declared column says. */
  folder: string;
  table: string;
  columns: Columns;
  /** Absent: it has no rows of its own. */
  lines?: RecordLines;
  files: Record<string, FileRule>;
  /** Label of the record itself in its history. */
  label: string;
  exportName: string;
  reports?: RecordReport[];
  /** Whose records a supplier sees: those of its code, or also those of its PAN. */
  scope: 'code' | 'panOrCode';
  /** What task lists and query response show of a record: SQL over `i`. */
  facts: Record<string, string>;
  /** Absent: nobody approves it. */
  approval?: ApprovalRules;
  /** What the end of a command writes on the record. */
  outcomes?: OutcomeEffects;
  /** Calls and fields that only this kind has. */
  resolvers?: Resolvers;
  /** Writes the records of the first start; those of documents are planned (`DocumentKind.seed`). */
  ownSeed?(db: Sql, filesFolder: string): Promise<void>;
}

/** A kind that is written as a draft, submitted and approved by levels, through the one `saveRecord`. */
export interface DocumentKind<Input extends RecordInput = RecordInput> extends RecordKind {
  calls: RecordKind['calls'] & { save: string; remove: string; warning: string };
  lines: RecordLines;
  /** Its own side corrects it from whatever level it was sent back; by default from the first only. */
  editsSentBack?: 'always';
  approval: ApprovalRules;
  outcomes: OutcomeEffects;
  /** What a save answers when the supplier's record exists already (docs/decisions.md#success-is-confirmed). */
  exists: number;
  prepare(preparation: Preparation<Input>): Promise<Prepared>;
  /** Supplier and amount of what is about to be saved, for the duplicate warning. */
  outline(db: Sql, viewer: Viewer, input: Input): Promise<{ supplierId: number; gross: DecimalText }>;
  /** A complete input, ready to be submitted, for tests. */
  sample(sampling: Sampling): Promise<Input>;
  /** The records of the first start. */
  seed: {
    plan(): PlannedRecord[];
    build(planned: PlannedRecord, id: number): SeededRecord;
    /** Writes what the records stand on. */
    before?(db: Sql): Promise<void>;
  };
}

export interface Sampling {
  db: Sql;
  author: Viewer;
  /** User id of the designated approver. */
  approverId: string;
  /** Puts a small PDF into the file service; answers the attachment. */
  pdf: (name: string) => Promise<{ file_uid: string }>;
  wanted: {
    companyCode?: string;
    supplierCode?: string;
    invoiceNumber?: string;
    invoiceDate?: string;
    amount?: string;
  };
}
