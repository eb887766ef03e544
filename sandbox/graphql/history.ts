import { profileHistory } from '../changes/approvalHistory.ts';
import { getChangeType } from '../changes/changeTypes.ts';
import type { Database } from '../data/database.ts';
import type { Viewer } from '../data/viewer.ts';
import { getType } from '../rules/declared/knownTypes.ts';
import { seesRecord } from '../rules/access.ts';
import { getEntities } from '../rules/history/entities.ts';
import type { HistoryScope } from '../rules/history/history.ts';
import { findSupplier } from '../rules/suppliers.ts';
import type { Resolver, Resolvers } from '../rules/context.ts';

async function historyFor(
  db: Database,
  viewer: Viewer,
  { context, contextId }: { context: string; contextId: number },
): Promise<HistoryScope | null> {
  if (getChangeType(context)) return (await findSupplier(db, viewer, contextId)) ? profileHistory : null;
  const kind = getType(context);
  if (!kind || !(await seesRecord(db, viewer, kind, contextId))) return null;
  return { context: kind.context, entities: getEntities(kind) };
}

interface HistoryRow {
  entityName: string;
}

const history: Resolver<{ input: { context: string; contextId: number } }> = async (
  _source,
  { input },
  { db, viewer },
) => {
  const scope = await historyFor(db, viewer, input);
  if (!scope) return [];
  const rows = await db.query<HistoryRow>(
    `select id, entity_name "entityName", entity_label "entityLabel", entity_id "entityId", change_date "changeDate",
            delta::text delta, trackingid, rcb, type, username
       from record_change where context = $1 and context_id = $2 order by change_date desc, id desc`,
    [scope.context, input.contextId],
  );
  return scope.entities
    .map(({ name: tableName }) => ({ tableName, records: rows.filter(row => row.entityName === tableName) }))
    .filter(table => table.records.length > 0);
};

export const historyResolvers: Resolvers = { Query: { SupplerInfoHistory: history } };
