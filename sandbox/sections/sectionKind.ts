import type { FileRule } from '../rules/declared/recordKind.ts';
import type { Sql } from '../data/database.ts';
import type { Columns } from '../rules/declared/columns.ts';
import type { SupplierProfile } from '../rules/suppliers.ts';
import type { Beyond, OwnParameter } from '../rules/lists/listQuery.ts';
import type { Viewer } from '../data/viewer.ts';

/** A row by the contract's names, cleaned: texts trimmed, JSON text read, files as the file service knows them. */
export type Cleaned = Record<string, unknown>;

/** A row about to be saved, with what its rules look at. */
export interface Draft {
  db: Sql;
  viewer: Viewer;
  supplier: SupplierProfile;
  /** Its id; 0 for a new one. */
  id: number;
  row: Cleaned;
  /** The row as it was; null for a new one. */
  before: Cleaned | null;
  say: (path: string, message: string) => void;
}

/**
 * A section of a supplier's profile, declared once: table, list, save, delete, rights, files and history follow from it. Every section
 * has `id, uid, supplier_id, status`, who and when, `active` and `deleted`.
 */
export interface SectionKind {
  /** Name in the history (spec 1 §3 `entityName`). */
  entity: string;
  /** Its tab there. */
  label: string;
  /** What one row is called. */
  noun: string;
  table: string;
  /** The approval that decides on its changes: the context of one of `changeKinds`. */
  approval: 'SupplierUpdate' | 'SupplierFinancialInfoUpdate' | 'SupplierServiceableItemUpdate';
  /** Its list in the registration form, whose rows become its own on submission. */
  formList: string;
  /** The contract's names of its calls. Without `remove` a row is deleted by a save that says so, or not at all. */
  calls: { list?: string; create: string; remove?: string };
  /** Its own columns by the contract's names; those with a label are in the history. */
  columns: Columns;
  /** Columns that only the server writes. */
  keeps?: readonly string[];
  files?: Readonly<Record<string, FileRule>>;
  /** Deleted rows are listed, too. */
  listsDeleted?: true;
  /** At most one row a supplier. */
  single?: true;
  parameters?: Readonly<Record<string, OwnParameter>>;
  /** What is told of other suppliers' rows. */
  beyond?: Beyond;
  /** Makes a row whole before it is checked. */
  complete?(draft: Draft): void | Promise<void>;
  /** Says what is wrong with a row. */
  check?(draft: Draft): void | Promise<void>;
  /** What is wrong with all rows together after a save, or null. */
  checkAll?(db: Sql, supplierId: number): Promise<string | null>;
  /** Why a row cannot be deleted, or null. */
  whyStays?(row: Cleaned): string | null;
}
