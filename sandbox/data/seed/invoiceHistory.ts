import type { Delta } from '../../rules/history/history.ts';
import type { PlannedInvoice } from './invoicePlan.ts';
import type { SeededTask } from './invoiceTask.ts';

interface Facts {
  invoiceNumber: string;
  gross: string;
  createdAt: string;
  played: SeededTask | null;
}

/** The history of a seeded invoice: its creation and what was done on its approval. */
export function seedChanges(
  { creator }: PlannedInvoice,
  id: number,
  { invoiceNumber, gross, createdAt, played }: Facts,
) {
  const fresh = (NewValue: string, Label: string) => ({ OldValue: null, NewValue, Label });
  const row = (
    entity: 'NonPoInvoice' | 'WorkflowTask',
    type: 'Create' | 'Update',
    delta: Delta,
    by: { userId: string; name: string },
    change_date: string,
  ) => ({
    context: 'NonPoInvoice',
    context_id: id,
    entity_name: entity,
    entity_label: entity === 'NonPoInvoice' ? 'Invoice' : 'Approval',
    entity_id: id,
    type,
    delta,
    trackingid: `seed-${id}-${change_date}`,
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
      'WorkflowTask',
      'Update',
      {
        workflowStatus: { OldValue: 'Pending', NewValue: entry.command, Label: 'Workflow Status' },
        ...(entry.remarks ? { currentRemarks: fresh(entry.remarks, 'Remarks') } : {}),
      },
      { userId: entry.user_id, name: entry.user_name },
      entry.at,
    ),
  );
  return [row('NonPoInvoice', 'Create', created, creator, createdAt), ...acts];
}
