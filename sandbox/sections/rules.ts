import * as z from 'zod/mini';
import { addDays, today } from '@/lib/dates';
import { sameIdentifier } from '@/lib/identity';
import type { Cleaned, Draft } from './sectionKind.ts';

/** True when nothing was given: no text, an empty list. */
const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Says the message of every field that is empty. */
export function needs(messages: Readonly<Record<string, string>>): (draft: Draft) => void {
  return ({ row, say }) => {
    for (const [path, message] of Object.entries(messages)) if (isEmpty(row[path])) say(path, message);
  };
}

export const textIn = (row: Cleaned, name: string) => (typeof row[name] === 'string' ? row[name] : '');

/** One e-mail address, where one is given. */
export function email({ row, say }: Draft, path: string): void {
  const given = textIn(row, path);
  if (given && !z.safeParse(z.email(), given).success) say(path, 'Email is not valid format');
}

/** Digits only, at most `max`, where something is given. */
export function digits({ row, say }: Draft, path: string, message: string, max = 12): void {
  const given = textIn(row, path);
  if (given && (!/^\d+$/.test(given) || given.length > max)) say(path, message);
}

/** Whether another row of the same supplier's section reads the same in this column, in whatever letters it is written. */
export async function isTaken({ db, supplier, row, id }: Draft, table: string, column: string, path: string) {
  const others = await db.query<{ text: string | null }>(
    `select ${column} "text" from ${table} where supplier_id = $1 and id <> $2 and not deleted`,
    [supplier.id, id],
  );
  return others.some(other => sameIdentifier(other.text, textIn(row, path)));
}

/** Days of papers: issued yesterday at the latest, expiring after today (spec 1 §5). Empty ones pass. */
export const isIssueDay = (day: string) => day === '' || day < today();
export const isExpiryDay = (day: string) => day === '' || day > today();
/** A document may still expire today: after yesterday (spec 1 §5 'Document'). */
export const isDocumentExpiryDay = (day: string) => day === '' || day > addDays(today(), -1);

/** What a location is called where one is picked, and in the pre-check's words (spec 1 §5 'Send-to-approver pre-check'). */
export const LOCATION_LABEL = `concat_ws(' - ', location_type, city, country, nullif(company, ''), nullif(erp_supplier_site_id, ''))`;

/** Refuses a name that only deleted locations of the supplier have. */
export async function locationsInUse({ db, supplier, row, say }: Draft): Promise<void> {
  const [gone] = await db.query<{ name: string }>(
    `select name from unnest($2::text[]) name
       join supplier_location on supplier_id = $1 and name in (location_type, ${LOCATION_LABEL})
      group by name having bool_and(deleted) limit 1`,
    [supplier.id, row['locationType']],
  );
  if (gone) say('locationType', `${gone.name} was deleted. Choose another location.`);
}
