import { identifierKey } from '@/lib/identity';
import { first, type Sql } from '../../data/database.ts';
import type { Viewer } from '../../data/viewer.ts';
import { addedToGross, toExtras } from './extras.ts';
import { findHeader, findLineFacts, findParties } from './facts.ts';
import { textOf, type NonPoInvoiceInput } from './input.ts';
import { toLine, totalsOf } from './lines.ts';

/** True when the supplier has this number, in whatever letters it is written (`identifierKey`), in the same financial year (April to March) on an invoice that was not rejected. */
export async function exists(db: Sql, supplierId: number, input: NonPoInvoiceInput): Promise<boolean> {
  const number = identifierKey(input.invoiceNumber ?? '');
  const date = textOf(input.invoiceDate)?.slice(0, 10);
  if (!number || !date) return false;
  const year = Number(date.slice(0, 4)) - (Number(date.slice(5, 7)) < 4 ? 1 : 0);
  const twin = await first(
    db,
    `select id from non_po_invoice
      where supplier_id = $1 and invoice_number_key = $2 and financial_year = $3 and status <> 'Rejected' and not deleted
        and id is distinct from $4::int`,
    [supplierId, number, year, input.id ?? null],
  );
  return twin !== undefined;
}

export interface Warning {
  id: number;
  message: string | null;
}

const NONE: Warning = { id: 0, message: null };

/** A softer likeness: another number of the same supplier with the same date and gross amount (id 1 warns, DECISIONS 42). */
export async function duplicateWarning(db: Sql, viewer: Viewer, input: NonPoInvoiceInput): Promise<Warning> {
  const date = textOf(input.invoiceDate)?.slice(0, 10);
  if (!date) return NONE;
  const parties = await findParties(db, viewer, input);
  const { taxType } = await findHeader(db, input, parties);
  const facts = await findLineFacts(db, parties.countryCode, taxType?.name);
  const lines = (input.items ?? []).map(item => toLine(item, facts));
  const extras = toExtras(input, totalsOf(lines).totalAmount);
  const { totalGrossAmount } = totalsOf(lines, addedToGross(extras));
  const like = await first<{ number: string; status: string }>(
    db,
    `select coalesce(nullif(invoice_number, ''), no) number, status from non_po_invoice
      where supplier_id = $1 and invoice_date = $2 and total_gross_amount = $3::numeric and $3::numeric > 0
        and status <> 'Rejected' and not deleted and id is distinct from $4::int
        and coalesce(invoice_number_key, '') <> $5
      order by id desc limit 1`,
    [parties.supplierId, date, totalGrossAmount, input.id ?? null, identifierKey(input.invoiceNumber ?? '')],
  );
  if (!like) return NONE;
  return {
    id: 1,
    message: `Invoice ${like.number} (${like.status}) of this supplier has the same date and gross amount. Is this another invoice?`,
  };
}
