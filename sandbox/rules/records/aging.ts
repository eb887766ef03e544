import { ROLE_OF_LEVEL } from '../workflow/levels.ts';
import type { RecordReport } from '../declared/recordType.ts';
import { int, text, type Columns } from '../declared/columns.ts';

/** Spec 3 §9. */
const LAST_UPDATE = 'coalesce(i.rut, i.rct)';

/**
 * Start of waiting: arrival of task `t` at its level, or the last change of record `i` there (docs/decisions.md#age-from-last-update).
 * The age uses the last update too, so the time at a level never exceeds the age.
 */
export const AT_LEVEL_SINCE = `greatest(t.level_since, ${LAST_UPDATE})`;

/** Whole days, rounded up (spec 3 §9). */
const daysSince = (since: string) => `greatest(0, ceil(extract(epoch from now() - ${since}) / 86400))::int`;

const levelName = (getRole: Record<number, string>) =>
  `(case t.workflow_level_state ${Object.entries(getRole)
    .map(([level, role]) => `when ${level} then '${role}'`)
    .join(' ')} end)`;

export function agingReport(
  kind: { context: string; table: string; getRole?: Record<number, string> },
  call: string,
  exportName: string,
  columns: Columns,
): RecordReport {
  /** Only records with a query status have an open query. */
  const openQuery = (what: string) =>
    `case when i.query_status is not null then
      (select string_agg(distinct ${what}, ', ') from record_query q
        where q.context = '${kind.context}' and q.context_id = i.id and not q.is_closed and not q.deleted) end`;
  return {
    call,
    exportName,
    from: `${kind.table} i left join workflow_task t on t.context = '${kind.context}' and t.context_id = i.id`,
    where: `not i.deleted and i.status in ('Pending for approval', 'SentBack', 'Under Query', 'Work in Progress')`,
    columns: {
      ...columns,
      level: text(undefined, { title: 'Level', sql: levelName(kind.getRole ?? ROLE_OF_LEVEL) }),
      pendingWith: text(undefined, {
        title: 'Pending With',
        sql: `case
          when i.status = 'Under Query' then ${openQuery(`case when q.status = 'Under Query' then q.recipient_name end`)}
          when i.status = 'Work in Progress' then ${openQuery('q.created_by_name')}
          when t.workflow_status = 'Sentback' or t.id is null and i.status = 'SentBack' then i.created_by_name
          else coalesce(t.pending_with, i.approver_name) end`,
      }),
      ageInDay: int(undefined, { title: 'Age (Days)', sql: daysSince(LAST_UPDATE) }),
      ageAtLevel: int(undefined, { title: 'Age at Level (Days)', sql: daysSince(AT_LEVEL_SINCE) }),
      querySentByName: text(undefined, { title: 'Query Sent By', sql: openQuery('q.created_by_name') }),
    },
  };
}
