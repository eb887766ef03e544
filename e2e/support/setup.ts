import type { Actor, Sandbox } from './portal.ts';

const NON_PO = { module: 'NonPoInvoice', context: 'NonPoInvoice' };

/** Raises a query on an invoice without the UI. Returns its ID. */
export async function raiseQuery(sandbox: Sandbox, from: Actor, to: Actor, contextId: number): Promise<number> {
  const { queryCreate } = await sandbox.call<{ queryCreate: { id: number } }>(
    from,
    'mutation queryCreate($input: QueryCreateInput!) { queryCreate(input: $input) { id } }',
    {
      input: {
        ...NON_PO,
        contextId,
        categoryCode: 'DOC',
        createdById: from.values['userid'],
        recipientId: to.values['userid'],
        recipientType: to.values['suppliercode'] ? 'Supplier' : 'User',
        query: 'Which period does this invoice cover, please?',
      },
    },
  );
  return queryCreate.id;
}

/** Decides at a level (step + 1) as this user, without the UI. */
export function decide(
  sandbox: Sandbox,
  actor: Actor,
  contextId: number,
  level: number,
  commandName = 'Approved',
  kind = NON_PO,
) {
  return sandbox.call(
    actor,
    'mutation createWorkflowCommand($input: WorkflowCommandInput!) { createWorkflowCommand(input: $input) { id } }',
    {
      input: {
        ...kind,
        contextId,
        commandName,
        remarks: 'Decided in another window',
        workflowLevelState: level,
        userId: actor.values['userid'],
        user: actor.values['username'],
        userEmail: actor.values['useremail'],
      },
    },
  );
}
