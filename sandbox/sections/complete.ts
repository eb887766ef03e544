import { first, type Sql } from '../data/database.ts';
import { badInput } from '../rules/errors.ts';
import { LOCATION_LABEL } from './rules.ts';

export async function mustHaveLocation(tx: Sql, supplierId: number): Promise<void> {
  const found = await first(tx, 'select id from supplier_location where supplier_id = $1 and not deleted limit 1', [
    supplierId,
  ]);
  if (!found) throw badInput('Add a location of presence before you send the profile.');
}

/**
 * Every location needs a contact and a bank record when a registration or profile is sent (spec 1 §5 'Send-to-approver pre-check',
 * docs/decisions.md#gaps-of-locations).
 */
export async function mustBeComplete(tx: Sql, supplierId: number): Promise<void> {
  const has = (table: string) =>
    `exists (select from ${table} i where i.supplier_id = l.supplier_id and not i.deleted
               and (i.location_type ? l.label or i.location_type ? l.location_type))`;
  const found = await first<{ label: string; contact: boolean; bank: boolean }>(
    tx,
    `select label, contact, bank
       from (select l.label, ${has('supplier_contact')} contact, ${has('supplier_bank')} bank
               from (select *, ${LOCATION_LABEL} label from supplier_location
                      where supplier_id = $1 and not deleted) l) found
      where not contact or not bank limit 1`,
    [supplierId],
  );
  if (!found) return;
  const missing = [!found.contact && 'contact', !found.bank && 'bank'].filter(Boolean).join(' and ');
  throw badInput(`${found.label} is missing ${missing}.`);
}
