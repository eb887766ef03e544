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

/** Spec 2 §3; size in bytes. */
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

/** File families: docs/decisions.md#file-families. */
export interface FileRule {
  families: readonly FileFamily[];
  /** Unlimited when missing. */
  max?: number;
  /** Submitted records need at least one. */
  needed?: true;
}

export interface CheckedAttachments {
  lists: Record<string, StoredAttachment[]>;
  errors: FieldError[];
}

export interface StoredRecord {
  id: number;
  status: string;
  /** User id of the creator. */
  rcb: string;
  supplierId: number;
  sentBackLevel: number | null;
  /** 'Supplier' or 'employee'. */
  createdBy: string;
  approverId: string | null;
  gross: DecimalText;
  rub: string | null;
  /** ISO time of the last change. */
  rut: string;
}

export interface Preparation<Input> {
  db: Sql;
  viewer: Viewer;
  input: Input;
  /** A draft is validated against limits only, a submit against every rule. */
  intent: Intent;
  /** Author of the record, who may not approve it. */
  authorId: string;
  /** Stored record; null for a new one. */
  before: StoredRecord | null;
  attachments: CheckedAttachments;
}

/** Keys are the record type's column names. */
export interface Prepared {
  supplierId: number;
  approver: Person | undefined;
  gross: DecimalText;
  row: Record<string, unknown>;
  lines: Record<string, unknown>[];
}

/** Its table has `<record> int, line int, uid text` and the columns. */
export interface RecordLines {
  /** Field name in queries and inputs. */
  field: string;
  table: string;
  /** The rows `i` with the tables of their computed columns; defaults to the table. */
  from?: string;
  /** Foreign key column of the record. */
  record: string;
  entity: string;
  label: string;
  columns: Columns;
}

export interface RecordReport {
  call: string;
  exportName: string;
  columns: Columns;
  from?: string;
  /** SQL of the row key, for several rows per record. */
  key?: string;
  where: string;
  worked?: ListDefinition['worked'];
}

/** Its table starts with the columns of `data/sql/record.sql`. */
export interface RecordType {
  /** Name in workflow, query and history calls (docs/decisions.md#workflow-commands). */
  context: string;
  module: string;
  /** Path of its view, before the id. */
  path: string;
  /** Prefix of its task title, before the number. */
  title: string;
  /** Noun for use in a sentence. */
  noun: string;
  /** Prefix of the document number: 'NPI' gives 'NPI/000123'. */
  prefix: string;
  type: string;
  calls: { list: string; byId: string };
  /** Folder of `tables.sql`, which lists columns that need more than a type. */
  folder: string;
  table: string;
  columns: Columns;
  lines?: RecordLines;
  files: Record<string, FileRule>;
  label: string;
  exportName: string;
  reports?: RecordReport[];
  /** Matches a supplier's records by code only, or by code and PAN. */
  scope: 'code' | 'panOrCode';
  /** Details in task lists and query response: SQL over `i`. */
  details: Record<string, string>;
  approval?: ApprovalRules;
  outcomes?: OutcomeEffects;
  resolvers?: Resolvers;
  /** Documents use `DocumentKind.seed` instead. */
  ownSeed?(db: Sql, filesFolder: string): Promise<void>;
}

/** Saved through the shared `saveRecord`. */
export interface DocumentKind<Input extends RecordInput = RecordInput> extends RecordType {
  calls: RecordType['calls'] & { save: string; remove: string; warning: string };
  lines: RecordLines;
  /** Its own side may correct it after a send-back from any level; by default only from the first. */
  editsSentBack?: 'always';
  approval: ApprovalRules;
  outcomes: OutcomeEffects;
  /** Result of a save when the supplier's record exists already (docs/decisions.md#success-is-confirmed). */
  exists: number;
  prepare(preparation: Preparation<Input>): Promise<Prepared>;
  outline(db: Sql, viewer: Viewer, input: Input): Promise<{ supplierId: number; gross: DecimalText }>;
  sample(sampling: Sampling): Promise<Input>;
  seed: {
    plan(): PlannedRecord[];
    build(planned: PlannedRecord, id: number): SeededRecord;
    before?(db: Sql): Promise<void>;
  };
}

export interface Sampling {
  db: Sql;
  author: Viewer;
  approverId: string;
  pdf: (name: string) => Promise<{ file_uid: string }>;
  wanted: {
    companyCode?: string;
    supplierCode?: string;
    invoiceNumber?: string;
    invoiceDate?: string;
    amount?: string;
  };
}
