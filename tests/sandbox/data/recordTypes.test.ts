import { getNamedType } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { documents } from '../../../sandbox/recordTypes/recordTypes.ts';
import type { DocumentKind } from '../../../sandbox/rules/declared/recordType.ts';
import { createRecord, createSupplier } from '../../../sandbox/server/testData.ts';
import { recordInput, uploadPdf, type NewRecord } from '../../../sandbox/server/testRecord.ts';
import type { Viewer } from '../../../sandbox/data/viewer.ts';
import { exportRows } from '../../../sandbox/graphql/exportRows.ts';
import { mayDeleteFile, seesFile } from '../../../sandbox/rules/files/ownership.ts';
import { ask, list, param, persona, refusal, openSandbox } from './support.ts';

// Behavior that every record type gets from its declaration. Specific behavior is tested for each type.
const sandbox = openSandbox();
let supplier: Viewer;
let other: Viewer;
let approver: Viewer;
let l1: Viewer;
beforeAll(async () => {
  supplier = await createSupplier(sandbox.db);
  other = await createSupplier(sandbox.db);
  approver = await persona(sandbox, 'approver');
  l1 = await persona(sandbox, 'l1');
});

describe.each(documents.map(kind => ({ context: kind.context, kind })))('the record type $context', ({ kind }) => {
  const { calls, context, type } = kind;
  const make = (more: Partial<NewRecord> = {}) =>
    createRecord(sandbox.db, { context, author: supplier.userId, ...more });
  const input = (wanted: Partial<NewRecord> = {}) => recordInput(sandbox.db, kind, supplier, wanted);
  const save = (viewer: Viewer, sent: object) => getSave(kind, viewer, sent);

  async function read(viewer: Viewer, id: number, fields = 'status rut userCanEdit queryStatus'): Promise<Row | null> {
    const source = `query q($id: Int!) { ${calls.byId}(id: $id) { ${fields} } }`;
    return (await ask<Record<string, Row | null>>(sandbox, viewer, source, { id }))[calls.byId] ?? null;
  }
  const command = (viewer: Viewer, id: number, level: number, commandName = 'Approved') =>
    ask(sandbox, viewer, 'mutation m($input: WorkflowCommandInput!) { createWorkflowCommand(input: $input) { id } }', {
      input: {
        module: kind.module,
        context,
        contextId: id,
        commandName,
        remarks: 'Seen',
        workflowLevelState: level,
        userId: viewer.userId,
      },
    });
  async function getTasks(viewer: Viewer, call: string): Promise<Task[]> {
    const source = `query q($id: String!) { ${call}(userId: $id) { context contextId contextPath recordData workflowLevelState } }`;
    const tasks = (await ask<Record<string, Task[]>>(sandbox, viewer, source, { id: viewer.userId }))[call] ?? [];
    return tasks.filter(task => task.context === context);
  }

  it('returns the same fields by ID as in its list', async () => {
    const all = sandbox.schema.getType(type);
    const fields = all && 'getFields' in all ? Object.values(all.getFields()) : [];
    const names = fields.filter(field => !String(field.type).includes('[')).map(field => field.name);
    const page = await list<Row>(sandbox, await persona(sandbox, 'admin'), calls.list, names.join(' '), {
      pageSize: 0,
    });
    expect(page.totalRecords).toBeGreaterThan(40);
    const record = await read(await persona(sandbox, 'admin'), Number(page.data[0]?.['id']), names.join(' '));
    expect(record).toEqual(page.data[0]);
  });

  it('is visible to its supplier in list, view and export, and not to other suppliers or approvers', async () => {
    const { id, invoiceNumber } = await make({ status: 'Draft' });
    const find = async (viewer: Viewer) =>
      (await list(sandbox, viewer, calls.list, 'id', { parameters: [param('id', String(id))] })).totalRecords;
    expect([await find(supplier), await find(other), await find(approver)]).toEqual([1, 0, 0]);
    expect(await read(supplier, id)).toMatchObject({ status: 'Draft' });
    expect(await read(other, id)).toBeNull();
    const numbers = async (viewer: Viewer) =>
      (await exportRows(sandbox.db, viewer, kind.exportName, [])).rows.map(row => row['invoiceNumber']);
    expect(await numbers(supplier)).toContain(invoiceNumber);
    expect(await numbers(other)).not.toContain(invoiceNumber);
  });

  it('goes to L1, back to the approver, back to the supplier, and can be resubmitted', async () => {
    const { id, invoiceNumber } = await make({ step: 1 });
    const [task] = (await getTasks(l1, 'getWorkflowTaskByApproverId')).filter(each => each.contextId === id);
    expect(task).toMatchObject({ workflowLevelState: 2, contextPath: `${kind.path}${id}` });
    expect(JSON.parse(task?.recordData ?? '')).toMatchObject({ invoiceNumber, supplierName: supplier.userName });
    await command(l1, id, 2, 'Sentback');
    expect((await getTasks(approver, 'getWorkflowTaskSentback')).map(each => each.contextId)).toContain(id);
    await command(approver, id, 1, 'Sentback');
    expect((await getTasks(supplier, 'getWorkflowTaskSentback')).map(each => each.contextId)).toContain(id);
    expect(await read(supplier, id)).toMatchObject({ status: 'SentBack', userCanEdit: true });
    const again = { ...(await input()), ...(await sentAgain(id)) };
    expect(await save(supplier, again)).toBe(id);
    expect(await read(supplier, id)).toMatchObject({ status: 'Pending for approval', userCanEdit: false });
    expect((await getTasks(approver, 'getWorkflowTaskByApproverId')).map(each => each.contextId)).toContain(id);
  });

  /** Returns the input that resubmits a returned record; a record on an order keeps the order and its items. */
  async function sentAgain(id: number): Promise<object> {
    const [row] = await sandbox.db.query<Row>(`select * from ${kind.table} where id = $1`, [id]);
    if (!row?.['po_id']) return { id };
    if (kind.context === 'DeliveryInvoice') {
      const lines = await sandbox.db.query<Row>(
        'select order_item_id "orderItemId", amount from delivery_invoice_item where delivery_invoice_id = $1',
        [id],
      );
      return { id, poId: row['po_id'], items: lines };
    }
    const items = await sandbox.db.query<{ id: number }>(
      'select id from purchase_order_item where po_id = $1 order by id',
      [row['po_id']],
    );
    const lineItems = [{ poItemId: items[0]?.id, lineItemDescription: 'Advance with the order', amount: '1000' }];
    return { id, poId: row['po_id'], lineItems };
  }

  it('is excluded from Approve All at Step 0 and under query', async () => {
    const [stepZero, queried, free] = [await make(), await make({ step: 1 }), await make({ step: 1 })];
    const raised = await ask<{ queryCreate: { id: number } }>(
      sandbox,
      approver,
      'mutation m($input: QueryCreateInput!) { queryCreate(input: $input) { id } }',
      {
        input: {
          module: kind.module,
          context,
          contextId: queried.id,
          categoryCode: 'DOC',
          createdById: approver.userId,
          recipientId: supplier.userId,
          query: 'Which agreement does this invoice follow?',
        },
      },
    );
    const waiting = await ask<{ getQueryResponseList: Row[] }>(
      sandbox,
      supplier,
      'query q($id: String!) { getQueryResponseList(recipientId: $id) { id context contextId invoiceNumber invoiceAmount } }',
      { id: supplier.userId },
    );
    expect(waiting.getQueryResponseList).toContainEqual(
      expect.objectContaining({
        id: raised.queryCreate.id,
        context,
        contextId: queried.id,
        invoiceNumber: queried.invoiceNumber,
      }),
    );
    expect(await read(supplier, queried.id)).toMatchObject({ status: 'Under Query', queryStatus: 'Under Query' });
    const one = (viewer: Viewer, { id }: { id: number }, level: number) => ({
      module: kind.module,
      context,
      contextId: id,
      commandName: 'Approved',
      workflowLevelState: level,
      userId: viewer.userId,
    });
    const approveAll = async (viewer: Viewer, commands: object[]) =>
      (
        await ask<{ workflowApproveAllCommand: { isUpdateAll: boolean } }>(
          sandbox,
          viewer,
          'mutation m($input: [WorkflowCommandInput!]!) { workflowApproveAllCommand(input: $input) { isUpdateAll } }',
          { input: commands },
        )
      ).workflowApproveAllCommand.isUpdateAll;
    expect(await approveAll(approver, [one(approver, stepZero, 1)])).toBe(false);
    expect(await approveAll(l1, [one(l1, queried, 2), one(l1, free, 2)])).toBe(false);
    expect((await getTasks(l1, 'getWorkflowTaskByApproverId')).map(task => task.contextId)).not.toContain(free.id);
    expect(await approveAll(l1, [one(l1, free, 3)])).toBe(false);
  });

  it('has a history with tables for record, lines and approval', async () => {
    const { id } = await make({ step: 1 });
    const { SupplerInfoHistory } = await ask<{ SupplerInfoHistory: { tableName: string; records: Row[] }[] }>(
      sandbox,
      supplier,
      `query q($input: HistoryInput!) { SupplerInfoHistory(input: $input) { tableName records { type entityLabel delta } } }`,
      { input: { context, contextId: id } },
    );
    expect(SupplerInfoHistory.map(table => table.tableName)).toEqual([context, kind.lines.entity, 'WorkflowTask']);
    const created = SupplerInfoHistory[0]?.records.at(-1);
    expect(JSON.parse(String(created?.['delta']))).toMatchObject({
      status: { NewValue: 'Pending for approval', Label: 'Status' },
      invoiceNumber: { Label: 'Invoice Number' },
    });
  });

  it('keeps its files readable to its viewers and undeletable after submission', async () => {
    const { id } = await make();
    const [file] = await sandbox.db.query<{ uid: string; owner: string }>(
      'select uid, owner from files join file_record r using (uid) where r.context = $1 and r.context_id = $2',
      [context, id],
    );
    if (!file) throw new Error('The file was not linked');
    expect(await seesFile(sandbox.db, approver, file.uid)).toBe(true);
    expect(await seesFile(sandbox.db, other, file.uid)).toBe(false);
    expect(await mayDeleteFile(sandbox.db, supplier, file)).toBe(false);
    const needed = Object.entries(kind.files).find(([, rule]) => 'needed' in rule)?.[0] ?? '';
    const foreign = await uploadPdf(sandbox.db, other, 'X-1');
    for (const file of [foreign, { ...foreign, file_uid: 'never' }]) {
      const { fields } = await refusal(
        save(supplier, { ...(await input()), [needed]: JSON.stringify([file]) }),
        'BAD_USER_INPUT',
      );
      expect(fields).toEqual({ [needed]: 'The file was not uploaded. Attach it again.' });
    }
  });

  it('returns the specified code for an existing number', async () => {
    const { invoiceNumber } = await make({ status: 'Draft' });
    expect(await save(supplier, { ...(await input({ invoiceNumber: invoiceNumber.toLowerCase() })) })).toBe(
      kind.exists,
    );
  });

  it('is created once when it is saved twice concurrently', async () => {
    const invoiceNumber = `ONE-${supplier.supplierId}`;
    const inputs = [await input({ invoiceNumber }), await input({ invoiceNumber: invoiceNumber.toLowerCase() })];
    const answers = await Promise.all(inputs.map(sent => save(supplier, { ...sent })));
    expect(answers.filter(answer => answer === kind.exists)).toHaveLength(1);
    expect(answers.filter(answer => Number(answer) > 0)).toHaveLength(1);
  });

  it('warns of a similar record but not of itself', async () => {
    const { id } = await make({ status: 'Draft', amount: '4321.10' });
    const warn = async (sent: object) => {
      const source = `mutation m($input: ${getInput(kind)}!) { ${calls.warning}(input: $input) { id } }`;
      return (await ask<Record<string, { id: number }>>(sandbox, supplier, source, { input: sent }))[calls.warning]?.id;
    };
    const like = await input({ amount: '4321.10' });
    expect(await warn(like)).toBe(1);
    expect(await warn({ ...like, id })).toBe(0);
  });

  it('rejects a save based on an older version and names the user who changed it', async () => {
    const { id } = await make({ status: 'Draft' });
    const rut = (await read(supplier, id))?.['rut'];
    expect(rut).toMatch(/^\d{4}-.*Z$/);
    const mine = { ...(await input()), ...(await sentAgain(id)), status: 'Draft' };
    // Of two concurrent saves, exactly one succeeds.
    const both = await Promise.allSettled([save(supplier, { ...mine, rut }), save(supplier, { ...mine, rut })]);
    expect(both.map(each => each.status).sort()).toEqual(['fulfilled', 'rejected']);
    const { message } = await refusal(save(supplier, { ...mine, rut }), 'CONFLICT');
    expect(message).toMatch(new RegExp(`^${supplier.userName} changed this invoice on .*, after you opened it\\.$`));
    const now = (await read(supplier, id))?.['rut'];
    expect(now).not.toBe(rut);
    expect(await save(supplier, { ...mine, rut: now })).toBe(id);
    await refusal(save(supplier, { ...mine, rut: null }), 'CONFLICT');
    // A client that does not know `rut` omits it.
    const { rut: _none, ...unmarked } = mine as typeof mine & { rut?: unknown };
    expect(await save(supplier, unmarked)).toBe(id);
  });

  it('can be deleted by its supplier only as a draft', async () => {
    const erase = async (viewer: Viewer, id: number) => {
      const source = `mutation m($id: Int!) { ${calls.remove}(id: $id) { status } }`;
      return (await ask<Record<string, { status: string }>>(sandbox, viewer, source, { id }))[calls.remove]?.status;
    };
    const draft = await make({ status: 'Draft' });
    const sent = await make();
    expect(await erase(other, draft.id)).toBe('Record Not Found');
    expect(await erase(supplier, draft.id)).toBe('Record Deleted');
    expect(await read(supplier, draft.id)).toBeNull();
    await refusal(erase(supplier, sent.id), 'CONFLICT');
  });

  it('rejects invalid numbers, unknown parameters and too many lines with a message', async () => {
    const words = (work: Promise<unknown>) => work.then(String, (error: unknown) => (error as Error).message);
    const field = kind.lines.field;
    const whole = await input();
    const lines = (whole as Row)[field] as object[];
    expect(await words(save(supplier, { ...whole, [field]: [{ ...lines[0], amount: '1e5' }] }))).toMatch(
      /decimal number/,
    );
    const many = Array.from({ length: 1001 }, () => lines[0]);
    const { fields } = await refusal(save(supplier, { ...whole, [field]: many, status: 'Draft' }), 'BAD_USER_INPUT');
    expect(fields[field]).toBe('At most 1000 lines. Put the others on another invoice.');
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      const filtered = list(sandbox, supplier, calls.list, 'id', { parameters: [param(name, 'x')] });
      expect((await refusal(filtered, 'BAD_USER_INPUT')).message).toBe(`Unknown parameter '${name}'`);
      const sorted = list(sandbox, supplier, calls.list, 'id', { sortBy: name });
      expect((await refusal(sorted, 'BAD_USER_INPUT')).message).toBe(`Cannot sort by '${name}'`);
    }
  });
});

/** Returns the contract's input type of a save. */
function getInput({ calls }: DocumentKind): string {
  const [argument] = sandbox.schema.getMutationType()?.getFields()[calls.save]?.args ?? [];
  return argument ? getNamedType(argument.type).name : '';
}

type Row = Record<string, unknown>;
interface Task {
  context: string;
  contextId: number;
  contextPath: string;
  recordData: string;
  workflowLevelState: number;
}

async function getSave(kind: DocumentKind, viewer: Viewer, input: object): Promise<number | undefined> {
  const source = `mutation m($input: ${getInput(kind)}!) { ${kind.calls.save}(input: $input) { id } }`;
  return (await ask<Record<string, { id: number }>>(sandbox, viewer, source, { input }))[kind.calls.save]?.id;
}
