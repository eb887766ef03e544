import { sameStatus } from '@/lib/status';
import { first, type Sql } from '../data/database.ts';
import type { Viewer } from '../data/viewer.ts';
import { findSupplier } from '../rules/suppliers.ts';
import { locations } from '../sections/locations.ts';

const MODULE = 'SupplierEmpanelment';
const CONTEXT = 'SupplierLocationOfPresencesInfoUpdate';

const log = (more: string, from: string) =>
  `select '${MODULE}' module, '${CONTEXT}' context, $1::int "contextId", null category, null ip, null "impersonatedBy", ${more} from ${from}`;

/**
 * Spec 1 §7 'activityLogDetails'; the backend logs the assignment of a request to its approvers as a separate
 * entry.
 */
const SQL = `
  select row_number() over (order by found."timeStamp", found.place)::int id, found.* from (
    ${log(
      `'Location ' || c.type || 'd' name, c.entity_label title, c.rcb "userId", c.username "userName", u.email "userEmail", c.type,
       c.change_date "timeStamp",
       (select jsonb_object_agg(key, value -> 'NewValue') from jsonb_each(c.delta))::text "traceNew",
       (select jsonb_object_agg(key, value -> 'OldValue') from jsonb_each(c.delta))::text "traceOld", c.delta::text "traceDiff",
       null remarks, 1 place`,
      `record_change c left join users u on u.user_id = c.rcb
        where c.context = 'SupplierUpdate' and c.context_id = $2 and c.entity_name = $3 and c.entity_id = $1`,
    )}
    union all
    ${log(
      `case g.command when 'Submitted' then 'Send For Approver' else g.command end, t.title, g.user_id, g.user_name, u.email, 'Workflow',
       g.at, null, null, null, g.remarks, 2`,
      `workflow_log g join workflow_task t on t.id = g.task_id left join users u on u.user_id = g.user_id
        where t.context = 'SupplierUpdate' and t.context_id = $2`,
    )}
    union all
    ${log(
      `'Workflow Reassign', t.title, 'system', 'System', null, 'Workflow', g.at, null, null, null, null, 3`,
      `workflow_log g join workflow_task t on t.id = g.task_id
        where t.context = 'SupplierUpdate' and t.context_id = $2 and g.command = 'Submitted'`,
    )}
  ) found order by "timeStamp" desc, place desc`;

export async function getActivities(
  db: Sql,
  viewer: Viewer,
  { context, contextId }: { context?: string | null; contextId: number },
): Promise<{ totalRecords: number; data: unknown[] }> {
  const location = sameStatus(context, CONTEXT)
    ? await first<{ supplierId: number }>(db, `select supplier_id "supplierId" from ${locations.table} where id = $1`, [
        contextId,
      ])
    : undefined;
  if (!location || !(await findSupplier(db, viewer, location.supplierId))) return { totalRecords: 0, data: [] };
  const data = await db.query(SQL, [contextId, location.supplierId, locations.entity]);
  return { totalRecords: data.length, data };
}
