import { describe, expect, it } from 'vitest';
import { createSupplier } from '../../../sandbox/server/testData.ts';
import type { Viewer } from '../../../sandbox/data/viewer.ts';
import { ask, list, openSandbox, param, persona, refusal } from './support.ts';

const sandbox = openSandbox();
const FINANCE = 'SupplierFinancialInfoUpdate';

async function getFile(viewer: Viewer): Promise<string> {
  const uid = crypto.randomUUID();
  await sandbox.db.query(
    `insert into files (uid, file_name, mime_type, size, owner, path) values ($1, 'proof.pdf', 'application/pdf', 9, $2, $1)`,
    [uid, viewer.userId],
  );
  return JSON.stringify([{ file_uid: uid }]);
}

const write = async (viewer: Viewer, name: string, type: string, input: object) =>
  (
    await ask<Record<string, { id?: number; status?: string }>>(
      sandbox,
      viewer,
      `mutation m($input: ${type}!) { ${name}(input: $input) { ${type.endsWith('StatusInput') || type.startsWith('Dynamic') || type.includes('ActionInput') ? 'status' : 'id'} } }`,
      { input },
    )
  )[name];

const bankInput = async (owner: Viewer, over: object = {}) => ({
  supplierId: owner.supplierId,
  country: 'India',
  accountNumber: crypto.randomUUID().replaceAll(/\D/g, '').slice(0, 14).padEnd(11, '7'),
  accountHolderName: owner.userName,
  bankName: 'HDFC Bank',
  branch: 'Pune',
  branchAddress: 'Pune',
  ifsc: 'HDFC0000060',
  locationType: JSON.stringify(['Factory']),
  isAgree: true,
  attachment: await getFile(owner),
  ...over,
});
const saveBank = async (owner: Viewer, over: object = {}) =>
  (await write(owner, 'createSupplierBank', 'SupplierBankInput', await bankInput(owner, over)))?.id ?? 0;
const saveContact = (owner: Viewer, over: object = {}) =>
  write(owner, 'createSupplierContact', 'SupplierContactInput', {
    supplierId: owner.supplierId,
    title: 'Ms',
    firstName: 'Asha',
    lastName: 'Rao',
    locationType: JSON.stringify(['Factory']),
    contactNumber: '911234567890',
    email: `asha@${crypto.randomUUID().slice(0, 8)}.example`,
    ...over,
  });
const send = (owner: Viewer) =>
  write(owner, 'supplierDetailsWorkflowCreate', 'SupplierWorkflowCreateInput', {
    id: owner.supplierId,
    isUpdateBySupplier: true,
  });
const decide = (viewer: Viewer, owner: Viewer, commandName: string, level: number, context = FINANCE) =>
  write(viewer, 'createWorkflowCommand', 'WorkflowCommandInput', {
    contextId: owner.supplierId,
    module: context,
    context,
    remarks: 'As agreed',
    commandName,
    workflowLevelState: level,
    userId: viewer.userId,
  });

interface Task {
  workflowStatus: string;
  workflowLevelState: number;
  recordData: string;
  title: string;
}
async function getState(owner: Viewer) {
  const one = async (context: string) =>
    (
      await list<Task>(sandbox, owner, 'workflowTaskQuery', 'workflowStatus workflowLevelState recordData title', {
        pageSize: 40,
        parameters: [param('CONTEXTID', String(owner.supplierId)), param('Context', context)],
      })
    ).data[0];
  const { supplierById: supplier } = await ask<{ supplierById: { workflowStatus: string; approved: string } }>(
    sandbox,
    owner,
    'query s($id: Int!) { supplierById(id: $id) { workflowStatus approved } }',
    { id: owner.supplierId },
  );
  const banks = await list<{ status: string | null }>(sandbox, owner, 'supplierByBankList', 'status', {
    parameters: [param('SupplierId', String(owner.supplierId))],
  });
  return { supplier, finance: await one(FINANCE), profile: await one('SupplierUpdate'), bank: banks.data[0]?.status };
}
const people = async () => ({ bulk: await persona(sandbox, 'bulk'), reviewer: await persona(sandbox, 'reviewer') });

