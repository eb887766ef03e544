import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../../data/database.ts';
import { fillKind } from '../../../seeding/fill.ts';
import type { DocumentKind } from '../../../rules/declared/recordKind.ts';

/** Fills up to `total` non-PO invoices with one line each. */
export async function fillTo(db: Database, total: number, kind: DocumentKind): Promise<void> {
  const fill = await readFile(join(import.meta.dirname, 'fillInvoices.sql'), 'utf8');
  await fillKind(db, kind, total, async (from, to) => {
    await db.query(fill, [from, to]);
  });
}
