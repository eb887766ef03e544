import { first, type Sql } from '../../data/database.ts';
import type { Viewer } from '../../data/viewer.ts';
import { recordScope } from '../../rules/access.ts';
import type { RecordType } from '../../rules/declared/recordType.ts';

const TABLE = 'manual_invoice_entry';
const SCOPED: Pick<RecordType, 'table' | 'context' | 'scope'> = {
  table: TABLE,
  context: 'ManualInvoiceEntry',
  scope: 'code',
};

/** URNs are guessable, so naming another entry's URN grants nothing. Null: no entry has the scans. */
async function seesFirstEntry(db: Sql, viewer: Viewer, scanUrn: string): Promise<boolean | null> {
  const params: unknown[] = [scanUrn];
  const scope = recordScope(SCOPED, viewer)?.(value => `$${params.push(value)}`) ?? 'true';
  const found = await first<{ seen: boolean }>(
    db,
    `select ${scope} seen from ${TABLE} i where i.scan_urn = $1 and not i.deleted order by i.id limit 1`,
    params,
  );
  return found ? found.seen : null;
}

export async function seesScans(db: Sql, viewer: Viewer, scanUrn: string): Promise<boolean> {
  return (await seesFirstEntry(db, viewer, scanUrn)) === true;
}

export async function scanError(db: Sql, viewer: Viewer, scanUrn: string | null): Promise<string | null> {
  const taken = scanUrn !== null && (await seesFirstEntry(db, viewer, scanUrn)) === false;
  return taken ? 'This scan URN belongs to another invoice' : null;
}
