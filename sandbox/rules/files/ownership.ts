/**
 * Whose an uploaded file is: the one place that decides who may name, read and delete it. A file is its uploader's until a save
 * names it. From then on it belongs to that one record (`context`, `context_id`), for good.
 */
import { sameStatus } from '@/lib/text';
import { documentOf, kindOf, plainKindOf } from '../../kinds/kinds.ts';
import { findPlain } from '../../kinds/plainKind.ts';
import { first, type Sql } from '../../data/database.ts';
import type { Viewer } from '../../data/viewer.ts';
import { findRecord, mayEdit, seesRecord } from '../access.ts';
import { findSupplier } from '../supplier/suppliers.ts';

/** The manuals of the support page: for everybody to read, for nobody to change. */
export const SUPPORT_FILES = { module: 'Support', context: 'Support' };

/** The papers of a supplier's profile: `context_id` is the supplier. */
export const PROFILE_FILES = 'SupplierUpdate';

/** Whether an upload may say that it is for this record: one that the viewer sees. '' is one that is not saved yet. */
export async function mayUploadFor(db: Sql, viewer: Viewer, context: string, contextId: string): Promise<boolean> {
  if (contextId === '' || contextId === '0') return true;
  if (context === PROFILE_FILES)
    return /^\d{1,9}$/.test(contextId) && (await findSupplier(db, viewer, Number(contextId))) !== null;
  const [kind, plain] = [kindOf(context), plainKindOf(context)];
  if (!kind && !plain) return true;
  if (!/^\d{1,9}$/.test(contextId)) return false;
  if (plain) return (await findPlain(db, viewer, plain, Number(contextId))) !== null;
  return kind !== undefined && seesRecord(db, viewer, kind, Number(contextId));
}

/** A file is readable by whoever put it there and by whoever sees the record that it belongs to. */
export async function seesFile(db: Sql, viewer: Viewer, uid: string): Promise<boolean> {
  const file = await first<{ owner: string; context: string | null; contextId: number | null }>(
    db,
    'select owner, context, context_id "contextId" from files where uid = $1',
    [uid],
  );
  if (!file) return false;
  if (file.owner === viewer.userId || file.context === SUPPORT_FILES.context) return true;
  if (file.context === PROFILE_FILES)
    return file.contextId !== null && (await findSupplier(db, viewer, file.contextId)) !== null;
  const plain = plainKindOf(file.context);
  if (plain && file.contextId !== null) return (await findPlain(db, viewer, plain, file.contextId)) !== null;
  const kind = kindOf(file.context);
  return kind !== undefined && file.contextId !== null && seesRecord(db, viewer, kind, file.contextId);
}

export interface OwnedFile {
  uid: string;
  owner: string;
  context: string | null;
  context_id: number | null;
}

/**
 * A file may be deleted by its owner, as long as it belongs to no record or to a draft that he may change. What was submitted once,
 * or said in a query, stays: also when the record came back, or its author has put another file in the place of this one.
 */
export async function mayDeleteFile(db: Sql, viewer: Viewer, file: OwnedFile): Promise<boolean> {
  if (file.owner !== viewer.userId) return false;
  if (file.context_id === null) return true;
  // What proves a change of a profile stays with its history.
  if (file.context === PROFILE_FILES) return false;
  if (plainKindOf(file.context)) return false;
  const kind = kindOf(file.context);
  if (!kind) return true;
  const document = documentOf(file.context);
  const record = await findRecord(db, kind, file.context_id);
  // Only drafts are ever deleted.
  return (
    record === undefined ||
    (sameStatus(record.status, 'Draft') && document !== undefined && mayEdit(record, viewer, document))
  );
}
