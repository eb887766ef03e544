import { approvalColumns, type Entity } from '../rules/history/entities.ts';
import type { HistoryScope } from '../rules/history/history.ts';
import { sectionKinds, sectionHistory } from '../sections/sections.ts';
import { changeTypes, type ChangeType } from './changeTypes.ts';

const getEntity = ({ context, label }: ChangeType): Entity => ({
  name: context,
  label,
  sql: `select to_jsonb(t) || jsonb_build_object('entity_id', t.id, 'entity_key', t.id) r
          from workflow_task t where context = '${context}' and context_id = $1`,
  columns: approvalColumns,
});

export function getApprovalHistory(kind: ChangeType): HistoryScope {
  return { ...sectionHistory([]), entities: [getEntity(kind)] };
}

export const profileHistory: HistoryScope = (() => {
  const sections = sectionHistory(sectionKinds);
  return { ...sections, entities: [...sections.entities, ...changeTypes.map(getEntity)] };
})();
