import { sameStatus } from '@/lib/status';
import type { DocumentKind } from '../declared/recordType.ts';
import type { Database } from '../../data/database.ts';
import type { Viewer } from '../../data/viewer.ts';
import { findRecord, mayEdit, seesRecord } from '../access.ts';
import { conflict, forbidden } from '../errors.ts';
import { releaseFiles } from '../files/linking.ts';
import { getSnapshot, writeChanges } from '../history/history.ts';

/** The portal reads this text as success (spec 1 §8). */
const DELETED = 'Record Deleted';
const NOT_FOUND = 'Record Not Found';

/** Row and history stay. */
export async function deleteRecord(db: Database, viewer: Viewer, kind: DocumentKind, id: number): Promise<string> {
  return db.transaction(async tx => {
    const record = await findRecord(tx, kind, id);
    if (!record || !(await seesRecord(tx, viewer, kind, id))) return NOT_FOUND;
    if (!sameStatus(record.status, 'Draft'))
      throw conflict(`Only drafts can be deleted; this one is ${record.status}.`);
    if (!mayEdit(record, viewer, kind)) throw forbidden(`You cannot delete this ${kind.noun}.`);
    const former = await getSnapshot(tx, kind, id);
    await tx.query(`update ${kind.table} set deleted = true, rub = $2 where id = $1`, [id, viewer.userId]);
    await releaseFiles(tx, { context: kind.context, contextId: id });
    await writeChanges(tx, viewer, kind, id, former);
    return DELETED;
  });
}
