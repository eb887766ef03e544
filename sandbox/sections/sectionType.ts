import type { FileRule } from '../rules/declared/recordType.ts';
import type { Sql } from '../data/database.ts';
import type { Columns } from '../rules/declared/columns.ts';
import type { SupplierProfile } from '../rules/suppliers.ts';
import type { Beyond, OwnParameter } from '../rules/lists/listQuery.ts';
import type { Viewer } from '../data/viewer.ts';

/** A row in contract names after parsing: trimmed texts, parsed JSON, resolved files. */
export type Cleaned = Record<string, unknown>;

/** A row before saving, with the context for its rules. */
export interface Draft {
  db: Sql;
  viewer: Viewer;
  supplier: SupplierProfile;
  id: number;
  row: Cleaned;
  before: Cleaned | null;
  say: (path: string, message: string) => void;
}

/**
 * Declares a section of a supplier's profile for table, list, save, delete, rights, files and history.
 * Every section has `id, uid, supplier_id, status`, audit columns, `active` and `deleted`.
 */
export interface SectionKind {
  /** Name in the history (spec 1 §3 `entityName`). */
  entity: string;
  label: string;
  noun: string;
  table: string;
  /** Approval of its changes: the context of one of `changeTypes`. */
  approval: 'SupplierUpdate' | 'SupplierFinancialInfoUpdate' | 'SupplierServiceableItemUpdate';
  /** Its list in the registration form; submission converts the rows. */
  formList: string;
  /** Contract names of its operations. Without `remove`, a save with `deleted` removes a row, if possible at all. */
  calls: { list?: string; create: string; remove?: string };
  /** Its own columns by contract name; labeled ones are in the history. */
  columns: Columns;
  keeps?: readonly string[];
  files?: Readonly<Record<string, FileRule>>;
  listsDeleted?: true;
  single?: true;
  parameters?: Readonly<Record<string, OwnParameter>>;
  /** Columns returned for other suppliers' rows. */
  beyond?: Beyond;
  complete?(draft: Draft): void | Promise<void>;
  check?(draft: Draft): void | Promise<void>;
  /** Validates all rows together after a save; null when valid. */
  checkAll?(db: Sql, supplierId: number): Promise<string | null>;
  /** Returns why a row cannot be deleted; null when it can. */
  whyStays?(row: Cleaned): string | null;
}
