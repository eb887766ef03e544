import { beforeAll, describe, expect, it } from 'vitest';
import { createInvoice, createSupplier } from '../../../sandbox/server/testData.ts';
import type { Viewer } from '../../../sandbox/data/viewer.ts';
import { ask, list, param, persona, refusal, openSandbox } from './support.ts';

const sandbox = openSandbox();
let supplier: Viewer;
let l1: Viewer;
beforeAll(async () => {
  supplier = await createSupplier(sandbox.db);
  l1 = await persona(sandbox, 'l1');
});

interface Task {
  contextId: number;
  recordData: string;
}
async function tasks(viewer: Viewer, name: string, userId = viewer.userId): Promise<Task[]> {
  const source = `query q($id: String!) { ${name}(userId: $id) { contextId recordData } }`;
  return (await ask<Record<string, Task[]>>(sandbox, viewer, source, { id: userId }))[name] ?? [];
}

const command = (viewer: Viewer, contextId: number, workflowLevelState: number) => ({
  module: 'NonPoInvoice',
  context: 'NonPoInvoice',
  commandName: 'Approved',
  contextId,
  workflowLevelState,
  userId: viewer.userId,
});
const approveAll = (viewer: Viewer, input: object[]) =>
  ask<{ workflowApproveAllCommand: { isUpdateAll: boolean } }>(
    sandbox,
    viewer,
    `mutation m($input: [WorkflowCommandInput!]!) { workflowApproveAllCommand(input: $input) { isUpdateAll } }`,
    { input },
  ).then(data => data.workflowApproveAllCommand.isUpdateAll);

/** Returns everything that a command writes for one invoice. */
const traces = (id: number) =>
  sandbox.db.query(
    `select i.status, i.work_flow_status, i.work_flow_remark, i.rut, t.workflow_level_state level, t.workflow_status, t.workflow_actions::text,
            (select count(*)::int from workflow_log g where g.task_id = t.id) acts,
            (select count(*)::int from record_change c where c.context_id = i.id) changes
       from non_po_invoice i join workflow_task t on t.context = 'NonPoInvoice' and t.context_id = i.id where i.id = $1`,
    [id],
  );

describe('waiting tasks', () => {
  it("are those of the viewer's level, with the data needed for the decision", async () => {
    const { id, invoiceNumber } = await createInvoice(sandbox.db, { author: supplier.userId, step: 1 });
    const mine = (await tasks(l1, 'getWorkflowTaskByApproverId')).find(task => task.contextId === id);
    expect(JSON.parse(mine?.recordData ?? '{}')).toMatchObject({
      invoiceNumber,
      supplierName: supplier.userName,
      totalGrossAmount: '1180.00',
      currencyCode: 'INR',
      countryCode: 'IN',
      approvalType: 'Any',
      pendingSince: expect.stringMatching(/^\d{4}-.*Z$/) as string,
    });
    const approver = await persona(sandbox, 'approver');
    expect((await tasks(approver, 'getWorkflowTaskByApproverId')).map(task => task.contextId)).not.toContain(id);
    await refusal(tasks(approver, 'getWorkflowTaskByApproverId', l1.userId), 'FORBIDDEN');
  });

  it('that were sent back are listed for the user who has to act', async () => {
    const { id } = await createInvoice(sandbox.db, { author: supplier.userId, status: 'SentBack' });
    const mine = await tasks(supplier, 'getWorkflowTaskSentback');
    expect(mine.map(task => task.contextId)).toEqual([id]);
    expect(JSON.parse(mine[0]?.recordData ?? '{}')).toMatchObject({ remarks: 'Please correct' });
    for (const key of ['supplier', 'approver'])
      expect((await tasks(await persona(sandbox, key), 'getWorkflowTaskSentback')).length, key).toBeGreaterThan(0);
  });
});

