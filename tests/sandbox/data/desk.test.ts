// @vitest-environment node
import { beforeAll, describe, expect, it } from 'vitest';
import { createInvoice, createSupplier } from '../../../sandbox/data/testData.ts';
import { exportRows } from '../../../sandbox/graphql/exportRows.ts';
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
  ask<{
    workflowApproveAllCommand: { isUpdateAll: boolean; results: { isUpdated: boolean; message: string | null }[] };
  }>(
    sandbox,
    viewer,
    `mutation m($input: [WorkflowCommandInput!]!) { workflowApproveAllCommand(input: $input) { isUpdateAll results { isUpdated message } } }`,
    { input },
  ).then(data => data.workflowApproveAllCommand);

describe('waiting tasks', () => {
  it('are those of the current level, with the facts to decide on', async () => {
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

  it('that came back are found by the side that has to act', async () => {
    const { id } = await createInvoice(sandbox.db, { author: supplier.userId, status: 'SentBack' });
    const mine = await tasks(supplier, 'getWorkflowTaskSentback');
    expect(mine.map(task => task.contextId)).toEqual([id]);
    expect(JSON.parse(mine[0]?.recordData ?? '{}')).toMatchObject({ remarks: 'Please correct' });
    for (const key of ['supplier', 'approver'])
      expect((await tasks(await persona(sandbox, key), 'getWorkflowTaskSentback')).length, key).toBeGreaterThan(0);
  });
});

describe('approving several', () => {
  it('tells of each, and refuses Step 0', async () => {
    const first = await createInvoice(sandbox.db, { author: supplier.userId, step: 1 });
    const second = await createInvoice(sandbox.db, { author: supplier.userId, step: 1 });
    const fresh = await createInvoice(sandbox.db, { author: supplier.userId });
    const done = await approveAll(l1, [command(l1, first.id, 2), command(l1, second.id, 2)]);
    expect(done).toEqual({
      isUpdateAll: true,
      results: [
        { isUpdated: true, message: null },
        { isUpdated: true, message: null },
      ],
    });
    const approver = await persona(sandbox, 'approver');
    const refused = await approveAll(approver, [command(approver, fresh.id, 1), command(approver, first.id, 2)]);
    expect(refused.isUpdateAll).toBe(false);
    expect(refused.results[0]?.message).toContain('Step 0');
    expect(refused.results[1]?.message).toContain('moved on');
  });
});

describe('notifications and reports', () => {
  it('lists what is active', async () => {
    const page = await list<{ name: string }>(sandbox, supplier, 'notificationList', 'name', {
      pageSize: 100,
      parameters: [param('active', 'true'), param('deleted', 'false')],
    });
    expect(page.totalRecords).toBe(2);
  });

  it('tells of waiting invoices how old they are and with whom', async () => {
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

  it('reports submitted invoices, paid ones with their payment; suppliers find their own', async () => {
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
    const own = await list<{ supplierCode: string }>(sandbox, supplier, 'reportNonPoInvoiceList', 'supplierCode');
    expect(new Set(own.data.map(row => row.supplierCode))).toEqual(new Set([supplier.supplierCode]));
    for (const name of ['reportNonPoInvoiceDepartmentName', 'reportNonPoInvoiceCountryName'])
      expect((await list(sandbox, admin, name, 'id code name')).totalRecords, name).toBeGreaterThan(2);
  });

  it.each(['ExportReportNonPoInvoice', 'ExportReportNonPoInvoiceAging'])('%s has a row for each', async name => {
    const sheet = await exportRows(sandbox.db, await persona(sandbox, 'admin'), name, []);
    expect(sheet.rows.length).toBeGreaterThan(40);
    expect(Object.keys(sheet.rows[0] ?? {})).toEqual(sheet.columns.map(column => column.name));
  });
});
