import type { Sql } from '../../data/database.ts';

export async function inviteSupplier(
  db: Sql,
  { userId, name, email }: { userId: string; name: string; email: string },
): Promise<void> {
  await db.query(
    `with invited as (
       insert into supplier (code, name, email, submitted, active, status, created_source, rcb, supplier_introducer_name,
                             supplier_introducer_email)
       values ((select 'R' || (300001 + max(id)) from supplier), $2, $3, false, false, 'Invited', 'SupplierPortal', $1, 'Imran Qureshi',
               'imran.qureshi@vireya.example')
       returning id)
     insert into users (user_id, user_name, email, roles, role_groups, supplier_id)
     select $1, $2, $3, '{supplier}', '{supplier}', id from invited`,
    [userId, name, email],
  );
}
