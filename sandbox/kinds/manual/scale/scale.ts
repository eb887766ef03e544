import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../../data/database.ts';
import { fillKind } from '../../../seeding/fill.ts';
import type { RecordKind } from '../../../rules/declared/recordKind.ts';

/** One entry for so many records that are asked for. */
const SHARE = 4;

/** Fills manual entries; they have no documents. */
export async function fillTo(db: Database, total: number, kind: RecordKind): Promise<void> {
  const fill = await readFile(join(import.meta.dirname, 'fillEntries.sql'), 'utf8');
  await fillKind(db, kind, Math.ceil(total / SHARE), async (from, to) => {
    await db.query(fill, [from, to]);
  });
}
