import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chooseL1AndL2, invoiceInput } from '../../../sandbox/server/testRecord.ts';
import { createInvoice, createSupplier } from '../../../sandbox/server/testData.ts';
import type { Viewer } from '../../../sandbox/data/viewer.ts';
import type { Level } from '../../../sandbox/rules/workflow/levels.ts';
import { ask, list, param, persona, refusal, openSandbox } from './support.ts';

const sandbox = openSandbox();
let supplier: Viewer;
beforeAll(async () => {
  supplier = await createSupplier(sandbox.db);
});

interface Task {
  id: number;
  workflowLevelState: number;
  workflowStatus: string;
  currentRemarks: string | null;
  requesterName: string;
  levels: Level[];
}

async function getTask(id: number): Promise<Task> {
  const page = await list<Omit<Task, 'levels'> & { workflowActions: string }>(
    sandbox,
    await persona(sandbox, 'admin'),
    'workflowTaskQuery',
    'id workflowLevelState workflowStatus currentRemarks requesterName workflowActions',
    { pageSize: 40, parameters: [param('CONTEXTID', String(id)), param('Context', 'NonPoInvoice')] },
  );
  const [task] = page.data;
  if (!task) throw new Error(`No task for ${id}`);
  return { ...task, levels: JSON.parse(task.workflowActions) as Level[] };
}

async function command(id: number, who: string | Viewer, commandName: string, more: Record<string, unknown> = {}) {
  const viewer = typeof who === 'string' ? await persona(sandbox, who) : who;
  const { workflowLevelState } = await getTask(id);
  const source = 'mutation m($input: WorkflowCommandInput!) { createWorkflowCommand(input: $input) { id } }';
  return ask<{ createWorkflowCommand: { id: number } }>(sandbox, viewer, source, {
    input: {
      contextId: id,
      module: 'NonPoInvoice',
      context: 'NonPoInvoice',
      commandName,
      workflowLevelState,
      userId: viewer.userId,
      user: viewer.userName,
      userEmail: viewer.email,
      ...more,
    },
  });
}

async function reassign(
  id: number,
  who: string,
  change: (levels: Level[]) => unknown[],
  more: Record<string, unknown> = {},
) {
  const task = await getTask(id);
  const source =
    'mutation m($input: WorkflowTaskReassignInput!) { workflowTaskReassign(input: $input) { module context } }';
  return ask(sandbox, await persona(sandbox, who), source, {
    input: {
      id: task.id,
      module: 'NonPoInvoice',
      context: 'NonPoInvoice',
      contextId: id,
      workflowLevelState: task.workflowLevelState,
      workflowStatus: task.workflowStatus,
      workflowActions: JSON.stringify(change(task.levels)),
      ...more,
    },
  });
}

/** Returns the levels with these users selected for L1 and L2, as the portal's picker writes them. */
const chosen = (l1: string[], l2: string[]) => (levels: Level[]) =>
  levels.map(level => {
    const users = { 2: l1, 3: l2 }[level.WorkflowLevel];
    return users
      ? { ...level, Approvers: users.map(user => ({ ApproverUserId: user, ApproverName: 'x', Active: true })) }
      : level;
  });

async function invoice(id: number, viewer: Viewer = supplier) {
  const source =
    'query q($id: Int!) { nonPoInvoiceById(id: $id) { status workFlowStatus workFlowRemark userCanEdit erpSync } }';
  return (await ask<{ nonPoInvoiceById: Record<string, unknown> }>(sandbox, viewer, source, { id })).nonPoInvoiceById;
}

const newInvoice = async (more = {}) => (await createInvoice(sandbox.db, { author: supplier.userId, ...more })).id;

