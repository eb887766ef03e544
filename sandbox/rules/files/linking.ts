import type { Sql } from '../../data/database.ts';
import type { Viewer } from '../../data/viewer.ts';
import { badInput } from '../errors.ts';

/** `ownership.ts` decides who may read and delete a file. */
export interface StoredFile {
  uid: string;
  fileName: string;
  mimeType: string;
  size: number;
}

export interface FilePlace {
  context: string;
  contextId: number;
}

/** A copy keeps none (spec 2 §4). */
export function filesToAttach(
  db: Sql,
  viewer: Viewer,
  record: { context: string; recordId: number | null },
  uids: readonly string[],
): Promise<StoredFile[]> {
  return db.query<StoredFile>(
    `select uid, file_name "fileName", mime_type "mimeType", size
       from files f where uid = any($1) and (owner = $2
         or exists (select from file_record r where r.uid = f.uid and r.context = $3 and r.context_id = $4))`,
    [uids, viewer.userId, record.context, record.recordId],
  );
}

/** @throws GraphQLError when a file belongs only to another record. */
export async function linkFiles(
  db: Sql,
  context: string,
  recordId: number,
  path: string,
  files: readonly { file_uid: string }[],
): Promise<void> {
  const uids = files.map(file => file.file_uid);
  await db.query(
    `insert into file_record (uid, context, context_id)
     select uid, $2, $3 from files f where uid = any($1) and not exists (select from file_record r where r.uid = f.uid)`,
    [uids, context, recordId],
  );
  const taken = await db.query<{ fileName: string }>(
    `select file_name "fileName" from files f where uid = any($1)
        and not exists (select from file_record r where r.uid = f.uid and r.context = $2 and r.context_id = $3)`,
    [uids, context, recordId],
  );
  const errors = taken.map(({ fileName }) => ({
    path,
    message: `${fileName} belongs to another record. Attach it again.`,
  }));
  if (errors[0]) throw badInput(errors[0].message, errors);
}

/** Rows of one import may share a file. */
export async function shareFiles(db: Sql, { context, contextId }: FilePlace, uids: readonly string[]): Promise<void> {
  await db.query(
    'insert into file_record (uid, context, context_id) select unnest($1::text[]), $2, $3 on conflict do nothing',
    [uids, context, contextId],
  );
}

export async function moveFiles(db: Sql, from: FilePlace, to: FilePlace): Promise<void> {
  await db.query('update file_record set context = $1, context_id = $2 where context = $3 and context_id = $4', [
    to.context,
    to.contextId,
    from.context,
    from.contextId,
  ]);
}

/** Other records keep the files. */
export async function releaseFiles(db: Sql, { context, contextId }: FilePlace): Promise<void> {
  await db.query('delete from file_record where context = $1 and context_id = $2', [context, contextId]);
}

export function getPlaces(db: Sql, uid: string): Promise<FilePlace[]> {
  return db.query<FilePlace>('select context, context_id "contextId" from file_record where uid = $1', [uid]);
}
