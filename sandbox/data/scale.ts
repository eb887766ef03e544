import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findFixedApprovers } from '../rules/nonPo/facts.ts';
import { CONFIRM_ABOVE, nonPoLevels } from '../rules/workflow/levels.ts';
import { first, type Database } from './database.ts';

const CHUNK = 50_000;

/**
 * Fills up to `total` non-PO invoices with one line each; those that wait for approval get their task (at Step 0), the others
 * none. Indexes are built at the end, which is several times faster.
 */
export async function fillTo(db: Database, total: number): Promise<void> {
  const counted = await first<{ all: number; bulk: number }>(
    db,
    `select count(*)::int "all", (count(*) filter (where invoice_number like 'BULK%'))::int bulk from non_po_invoice`,
  );
  const { all, bulk } = counted ?? { all: 0, bulk: 0 };
  const missing = total - all;
  if (missing <= 0) return;
  await dropIndexes(db);
  const fill = await readSql('fillInvoices.sql');
  for (let from = bulk + 1; from <= bulk + missing; from += CHUNK)
    await db.query(fill, [from, Math.min(from + CHUNK - 1, bulk + missing)]);
  await fillTasks(db);
  for (const statement of (await readSql('indexes.sql')).split(/;$/m)) if (statement.trim()) await db.query(statement);
  // Also marks the pages as all-visible: counts then read an index only.
  await db.query('vacuum analyze');
}

async function dropIndexes(db: Database): Promise<void> {
  const names = await db.query<{ name: string }>(
    `select indexname "name" from pg_indexes
      where tablename in ('non_po_invoice', 'workflow_task') and schemaname = 'public'
        and indexname not in (select conname from pg_constraint)`,
  );
  for (const { name } of names) await db.query(`drop index ${name}`);
}

async function fillTasks(db: Database): Promise<void> {
  const fixed = await findFixedApprovers(db);
  const nobody = { userId: '', name: '', email: '' };
  const listed = [...fixed.bulk, ...fixed.reviewers].map(person => person.userId);
  const fill = await readSql('fillTasks.sql');
  for (const large of [false, true]) {
    const levels = nonPoLevels(nobody, fixed, large ? `${CONFIRM_ABOVE}.01` : CONFIRM_ABOVE);
    await db.query(fill, [JSON.stringify(levels), listed, large]);
  }
}

function readSql(name: string): Promise<string> {
  return readFile(join(import.meta.dirname, 'sql', name), 'utf8');
}