describe('the approval from Step 0 to Approved', () => {
  it('passes the selected L1 and L2, the bulk approver and the reviewer', async () => {
    const id = await newInvoice({ amount: '90000' });
    await refusal(command(id, 'approver', 'Approved'), 'BAD_USER_INPUT');
    await reassign(id, 'approver', chosen(['usr-e-002'], ['usr-e-003']));
    const { levels } = await getTask(id);
    expect(levels[1]?.Approvers).toEqual([
      {
        ApproverUserId: 'usr-e-002',
        ApproverName: 'Meera Iyer',
        ApproverEmail: 'meera.iyer@vireya.example',
        ApproveStatus: '',
        ActionRights: ['Approve', 'Sendback'],
        Active: true,
        Remarks: null,
        Rut: null,
      },
    ]);
    for (const [who, level] of [
      ['approver', 2],
      ['l1', 3],
      ['l2', 4],
      ['bulk', 5],
    ] as const) {
      await command(id, who, 'Approved', { remarks: `fine, says ${who}` });
      expect(await getTask(id)).toMatchObject({ workflowLevelState: level, workflowStatus: 'Pending' });
      expect(await invoice(id)).toMatchObject({ status: 'Pending for approval', workFlowRemark: `fine, says ${who}` });
    }
    await command(id, 'reviewer', 'Approved');
    expect(await getTask(id)).toMatchObject({ workflowLevelState: 5, workflowStatus: 'Approved' });
    expect(await invoice(id)).toMatchObject({ status: 'Approved', workFlowStatus: 'Approved', erpSync: 'In Process' });
  });
});

describe('rejecting and sending back', () => {
  it('a rejection ends the approval permanently', async () => {
    const id = await newInvoice();
    await refusal(command(id, 'approver', 'Rejected'), 'BAD_USER_INPUT');
    await command(id, 'approver', 'Rejected', { remarks: 'Not ours' });
    expect(await invoice(id)).toMatchObject({
      status: 'Rejected',
      workFlowStatus: 'Rejected',
      workFlowRemark: 'Not ours',
    });
    const { message } = await refusal(command(id, 'approver', 'Approved'), 'CONFLICT');
    expect(message).toMatch(
      /^This request was already decided\. Rohan Deshpande rejected it on \d{2}-\w{3}-\d{4} \d{2}:\d{2}\.$/,
    );
  });

  it('Step 0 sends back to the supplier, who corrects and resubmits', async () => {
    const id = await newInvoice();
    await command(id, 'approver', 'Sentback', { remarks: 'Wrong plant' });
    expect(await invoice(id)).toMatchObject({ status: 'SentBack', workFlowStatus: 'Sentback', userCanEdit: true });
    expect(await invoice(id, await persona(sandbox, 'admin'))).toMatchObject({ userCanEdit: false });
    expect(await getTask(id)).toMatchObject({ workflowStatus: 'Sentback', currentRemarks: 'Wrong plant' });
    const source = 'mutation m($input: NonPoInvoiceInput!) { nonPoInvoiceCreate(input: $input) { id } }';
    const input = { ...(await invoiceInput(sandbox.db, supplier)), id };
    await ask(sandbox, supplier, source, { input: { ...input, status: 'Draft' } });
    expect(await invoice(id)).toMatchObject({ status: 'SentBack', userCanEdit: true });
    await ask(sandbox, supplier, source, { input });
    expect(await invoice(id)).toMatchObject({
      status: 'Pending for approval',
      workFlowStatus: 'Pending',
      userCanEdit: false,
    });
    const task = await getTask(id);
    expect(task).toMatchObject({ workflowLevelState: 1, workflowStatus: 'Pending', currentRemarks: null });
    expect(task.levels[0]?.Approvers[0]).toMatchObject({ ApproveStatus: 'Pending', Remarks: null });
  });

  it('a later step sends back to Step 0, which decides while the supplier waits', async () => {
    const id = await newInvoice({ step: 1 });
    await command(id, 'l1', 'Sentback', { remarks: 'Which batch?' });
    expect(await invoice(id)).toMatchObject({ status: 'SentBack', userCanEdit: false, workFlowRemark: 'Which batch?' });
    expect(await getTask(id)).toMatchObject({ workflowLevelState: 1, workflowStatus: 'Pending' });
    await command(id, 'approver', 'Approved');
    expect(await invoice(id)).toMatchObject({ status: 'Pending for approval' });
    expect(await getTask(id)).toMatchObject({ workflowLevelState: 2 });
  });
});

