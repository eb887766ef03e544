import { first, type Sql } from '../../data/database.ts';
import type { Viewer } from '../../data/viewer.ts';
import { recordScope } from '../../rules/access.ts';
import type { RecordKind } from '../../rules/declared/recordKind.ts';

const TABLE = 'manual_invoice_entry';
const SCOPED: Pick<RecordKind, 'table' | 'context' | 'scope'> = {
  table: TABLE,
  context: 'ManualInvoiceEntry',
  scope: 'code',
};

/**
 * Whether the viewer sees the entry that these scans belong to: the first that named them. URNs can be guessed, so naming one that
 * another entry has opens nothing. Null when no entry has it.
 */
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

/** True when the viewer may read these scans. */
export async function seesScans(db: Sql, viewer: Viewer, scanUrn: string): Promise<boolean> {
  return (await seesFirstEntry(db, viewer, scanUrn)) === true;
}

/** What is wrong with naming these scans in an entry; null when nothing is. */
export async function scanError(db: Sql, viewer: Viewer, scanUrn: string | null): Promise<string | null> {
  const taken = scanUrn !== null && (await seesFirstEntry(db, viewer, scanUrn)) === false;
  return taken ? 'This scan URN belongs to another invoice' : null;
}
