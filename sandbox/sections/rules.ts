import * as z from 'zod/mini';
import { addDays, today } from '@/lib/dates';
import { sameIdentifier } from '@/lib/identity';
import type { Cleaned, Draft } from './sectionType.ts';

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

export function needs(messages: Readonly<Record<string, string>>): (draft: Draft) => void {
  return ({ row, say }) => {
    for (const [path, message] of Object.entries(messages)) if (isEmpty(row[path])) say(path, message);
  };
}

export const textIn = (row: Cleaned, name: string) => (typeof row[name] === 'string' ? row[name] : '');

export function email({ row, say }: Draft, path: string): void {
  const given = textIn(row, path);
  if (given && !z.safeParse(z.email(), given).success) say(path, 'Email is not valid format');
}

export function digits({ row, say }: Draft, path: string, message: string, max = 12): void {
  const given = textIn(row, path);
  if (given && (!/^\d+$/.test(given) || given.length > max)) say(path, message);
}

/** True when another row of the supplier's section has the same value in this column (case-insensitive). */
export async function isTaken({ db, supplier, row, id }: Draft, table: string, column: string, path: string) {
  const others = await db.query<{ text: string | null }>(
    `select ${column} "text" from ${table} where supplier_id = $1 and id <> $2 and not deleted`,
    [supplier.id, id],
  );
  return others.some(other => sameIdentifier(other.text, textIn(row, path)));
}

/** Validates issue dates: at latest yesterday; expiry dates must be after today (spec 1 §5). Empty is valid. */
export const isIssueDay = (day: string) => day === '' || day < today();
export const isExpiryDay = (day: string) => day === '' || day > today();
/** A document may expire today (spec 1 §5 'Document'). */
export const isDocumentExpiryDay = (day: string) => day === '' || day > addDays(today(), -1);

/** Location label in pickers and in the pre-check's messages (spec 1 §5 'Send-to-approver pre-check'). */
export const LOCATION_LABEL = `concat_ws(' - ', location_type, city, country, nullif(company, ''), nullif(erp_supplier_site_id, ''))`;

/** Refuses names that only deleted locations of the supplier have. */
export async function locationsInUse({ db, supplier, row, say }: Draft): Promise<void> {
  const [gone] = await db.query<{ name: string }>(
    `select name from unnest($2::text[]) name
       join supplier_location on supplier_id = $1 and name in (location_type, ${LOCATION_LABEL})
      group by name having bool_and(deleted) limit 1`,
    [supplier.id, row['locationType']],
  );
  if (gone) say('locationType', `${gone.name} was deleted. Choose another location.`);
}
