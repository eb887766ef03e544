import type { Sql } from '../../data/database.ts';
import type { Viewer } from '../../data/viewer.ts';
import { badInput } from '../errors.ts';

/** Uploaded files and the records that name them; who may read and delete one, `ownership.ts` says. */
export interface StoredFile {
  uid: string;
  fileName: string;
  mimeType: string;
  size: number;
}

/** The files that a viewer may know of for a record: his own, and those that the record has. A copy brings none (spec 2 §4). */
export function filesToAttach(
  db: Sql,
  viewer: Viewer,
  record: { context: string; recordId: number | null },
  uids: readonly string[],
): Promise<StoredFile[]> {
  return db.query<StoredFile>(
    `select uid, file_name "fileName", mime_type "mimeType", size
       from files where uid = any($1) and (owner = $2 or (context = $3 and context_id = $4))`,
    [uids, viewer.userId, record.context, record.recordId],
  );
}

/**
 * From now on the files belong to the record, and are read with its rights. `path` is the field that names them.
 * @throws GraphQLError when one belongs to another record: it stays there.
 */
export async function linkFiles(
  db: Sql,
  context: string,
  recordId: number,
  path: string,
  files: readonly { file_uid: string }[],
): Promise<void> {
  const uids = files.map(file => file.file_uid);
  await db.query('update files set context = $3, context_id = $2 where uid = any($1) and context_id is null', [
    uids,
    recordId,
    context,
  ]);
  const taken = await db.query<{ fileName: string }>(
    `select file_name "fileName" from files where uid = any($1) and (context_id <> $2 or context <> $3)`,
    [uids, recordId, context],
  );
  const errors = taken.map(({ fileName }) => ({
    path,
    message: `${fileName} belongs to another record. Please attach it again.`,
  }));
  if (errors[0]) throw badInput(errors[0].message, errors);
}
