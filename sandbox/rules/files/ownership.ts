/**
 * A file belongs to its uploader until a save links it, then permanently to that record (`file_record`); an import
 * may link it to several.
 */
import { sameStatus } from '@/lib/status';
import { toDocument, getType, getPlainKind } from '../declared/knownTypes.ts';
import { findPlain } from '../declared/plainType.ts';
import { first, type Sql } from '../../data/database.ts';
import type { Viewer } from '../../data/viewer.ts';
import { findRecord, mayEdit, seesRecord } from '../access.ts';
import { findSupplier } from '../suppliers.ts';
import { getPlaces, type FilePlace } from './linking.ts';

/** Readable for all, read-only. */
export const SUPPORT_FILES = { module: 'Support', context: 'Support' };

export const PROFILE_FILES = 'SupplierUpdate';

/** '' is an unsaved record. */
export async function mayUploadFor(db: Sql, viewer: Viewer, context: string, contextId: string): Promise<boolean> {
  if (contextId === '' || contextId === '0') return true;
  if (context === PROFILE_FILES)
    return /^\d{1,9}$/.test(contextId) && (await findSupplier(db, viewer, Number(contextId))) !== null;
  const [kind, plain] = [getType(context), getPlainKind(context)];
  if (!kind && !plain) return true;
  if (!/^\d{1,9}$/.test(contextId)) return false;
  if (plain) return (await findPlain(db, viewer, plain, Number(contextId))) !== null;
  return kind !== undefined && seesRecord(db, viewer, kind, Number(contextId));
}

/** True for the uploader and for viewers of a linked record. */
export async function seesFile(db: Sql, viewer: Viewer, uid: string): Promise<boolean> {
  const file = await first<{ owner: string }>(db, 'select owner from files where uid = $1', [uid]);
  if (!file) return false;
  if (file.owner === viewer.userId) return true;
  for (const place of await getPlaces(db, uid)) if (await seesPlace(db, viewer, place)) return true;
  return false;
}

async function seesPlace(db: Sql, viewer: Viewer, { context, contextId }: FilePlace): Promise<boolean> {
  if (context === SUPPORT_FILES.context) return true;
  if (context === PROFILE_FILES) return (await findSupplier(db, viewer, contextId)) !== null;
  const plain = getPlainKind(context);
  if (plain) return (await findPlain(db, viewer, plain, contextId)) !== null;
  const kind = getType(context);
  return kind !== undefined && seesRecord(db, viewer, kind, contextId);
}

export interface OwnedFile {
  uid: string;
  owner: string;
}

/** Files that were submitted or sent in a query stay, even after a send-back or a replacement. */
export async function mayDeleteFile(db: Sql, viewer: Viewer, file: OwnedFile): Promise<boolean> {
  if (file.owner !== viewer.userId) return false;
  for (const place of await getPlaces(db, file.uid)) if (!(await isDraftOf(db, viewer, place))) return false;
  return true;
}

/** Manuals, profile documents (evidence of its history) and staged invoices are not drafts. */
async function isDraftOf(db: Sql, viewer: Viewer, { context, contextId }: FilePlace): Promise<boolean> {
  const document = toDocument(context);
  if (!document) return false;
  const record = await findRecord(db, document, contextId);
  return record !== undefined && sameStatus(record.status, 'Draft') && mayEdit(record, viewer, document);
}
