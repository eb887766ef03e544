import type { Database } from './database.ts';

/** Fills up to `total` non-PO invoices. */
export async function fillTo(_db: Database, _total: number): Promise<void> {}
