import type { RecordType } from '../rules/declared/recordType.ts';
import type { Delta } from '../rules/history/history.ts';
import type { PlannedRecord } from '../data/seed/plan.ts';
import type { SeededTask } from './play.ts';

interface Details {
  invoiceNumber: string;
  gross: string;
  createdAt: string;
  played: SeededTask | null;
}

export function seedChanges(
  kind: RecordType,
  { creator }: PlannedRecord,
  id: number,
  { invoiceNumber, gross, createdAt, played }: Details,
) {
  const fresh = (NewValue: string, Label: string) => ({ OldValue: null, NewValue, Label });
  const row = (
    ofTask: boolean,
    type: 'Create' | 'Update',
    delta: Delta,
    by: { userId: string; name: string },
    change_date: string,
  ) => ({
    context: kind.context,
    context_id: id,
    entity_name: ofTask ? 'WorkflowTask' : kind.context,
    entity_label: ofTask ? 'Approval' : kind.label,
    entity_id: id,
    type,
    delta,
    trackingid: `seed-${kind.prefix}-${id}-${change_date}`,
    rcb: by.userId,
    username: by.name,
    change_date,
  });
  const created = {
    status: fresh(played ? 'Pending for approval' : 'Draft', 'Status'),
    invoiceNumber: fresh(invoiceNumber, 'Invoice Number'),
    totalGrossAmount: fresh(gross, 'Invoice Amount'),
  };
  const acts = (played?.log ?? []).slice(1).map(entry =>
    row(
      true,
      'Update',
      {
        workflowStatus: { OldValue: 'Pending', NewValue: entry.command, Label: 'Workflow Status' },
        ...(entry.remarks ? { currentRemarks: fresh(entry.remarks, 'Remarks') } : {}),
      },
      { userId: entry.user_id, name: entry.user_name },
      entry.at,
    ),
  );
  return [row(false, 'Create', created, creator, createdAt), ...acts];
}