describe('approving is rejected', () => {
  it.each<[who: string, more: Record<string, unknown>, code: 'FORBIDDEN' | 'BAD_USER_INPUT']>([
    ['l1', {}, 'FORBIDDEN'],
    ['admin', {}, 'FORBIDDEN'],
    ['approver', { userId: 'usr-e-002' }, 'FORBIDDEN'],
    ['approver', { commandName: 'Reassigned' }, 'BAD_USER_INPUT'],
    ['approver', { contextId: 99_999_999 }, 'BAD_USER_INPUT'],
    ['approver', { context: 'ProformaInvoice' }, 'BAD_USER_INPUT'],
  ])('for %s with %j', async (who, more, code) => {
    const id = await newInvoice();
    await refusal(command(id, who, 'Approved', more), code);
    expect(await invoice(id)).toMatchObject({ status: 'Pending for approval' });
  });

  it('for every user while a query is open', async () => {
    const id = await newInvoice();
    await sandbox.db.query(`update non_po_invoice set status = 'Under Query' where id = $1`, [id]);
    const { message } = await refusal(command(id, 'approver', 'Rejected', { remarks: 'x' }), 'CONFLICT');
    expect(message).toBe('Approval is on hold until the query on this invoice is closed.');
  });
});

describe('selecting L1 and L2', () => {
  let id: number;
  beforeEach(async () => {
    id = await newInvoice();
  });

  it.each<[what: string, change: (levels: Level[]) => unknown[], message: string]>([
    [
      'six approvers',
      chosen(
        ['09', '10', '11', '12', '13', '14'].map(n => `usr-e-0${n}`),
        [],
      ),
      'Max Five Approver allow',
    ],
    ['the same person twice', chosen(['usr-e-002'], ['usr-e-002']), 'Meera Iyer This user already in loop'],
    ['the bulk approver', chosen(['usr-e-004'], []), 'Farida Merchant This user already in loop'],
    ['the current approver', chosen(['usr-e-001'], []), 'Rohan Deshpande Please select another user'],
    ["a user who isn't an employee", chosen(['usr-s-001'], []), "There is no employee 'usr-s-001'."],
  ])('rejects %s', async (_what, change, message) => {
    expect((await refusal(reassign(id, 'approver', change), 'BAD_USER_INPUT')).message).toBe(message);
  });

  it('rejects the requester', async () => {
    const own = await createInvoice(sandbox.db, { author: 'usr-e-026', supplierCode: supplier.supplierCode ?? '' });
    const { message } = await refusal(reassign(own.id, 'approver', chosen(['usr-e-026'], [])), 'BAD_USER_INPUT');
    expect(message).toBe('Ganesh Pillai Please select another user');
  });

  it('changes only L1 and L2, and only by the approver while the invoice is at Step 0', async () => {
    const swapped = (levels: Level[]) =>
      levels.map(level => (level.WorkflowLevel === 5 ? { ...level, Approvers: [] } : level));
    await refusal(reassign(id, 'approver', swapped), 'FORBIDDEN');
    await refusal(reassign(id, 'l1', chosen(['usr-e-002'], [])), 'FORBIDDEN');
    await refusal(reassign(id, 'approver', chosen(['usr-e-002'], []), { workflowLevelState: 2 }), 'CONFLICT');
    await refusal(
      reassign(id, 'approver', levels => levels, { workflowActions: 'broken' }),
      'BAD_USER_INPUT',
    );
    await chooseL1AndL2(sandbox.db, id);
    await command(id, 'approver', 'Approved');
    await refusal(reassign(id, 'approver', chosen(['usr-e-009'], [])), 'FORBIDDEN');
  });

  it('can be repeated and omits removed approvers', async () => {
    const again = await newInvoice();
    await reassign(again, 'approver', chosen(['usr-e-009', 'usr-e-010'], ['usr-e-003']));
    await reassign(again, 'approver', levels =>
      levels.map(level =>
        level.WorkflowLevel === 2
          ? { ...level, Approvers: level.Approvers.map((each, index) => ({ ...each, Active: index > 0 })) }
          : level,
      ),
    );
    const { levels } = await getTask(again);
    expect(levels[1]?.Approvers.map(each => each.ApproverUserId)).toEqual(['usr-e-010']);
    expect(levels[2]?.Approvers.map(each => each.ApproverUserId)).toEqual(['usr-e-003']);
  });
});
