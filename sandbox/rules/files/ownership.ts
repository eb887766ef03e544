/** Whose an uploaded file is: the one place that decides who may name, read and delete it. */
import { kindOf } from '../../kinds/kinds.ts';
import { first, type Sql } from '../../data/database.ts';
import type { Viewer } from '../../data/viewer.ts';
import { findRecord, mayEdit, seesRecord } from '../access.ts';
import { columnOf } from '../records/columns.ts';

export interface StoredFile {
  uid: string;
  fileName: string;
  mimeType: string;
  size: number;
}

/** The files that a viewer may attach to a record: his own, and those that the record has already. */
export function filesToAttach(
  db: Sql,
  viewer: Viewer,
  record: { context: string; recordId: number | null },
  uids: readonly string[],
): Promise<StoredFile[]> {
  return db.query<StoredFile>(
    `select uid, file_name "fileName", mime_type "mimeType", size
       from files where uid = any($1) and (owner = $2 or context = $3 and context_id = $4)`,
    [uids, viewer.userId, record.context, record.recordId],
  );
}

/** From now on the files are read with the record's rights. */
export async function linkFiles(
  db: Sql,
  context: string,
  recordId: number,
  files: readonly { file_uid: string }[],
): Promise<void> {
  await db.query(`update files set context = $3, context_id = $2 where uid = any($1)`, [
    files.map(file => file.file_uid),
    recordId,
    context,
  ]);
}

/** A file is readable by whoever put it there and by whoever sees the record that it belongs to. */
export async function seesFile(db: Sql, viewer: Viewer, uid: string): Promise<boolean> {
  const file = await first<{ owner: string; context: string | null; contextId: number | null }>(
    db,
    'select owner, context, context_id "contextId" from files where uid = $1',
    [uid],
  );
  if (!file) return false;
  if (file.owner === viewer.userId) return true;
  const kind = kindOf(file.context);
  return kind !== undefined && file.contextId !== null && seesRecord(db, viewer, kind, file.contextId);
}

export interface OwnedFile {
  uid: string;
  owner: string;
  context: string | null;
  context_id: number | null;
}

/** A file may be deleted by its owner, as long as it is not part of a record that the owner can no longer change. */
export async function mayDeleteFile(db: Sql, viewer: Viewer, file: OwnedFile): Promise<boolean> {
  if (file.owner !== viewer.userId) return false;
  const kind = kindOf(file.context);
  if (!kind || file.context_id === null) return true;
  const names = JSON.stringify([{ file_uid: file.uid }]);
  // What was said in a query stays said.
  const query = await first(
    db,
    `select 1 from record_query_item i join record_query q on q.id = i.query_id
      where q.context = $3 and q.context_id = $1 and i.attachments @> $2::jsonb`,
    [file.context_id, names, kind.context],
  );
  if (query) return false;
  const lists = Object.keys(kind.files).map(
    name => `${columnOf(name, kind.columns[name] ?? { kind: 'files' })} @> $2::jsonb`,
  );
  const attached = await first(
    db,
    `select 1 from ${kind.table} where id = $1 and not deleted and (${lists.join(' or ')})`,
    [file.context_id, names],
  );
  if (!attached) return true;
  const record = await findRecord(db, kind, file.context_id);
  return record === undefined || mayEdit(record, viewer);
}
