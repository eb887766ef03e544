import { randomInt, randomUUID } from 'node:crypto';
import { gstinCheckDigit } from '../../src/lib/identityChecks/gstin';
import type { Database } from '../data/database.ts';
import { inviteSupplier } from '../rules/supplier/invite.ts';
import { getViewer } from '../data/personas.ts';
import type { Viewer } from '../data/viewer.ts';

export { createInvoice, createRecord, type NewRecord } from './testRecord.ts';

export interface NewSupplier {
  name?: string;
  /** 'gst': Indian with GSTIN and PAN; 'pan': Indian with PAN only; 'overseas': United States, company 3000. */
  kind?: 'gst' | 'pan' | 'overseas';
  /** Invited only: empty registration, no company. */
  invited?: boolean;
  /** Adds a location 'Factory - Pune - India' with a contact. */
  located?: boolean;
  /** Codes of served companies; defaults to all of its country. */
  companies?: string[];
}

/** Creates a supplier with one user for tests that need isolated data. */
export async function createSupplier(db: Database, overrides: NewSupplier = {}): Promise<Viewer> {
  const { kind = 'gst' } = overrides;
  const overseas = kind === 'overseas';
  const mark = randomUUID().slice(0, 8);
  const name = overrides.name ?? `Testbench Supplies ${mark}`;
  const pan = overseas
    ? null
    : `AATCT${String(randomInt(1, 10_000)).padStart(4, '0')}${String.fromCharCode(65 + randomInt(26))}`;
  const first14 = `27${pan}1Z`;
  const userId = `usr-t-${mark}`;
  if (overrides.invited) {
    await inviteSupplier(db, { userId, name, email: `accounts@${mark}.example` });
    return getViewer(db, userId);
  }
  await db.transaction(async tx => {
    const [supplier] = await tx.query<{ id: number }>(
      `insert into supplier (code, name, legal_name, trade_name, email, pan, gst_number, country_code, country_name,
                             address, city, state, pin_code, tel, address1, contact_number,
                             organization_type, location_type, i_have_gst, is_gst_verify, is_pan_verify, status, approved)
       values ((select 300001 + max(id) from supplier)::text, $1, $1, $1, $2, $3, $4, $5, $6,
               '12, Test Road', $7, $8, '411001', '9000000000', '12, Test Road', '9000000000',
               'Private Limited', 'Head Office', $6::text is not null, $6::text is not null, $5::text is not null, 'Approved', 'approved')
       returning id`,
      [
        name,
        `accounts@${mark}.example`,
        pan,
        kind === 'gst' ? first14 + gstinCheckDigit(first14) : null,
        overseas ? 'US' : 'IN',
        overseas ? 'United States' : 'India',
        overseas ? 'Newark' : 'Pune',
        overseas ? 'New Jersey' : 'Maharashtra',
      ],
    );
    await tx.query(
      `insert into master_supplier (uid, supplier_id, company_code, payment_term_code)
       select 'ms-' || $1 || '-' || code, $2, code, 'N030' from company
        where code = any(coalesce($3, (select array_agg(code) from company where country_code = $4)))`,
      [mark, supplier?.id, overrides.companies ?? null, overseas ? 'US' : 'IN'],
    );
    if (overrides.located) {
      await tx.query(
        `insert into supplier_location (supplier_id, location_type, address_line1, city, state, country, pin_code, status)
         values ($1, 'Factory', '12, Test Road', 'Pune', 'Maharashtra', 'India', '411001', 'Approved')`,
        [supplier?.id],
      );
      await tx.query(
        `insert into supplier_contact (supplier_id, title, first_name, last_name, location_type, contact_number, email, status)
         values ($1, 'Mr', 'Ravi', 'Kale', '["Factory"]', '919000000000', $2, 'Approved')`,
        [supplier?.id, `ravi@${mark}.example`],
      );
    }
    await tx.query(
      `insert into users (user_id, user_name, email, roles, role_groups, supplier_id)
       values ($1, $2, $3, '{supplier}', '{supplier}', $4)`,
      [userId, name, `accounts@${mark}.example`, supplier?.id],
    );
  });
  return getViewer(db, userId);
}