describe('profile changes', () => {
  it('go to the approvers of their section, lock the profile and are approved level by level', async () => {
    const owner = await createSupplier(sandbox.db, { located: true });
    const { bulk, reviewer } = await people();
    const id = await saveBank(owner);
    await send(owner);
    expect(await getState(owner)).toMatchObject({
      supplier: { workflowStatus: 'Pending', approved: 'pending' },
      finance: { workflowStatus: 'Pending', workflowLevelState: 1, title: 'Bank and Revenue: Bank Details (1)' },
      profile: undefined,
      bank: 'Pending',
    });
    expect((await refusal(saveBank(owner), 'FORBIDDEN')).message).toMatch(/waiting for approval/);
    await refusal(send(owner), 'FORBIDDEN');
    await refusal(decide(reviewer, owner, 'Approved', 1), 'FORBIDDEN');
    await decide(bulk, owner, 'Approved', 1);
    expect(await getState(owner)).toMatchObject({ finance: { workflowLevelState: 2 }, bank: 'Pending' });
    await decide(reviewer, owner, 'Approved', 2);
    expect(await getState(owner)).toMatchObject({
      supplier: { workflowStatus: 'Approved', approved: 'approved' },
      finance: { workflowStatus: 'Approved' },
      bank: 'Approved',
    });
    expect((await refusal(send(owner), 'BAD_USER_INPUT')).message).toBe('There are no changes to send.');
    await saveBank(owner, { id, ifsc: 'ICIC0000001', bankName: 'ICICI Bank' });
    await send(owner);
    expect(await getState(owner)).toMatchObject({ finance: { workflowStatus: 'Pending', workflowLevelState: 1 } });
  });

  it('need a new document when the account number or IBAN changes', async () => {
    const owner = await createSupplier(sandbox.db, { located: true });
    let former = await bankInput(owner);
    const id = await saveBank(owner, former);
    for (const changed of [{ accountNumber: '50100999888' }, { iban: 'GB82WEST12345698765432' }]) {
      const refused = await refusal(saveBank(owner, { ...former, ...changed, id }), 'BAD_USER_INPUT');
      expect(refused.message).toBe('The account has changed. Attach a new document');
      former = { ...former, ...changed, attachment: await getFile(owner) };
      expect(await saveBank(owner, { ...former, id })).toBe(id);
    }
    expect(await saveBank(owner, { ...former, id, branch: 'Pimpri' })).toBe(id);
  });

  it.each([
    ['Sentback', 'Sentback', 'Sentback'],
    ['Rejected', 'Rejected', 'Rejected'],
  ])('update rows and profile after %s at the last level and can be edited again', async (command, row, profile) => {
    const owner = await createSupplier(sandbox.db, { located: true });
    const { bulk, reviewer } = await people();
    const id = await saveBank(owner);
    await send(owner);
    await decide(bulk, owner, 'Approved', 1);
    await decide(reviewer, owner, command, 2);
    expect(await getState(owner)).toMatchObject({
      supplier: { workflowStatus: profile, approved: 'pending' },
      finance: { workflowStatus: command },
      bank: row,
    });
    await saveBank(owner, { id });
    await send(owner);
    expect(await getState(owner)).toMatchObject({ bank: 'Pending' });
  });

  it('wait for both approvals, and a section that was sent back keeps that status', async () => {
    const owner = await createSupplier(sandbox.db, { located: true });
    const [{ bulk, reviewer }, approver, l1] = await Promise.all([
      people(),
      persona(sandbox, 'approver'),
      persona(sandbox, 'l1'),
    ]);
    await saveBank(owner);
    await saveContact(owner, { isPrimary: true });
    await saveContact(owner);
    await send(owner);
    const sent = await getState(owner);
    expect(JSON.parse(sent.profile?.recordData ?? '')).toMatchObject({
      User: [{ FirstName: 'Asha', RequesterName: owner.userName }],
      LocationContact: [{ firstName: 'Asha', contactNumber: '911234567890' }],
    });
    expect(JSON.parse(sent.finance?.recordData ?? '')).toMatchObject({
      Bank: [],
      LocationBank: [{ ifsc: 'HDFC0000060' }],
    });
    await decide(bulk, owner, 'Sentback', 1);
    expect((await getState(owner)).supplier.workflowStatus).toBe('Pending');
    await decide(approver, owner, 'Approved', 1, 'SupplierUpdate');
    await decide(l1, owner, 'Approved', 2, 'SupplierUpdate');
    expect(await getState(owner)).toMatchObject({
      supplier: { workflowStatus: 'Sentback' },
      profile: { workflowStatus: 'Approved' },
      bank: 'Sentback',
    });
    // Returned changes are submitted again, edited or not; approved changes are not.
    await send(owner);
    await decide(bulk, owner, 'Approved', 1);
    await decide(reviewer, owner, 'Approved', 2);
    expect((await getState(owner)).supplier).toEqual({ workflowStatus: 'Approved', approved: 'approved' });
  });

  it('return to the level selected when they are sent back', async () => {
    const owner = await createSupplier(sandbox.db, { located: true });
    const { bulk, reviewer } = await people();
    await saveBank(owner);
    await send(owner);
    await decide(bulk, owner, 'Approved', 1);
    const back = (viewer: Viewer, workflowLevelState: number, sendbackLevel: number) =>
      write(viewer, 'dynamicLevelSendback', 'DynamicLevelSendbackInput', {
        contextId: owner.supplierId,
        module: FINANCE,
        context: FINANCE,
        remarks: 'Look again',
        workflowLevelState,
        sendbackLevel,
        userId: viewer.userId,
      });
    await refusal(back(reviewer, 2, 2), 'BAD_USER_INPUT');
    expect(await back(reviewer, 2, 1)).toEqual({ status: 'Sentback' });
    expect(await getState(owner)).toMatchObject({
      supplier: { workflowStatus: 'Pending' },
      finance: { workflowStatus: 'Pending', workflowLevelState: 1 },
      bank: 'Pending',
    });
    await decide(bulk, owner, 'Approved', 1);
    expect(await back(reviewer, 2, 0)).toEqual({ status: 'Sentback' });
    expect(await getState(owner)).toMatchObject({ finance: { workflowStatus: 'Sentback' }, bank: 'Sentback' });
  });

  it('can be confirmed only by the user who decided', async () => {
    const owner = await createSupplier(sandbox.db, { located: true });
    const { bulk, reviewer } = await people();
    await saveBank(owner);
    await send(owner);
    const confirm = (viewer: Viewer, commandName: string) =>
      write(viewer, 'supplierDetailsWorkflowAction', 'SupplierWorkflowActionInput', {
        id: owner.supplierId,
        module: FINANCE,
        context: FINANCE,
        commandName,
      });
    const update = (viewer: Viewer, status: string) =>
      write(viewer, 'updateSupplierStatus', 'SupplierStatusInput', { id: owner.supplierId, status });
    await refusal(confirm(bulk, 'Sentback'), 'CONFLICT');
    await decide(bulk, owner, 'Sentback', 1);
    expect(await confirm(bulk, 'Sentback')).toEqual({ status: 'Sentback' });
    expect(await update(bulk, 'Sentback')).toEqual({ status: 'Sentback' });
    await refusal(update(bulk, 'Approved'), 'CONFLICT');
    await refusal(update(bulk, 'Paid'), 'BAD_USER_INPUT');
    await refusal(update(reviewer, 'Sentback'), 'CONFLICT');
    await refusal(update(owner, 'Sentback'), 'FORBIDDEN');
  });

  it('set the supplier to approved only after all required approvers of the last level have approved', async () => {
    const owner = await createSupplier(sandbox.db, { located: true });
    const { bulk, reviewer } = await people();
    await saveBank(owner);
    await send(owner);
    await decide(bulk, owner, 'Approved', 1);
    const approved = (viewer: Viewer) =>
      write(viewer, 'updateSupplierStatus', 'SupplierStatusInput', { id: owner.supplierId, status: 'Approved' });
    await refusal(approved(bulk), 'CONFLICT');
    // The backend's configuration may require all approvers of a level: here the reviewer and the one before.
    const [row] = await sandbox.db.query<{ id: number; actions: string }>(
      `select id, workflow_actions actions from workflow_task where context_id = $1 and context = $2`,
      [owner.supplierId, FINANCE],
    );
    const levels = (typeof row?.actions === 'string' ? JSON.parse(row.actions) : row?.actions) as {
      approvalType: string;
      Approvers: { ApproverUserId: string; ApproveStatus: string; Active: boolean }[];
    }[];
    const last = levels.at(-1);
    const [one] = last?.Approvers ?? [];
    if (!last || !one) throw new Error('The last level has no approver.');
    last.approvalType = 'All';
    last.Approvers = [one, { ...one, ApproverUserId: bulk.userId }];
    await sandbox.db.query(`update workflow_task set workflow_actions = $2 where id = $1`, [
      row?.id,
      JSON.stringify(levels),
    ]);
    await decide(reviewer, owner, 'Approved', 2);
    await refusal(approved(reviewer), 'CONFLICT');
    await decide(bulk, owner, 'Approved', 2);
    expect(await approved(reviewer)).toEqual({ status: 'Approved' });
  });

  it("can't be submitted without a location", async () => {
    const owner = await createSupplier(sandbox.db);
    await saveBank(owner);
    const refused = await refusal(send(owner), 'BAD_USER_INPUT');
    expect(refused.message).toBe('Add a location of presence before you send the profile.');
  });

  it("can't be submitted while a location has no contact or bank account", async () => {
    const owner = await createSupplier(sandbox.db);
    await write(owner, 'createSupplierLocationOfPresence', 'SupplierLocationOfPresenceInput', {
      supplierId: owner.supplierId,
      locationType: 'Factory',
      addressLine1: '1 Road',
      city: 'Pune',
      state: 'Maharashtra',
      country: 'India',
      pinCode: '411001',
      taxList: JSON.stringify([{ taxType: 'PAN', taxNumber: 'AAAPL1234C', attachment: await getFile(owner) }]),
    });
    const why = async () => (await refusal(send(owner), 'BAD_USER_INPUT')).message;
    expect(await why()).toBe('Factory - Pune - India is missing contact and bank.');
    await saveContact(owner);
    expect(await why()).toBe('Factory - Pune - India is missing bank.');
    await saveBank(owner);
    await send(owner);
  });

  it('appear in the task lists and the history of the users who can see them', async () => {
    const owner = await createSupplier(sandbox.db, { located: true });
    const other = await createSupplier(sandbox.db, { located: true });
    const { bulk } = await people();
    await saveBank(owner);
    await send(owner);
    const tasks = async (viewer: Viewer, call: string) =>
      (
        await ask<Record<string, { context: string; contextId: number; recordData: string }[]>>(
          sandbox,
          viewer,
          `query t($userId: String!) { ${call}(userId: $userId) { context contextId recordData } }`,
          { userId: viewer.userId },
        )
      )[call]?.filter(task => task.contextId === owner.supplierId && task.context === FINANCE) ?? [];
    const [waiting] = await tasks(bulk, 'getWorkflowTaskByApproverId');
    expect(JSON.parse(waiting?.recordData ?? '')).toMatchObject({ supplierName: owner.userName, approvalType: 'Any' });
    await decide(bulk, owner, 'Sentback', 1);
    expect(await tasks(bulk, 'getWorkflowTaskByApproverId')).toEqual([]);
    expect(await tasks(owner, 'getWorkflowTaskSentback')).toHaveLength(1);
    expect(await tasks(other, 'getWorkflowTaskSentback')).toEqual([]);
    const history = (viewer: Viewer) =>
      ask<{ SupplerInfoHistory: { tableName: string }[] }>(
        sandbox,
        viewer,
        'query h($input: HistoryInput!) { SupplerInfoHistory(input: $input) { tableName records { delta } } }',
        { input: { context: 'SupplierUpdate', contextId: owner.supplierId } },
      );
    expect((await history(owner)).SupplerInfoHistory.map(({ tableName }) => tableName)).toEqual([
      'SupplierBank',
      FINANCE,
    ]);
    expect((await history(other)).SupplerInfoHistory).toEqual([]);
  });
});
