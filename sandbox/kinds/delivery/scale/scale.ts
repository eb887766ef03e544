import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../../data/database.ts';
import { fillKind } from '../../../seeding/fill.ts';
import type { DocumentKind } from '../../../rules/declared/recordKind.ts';

/** Invoices on one order; each has a receipt of its own. */
const PER_ORDER = 4;

/** One delivery invoice for so many records that are asked for: each brings an order's line, a receipt and its line along. */
const SHARE = 4;

/** Fills delivery invoices with one line each, on orders and receipts of their own; orders keep room for more. */
export async function fillTo(db: Database, total: number, kind: DocumentKind): Promise<void> {
  const read = (name: string) => readFile(join(import.meta.dirname, name), 'utf8');
  const [orders, invoices] = [await read('fillOrders.sql'), await read('fillInvoices.sql')];
  await fillKind(db, kind, Math.ceil(total / SHARE), async (from, to) => {
    // Whole orders only: those of the invoices from … to that no earlier piece has written.
    const [first, last] = [Math.ceil((from - 1) / PER_ORDER), Math.floor((to - 1) / PER_ORDER)];
    await db.query(orders, [first, last, PER_ORDER]);
    await db.query(invoices, [from, to]);
  });
}
