import { identifierKey } from '@/lib/identity';
import type { DecimalText } from '@/lib/money';
import type { DocumentKind, RecordType } from '../declared/recordType.ts';
import { first, type Sql } from '../../data/database.ts';
import type { Viewer } from '../../data/viewer.ts';
import { toDay, type RecordInput } from '../declared/input.ts';

/** Compares numbers by `identifierKey` in one financial year (April to March), without rejected records. */
export async function exists(db: Sql, { table }: RecordType, supplierId: number, input: RecordInput): Promise<boolean> {
  const key = identifierKey(input.invoiceNumber ?? '');
  const date = toDay(input.invoiceDate);
  if (!key || !date) return false;
  const year = Number(date.slice(0, 4)) - (Number(date.slice(5, 7)) < 4 ? 1 : 0);
  const twin = await first(
    db,
    `select id from ${table}
      where supplier_id = $1 and invoice_number_key = $2 and financial_year = $3 and status <> 'Rejected' and not deleted
        and id is distinct from $4::int`,
    [supplierId, key, year, input.id ?? null],
  );
  return twin !== undefined;
}

export interface Warning {
  id: number;
  message: string | null;
}

export async function duplicateWarning<Input extends RecordInput>(
  db: Sql,
  viewer: Viewer,
  kind: DocumentKind<Input>,
  input: Input,
): Promise<Warning> {
  const key = identifierKey(input.invoiceNumber ?? '');
  const hasDate = toDay(input.invoiceDate) !== null;
  if (!hasDate && key === '') return NONE;
  const outline = await kind.outline(db, viewer, input);
  return hasDate ? warnOfLike(db, kind, outline, input) : warnOfNumber(db, kind, outline.supplierId, key, input);
}

/** A number is unique per financial year (`exists`); for a draft without a date, the warning covers all years. */
async function warnOfNumber(
  db: Sql,
  { table }: RecordType,
  supplierId: number,
  key: string,
  input: RecordInput,
): Promise<Warning> {
  const like = await first<{ number: string; status: string }>(
    db,
    `select invoice_number number, status from ${table}
      where supplier_id = $1 and invoice_number_key = $2 and status <> 'Rejected' and not deleted and id is distinct from $3::int
      order by id desc limit 1`,
    [supplierId, key, input.id ?? null],
  );
  if (!like) return NONE;
  return {
    id: 1,
    message: `Invoice ${like.number} (${like.status}) of this supplier has this number. Is this another invoice?`,
  };
}

const NONE: Warning = { id: 0, message: null };

/** Warns of another number of the same supplier with the same date and gross amount (id 1 warns, docs/decisions.md#duplicate-warning). */
export async function warnOfLike(
  db: Sql,
  { table }: RecordType,
  { supplierId, gross }: { supplierId: number; gross: DecimalText },
  input: RecordInput,
): Promise<Warning> {
  const date = toDay(input.invoiceDate);
  if (!date) return NONE;
  const like = await first<{ number: string; status: string }>(
    db,
    `select coalesce(nullif(invoice_number, ''), no) number, status from ${table}
      where supplier_id = $1 and invoice_date = $2 and total_gross_amount = $3::numeric and $3::numeric > 0
        and status <> 'Rejected' and not deleted and id is distinct from $4::int
        and coalesce(invoice_number_key, '') <> $5
      order by id desc limit 1`,
    [supplierId, date, gross, input.id ?? null, identifierKey(input.invoiceNumber ?? '')],
  );
  if (!like) return NONE;
  return {
    id: 1,
    message: `Invoice ${like.number} (${like.status}) of this supplier has the same date and gross amount. Is this another invoice?`,
  };
}