describe('Approve All', () => {
  it('approves every selected task with a log entry and the remarks', async () => {
    const ids = await Promise.all(
      [1, 2].map(async () => (await createInvoice(sandbox.db, { author: supplier.userId, step: 1 })).id),
    );
    expect(
      await approveAll(
        l1,
        ids.map(id => ({ ...command(l1, id, 2), remarks: 'Fine' })),
      ),
    ).toBe(true);
    for (const id of ids)
      expect(await traces(id)).toMatchObject([
        { status: 'Pending for approval', level: 3, workflow_status: 'Pending', work_flow_remark: 'Fine', acts: 3 },
      ]);
  });

  it("approves the user's pending tasks once and leaves all other tasks unchanged", async () => {
    const at = (step: number, more = {}) => createInvoice(sandbox.db, { author: supplier.userId, step, ...more });
    const own = await at(1);
    const underQuery = await at(1);
    await ask(sandbox, supplier, 'mutation m($input: QueryCreateInput!) { queryCreate(input: $input) { id } }', {
      input: {
        module: 'NonPoInvoice',
        context: 'NonPoInvoice',
        contextId: underQuery.id,
        categoryCode: (await sandbox.db.query<{ code: string }>('select code from query_category limit 1'))[0]?.code,
        createdById: supplier.userId,
        recipientId: 'usr-e-001',
        recipientType: 'User',
        query: 'When will this invoice be paid, please?',
      },
    });
    const foreign = await at(1, { l1: 'usr-e-009' });
    const stepZero = await at(0, { approver: l1.userId, l1: 'usr-e-001' });
    const acted = await at(1);
    await approveAll(l1, [command(l1, acted.id, 2)]);
    const rejected = await createInvoice(sandbox.db, { author: supplier.userId, status: 'Rejected' });
    const others = [underQuery, foreign, stepZero, acted, rejected];
    const before = await Promise.all(others.map(({ id }) => traces(id)));

    const sent = [
      command(l1, underQuery.id, 2),
      command(l1, foreign.id, 2),
      command(l1, stepZero.id, 1),
      command(l1, acted.id, 2),
      command(l1, rejected.id, 1),
      command(l1, 999_999, 2),
      { ...command(l1, own.id, 2), commandName: 'Rejected', remarks: 'no' },
      { ...command(l1, own.id, 2), userId: supplier.userId },
      command(l1, own.id, 2),
      command(l1, own.id, 2), // listed twice
    ];
    expect(await approveAll(l1, sent)).toBe(false);
    expect(await Promise.all(others.map(({ id }) => traces(id)))).toEqual(before);
    expect(await traces(own.id)).toMatchObject([{ level: 3, workflow_status: 'Pending', acts: 3 }]);
  });

  it('rejects an empty list and more than 1,000 tasks', async () => {
    await refusal(approveAll(l1, []), 'BAD_USER_INPUT');
    await refusal(
      approveAll(
        l1,
        Array.from({ length: 1001 }, () => command(l1, 1, 2)),
      ),
      'BAD_USER_INPUT',
    );
  });
});

describe('notifications and reports', () => {
  it('show the age of pending invoices and their approver', async () => {
    const { invoiceNumber } = await createInvoice(sandbox.db, { author: supplier.userId, step: 1 });
    const page = await list(
      sandbox,
      supplier,
      'reportNonPoInvoiceAgingList',
      'level pendingWith ageInDay ageAtLevel querySentByName',
      { parameters: [param('invoiceNumber', invoiceNumber)] },
    );
    expect(page.data).toEqual([
      { level: 'L1', pendingWith: 'Meera Iyer', ageInDay: 1, ageAtLevel: 1, querySentByName: null },
    ]);
  });

  it.each(['reportNonPoInvoiceAgingList', 'reportProformaInvoiceAgingList', 'reportDeliveryInvoiceAgingList'])(
    '%s: no invoice is at its level longer than its total age',
    async call => {
      const { data } = await list<{ ageInDay: number; ageAtLevel: number }>(
        sandbox,
        await persona(sandbox, 'auditor'),
        call,
        'ageInDay ageAtLevel',
        { pageSize: 0 },
      );
      expect(data.length).toBeGreaterThan(0);
      expect(data.filter(({ ageInDay, ageAtLevel }) => ageAtLevel > ageInDay)).toEqual([]);
    },
  );

  it('contain submitted invoices and the payment of paid ones; suppliers see only their invoices', async () => {
    const admin = await persona(sandbox, 'admin');
    const paid = await list<{ paymentReference: string; fpy: string }>(
      sandbox,
      admin,
      'reportNonPoInvoiceList',
      'paymentReference paymentAmount departmentName fpy auditStatus',
      { parameters: [param('status', 'Closed', 'checkBox')], sortBy: 'paymentDate', sortOrder: 'desc' },
    );
    expect(paid.totalRecords).toBeGreaterThan(5);
    expect(paid.data.every(row => row.paymentReference.startsWith('PAY26'))).toBe(true);
    await createInvoice(sandbox.db, { author: supplier.userId, step: 1 });
    const own = await list<{ supplierCode: string }>(sandbox, supplier, 'reportNonPoInvoiceList', 'supplierCode');
    expect(new Set(own.data.map(row => row.supplierCode))).toEqual(new Set([supplier.supplierCode]));
    for (const name of ['reportNonPoInvoiceDepartmentName', 'reportNonPoInvoiceCountryName'])
      expect((await list(sandbox, admin, name, 'id code name')).totalRecords, name).toBeGreaterThan(2);
  });
});
