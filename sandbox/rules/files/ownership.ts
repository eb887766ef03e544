/**
 * Whose an uploaded file is: the one place that decides who may name, read and delete it. A file is its uploader's until a save
 * names it. From then on it belongs to that record (`file_record`), for good; an import makes it belong to every record that it is
 * named by, until the last one goes.
 */
import { sameStatus } from '@/lib/status';
import { documentOf, kindOf, plainKindOf } from '../declared/knownKinds.ts';
import { findPlain } from '../declared/plainKind.ts';
import { first, type Sql } from '../../data/database.ts';
import type { Viewer } from '../../data/viewer.ts';
import { findRecord, mayEdit, seesRecord } from '../access.ts';
import { findSupplier } from '../suppliers.ts';
import { placesOf, type FilePlace } from './linking.ts';

/** The manuals of the support page: for everybody to read, for nobody to change. */
export const SUPPORT_FILES = { module: 'Support', context: 'Support' };

/** The papers of a supplier's profile: they belong to the supplier. */
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

/** A file is readable by whoever put it there and by whoever sees one of the records that it belongs to. */
export async function seesFile(db: Sql, viewer: Viewer, uid: string): Promise<boolean> {
  const file = await first<{ owner: string }>(db, 'select owner from files where uid = $1', [uid]);
  if (!file) return false;
  if (file.owner === viewer.userId) return true;
  for (const place of await placesOf(db, uid)) if (await seesPlace(db, viewer, place)) return true;
  return false;
}

async function seesPlace(db: Sql, viewer: Viewer, { context, contextId }: FilePlace): Promise<boolean> {
  if (context === SUPPORT_FILES.context) return true;
  if (context === PROFILE_FILES) return (await findSupplier(db, viewer, contextId)) !== null;
  const plain = plainKindOf(context);
  if (plain) return (await findPlain(db, viewer, plain, contextId)) !== null;
  const kind = kindOf(context);
  return kind !== undefined && seesRecord(db, viewer, kind, contextId);
}

export interface OwnedFile {
  uid: string;
  owner: string;
}

/**
 * A file may be deleted by its owner, as long as every record that it belongs to is a draft that he may change. What was submitted once,
 * or said in a query, stays: also when the record came back, or its author has put another file in the place of this one.
 */
export async function mayDeleteFile(db: Sql, viewer: Viewer, file: OwnedFile): Promise<boolean> {
  if (file.owner !== viewer.userId) return false;
  for (const place of await placesOf(db, file.uid)) if (!(await isDraftOf(db, viewer, place))) return false;
  return true;
}

/** Manuals, papers of a profile (they prove its history) and staged invoices are no drafts. */
async function isDraftOf(db: Sql, viewer: Viewer, { context, contextId }: FilePlace): Promise<boolean> {
  const document = documentOf(context);
  if (!document) return false;
  const record = await findRecord(db, document, contextId);
  return record !== undefined && sameStatus(record.status, 'Draft') && mayEdit(record, viewer, document);
}
