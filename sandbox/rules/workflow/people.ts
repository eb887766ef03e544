import type { Sql } from '../../data/database.ts';
import type { FixedApprovers, Person } from './levels.ts';

/** The approvers above L2 are the same for all companies. */
export async function findFixedApprovers(db: Sql): Promise<FixedApprovers> {
  const people = (group: string, role: string) =>
    db.query<Person>(
      `select e.user_id "userId", e.name, e.email from employee e join users u using (user_id)
        where e.employee_group = $1 and $2 = any(u.roles) and e.active and not e.deleted order by e.id`,
      [group, role],
    );
  return { bulk: await people('Accounts Payable', 'approver'), reviewers: await people('Finance Review', 'reviewer') };
}
