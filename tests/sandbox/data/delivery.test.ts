import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, today } from '@/lib/dates';
import { createRecord, createSupplier } from '../../../sandbox/server/testData.ts';
import { createOrder, type MadeOrder, type NewOrder } from '../../../sandbox/seeding/testOrder.ts';
import { recordInput, uploadPdf } from '../../../sandbox/server/testRecord.ts';
import type { Viewer } from '../../../sandbox/data/viewer.ts';
import type { DeliveryInput } from '../../../sandbox/recordTypes/delivery/input.ts';
import { delivery } from '../../../sandbox/recordTypes/delivery/recordType.ts';
import { ask, list, openSandbox, param, persona, refusal } from './support.ts';

const sandbox = openSandbox();
let supplier: Viewer;
beforeAll(async () => {
  supplier = await createSupplier(sandbox.db);
});

type Row = Record<string, unknown>;
const CREATE = 'mutation m($input: DeliveryInvoiceCreate!) { deliveryInvoiceCreate(input: $input) { id } }';
const save = async (input: object, viewer = supplier) =>
  (await ask<{ deliveryInvoiceCreate: { id: number } }>(sandbox, viewer, CREATE, { input })).deliveryInvoiceCreate.id;
const order = (more: Partial<NewOrder> = {}) =>
  sandbox.db.transaction(tx =>
    createOrder(tx, {
      supplierCode: supplier.supplierCode ?? '',
      companyCode: '1000',
      items: [{ quantity: '100', price: '12.50', taxRate: '18', received: ['40', '60'] }],
      ...more,
    }),
  );

/** Builds a complete invoice with these lines. */
async function invoice(items: Row[], more: Partial<DeliveryInput> = {}): Promise<Row> {
  const { poId: _own, ...whole } = await recordInput(sandbox.db, delivery, supplier);
  return { ...whole, items, ...more };
}

async function read(id: number, fields: string, viewer = supplier): Promise<Row> {
  const source = `query q($id: Int!) { deliveryInvoiceById(id: $id) { ${fields} } }`;
  const { deliveryInvoiceById } = await ask<{ deliveryInvoiceById: Row | null }>(sandbox, viewer, source, { id });
  if (!deliveryInvoiceById) throw new Error(`No invoice ${id}`);
  return deliveryInvoiceById;
}

interface State {
  poStatus: string;
  items: { deliveryInvoiceAvailableQuantity: string }[];
}
async function getState({ id, receipts }: MadeOrder, viewer = supplier) {
  const source = `query q($id: Int!, $grn: Int!) { poById(id: $id) { poStatus items { deliveryInvoiceAvailableQuantity } }
    grnById(id: $grn) { grnStatus invoiceQuantity invoiceNumber invoiceStatus items { invoiceAvailableQuantity } } }`;
  const { poById, grnById } = await ask<{ poById: State; grnById: Row | null }>(sandbox, viewer, source, {
    id,
    grn: receipts[0]?.id ?? 0,
  });
  return {
    status: poById.poStatus,
    left: poById.items.map(item => item.deliveryInvoiceAvailableQuantity),
    receipt: grnById,
  };
}

describe('a delivery invoice against receipts', () => {
  it('copies parties, order, receipts and approver from its lines, and its totals add up', async () => {
    const made = await order({
      items: [
        {
          quantity: '100',
          price: '12.50',
          taxRate: '18',
          received: ['40'],
          charges: { freightValue: '100.00', packingCharge: '33.33' },
        },
      ],
    });
    const [receipt] = made.receipts;
    const id = await save(
      await invoice([{ grnItemId: receipt?.itemId, quantity: '30' }], {
        overheads: [{ overheadTypeCode: 'OH01', amount: '200', hsnSacCode: '998346' }],
      }),
    );
    expect(
      await read(
        id,
        `type poNo grnNo supplierCode companyCode prInitiator approverName status totalAmount totalTax grandTotal poType currency
         billToLocation items { quantity newQuantity price amount taxAmount totalOverheadsAmount totalOverheadsTaxAmount freightValue
         packingCharge insurance poQuantity actualQuantity grnQuantity invoiceAvailableQuantity deliveryInvoiceAvailableQuantity itemType }
         overheads { overheadTypeName amount taxRate taxAmount grossAmount }`,
      ),
    ).toMatchObject({
      type: 'GRNSRN',
      poNo: made.no,
      grnNo: receipt?.no,
      supplierCode: supplier.supplierCode,
      prInitiator: 'usr-e-001',
      status: 'Pending for approval',
      // 375.00 + 30.00 + 10.00 + 200.00; taxes 67.50 + 5.40 + 1.80 + 36.00.
      totalAmount: '615.00',
      totalTax: '110.70',
      grandTotal: '725.70',
      items: [
        {
          quantity: '30',
          newQuantity: '30',
          price: '12.5',
          amount: '375.00',
          taxAmount: '67.50',
          freightValue: '30.00',
          packingCharge: '10.00',
          insurance: null,
          totalOverheadsAmount: '40.00',
          totalOverheadsTaxAmount: '7.20',
          poQuantity: '100',
          actualQuantity: '40',
          grnQuantity: '40',
          // The receipt has ten left beside the invoice's own thirty; the order has seventy left.
          invoiceAvailableQuantity: '40',
          deliveryInvoiceAvailableQuantity: '70',
          itemType: 'Material',
        },
      ],
      overheads: [
        { overheadTypeName: 'Freight', amount: '200.00', taxRate: '18', taxAmount: '36.00', grossAmount: '236.00' },
      ],
    });
  });

  it('prices a received service by its receipt', async () => {
    const made = await order({ items: [{ itemType: 'Service', quantity: '3', price: '33.33', received: ['1.5'] }] });
    const [receipt] = made.receipts;
    const id = await save(await invoice([{ grnItemId: receipt?.itemId, quantity: '1.125' }]));
    const { items } = await read(id, 'items { price amount sesNo sesQuantity }');
    // 50.00 (1.5 × 33.33, rounded) / 1.5
    expect(items).toEqual([{ price: '33.333333', amount: '37.50', sesNo: receipt?.no, sesQuantity: '1.5' }]);
  });
});

describe('a delivery invoice against an order', () => {
  it('bills services by amount and goods by quantity', async () => {
    const made = await order({
      items: [
        { itemType: 'Service', quantity: '1', price: '50000', charges: { insurance: '500.00' } },
        { quantity: '8', price: '25.75' },
      ],
    });
    const [service, goods] = made.items;
    const id = await save(
      await invoice([
        { orderItemId: service, amount: '20000' },
        { orderItemId: goods, quantity: '2.125' },
      ]),
    );
    expect(await read(id, 'type items { quantity price amount insurance }')).toEqual({
      type: 'PO',
      items: [
        { quantity: '1', price: '20000', amount: '20000.00', insurance: '200.00' },
        { quantity: '2.125', price: '25.75', amount: '54.72', insurance: null },
      ],
    });
    expect(await getState(made)).toMatchObject({ status: 'Partially Invoiced', left: ['0.6', '5.875'] });
    const more = save(await invoice([{ orderItemId: service, amount: '30000.01' }]));
    const { fields } = await refusal(more, 'BAD_USER_INPUT');
    expect(fields['items.0.amount']).toBe('Is more than the order has left: 30,000.00 INR is left');
    const rest = await save(
      await invoice([
        { orderItemId: service, amount: '30000' },
        { orderItemId: goods, quantity: '5.875' },
      ]),
    );
    expect(rest).toBeGreaterThan(0);
    expect(await getState(made)).toMatchObject({ status: 'Invoiced', left: ['0', '0'] });
  });

  it('can bill a service to its last paisa', async () => {
    const made = await order({ items: [{ itemType: 'Service', quantity: '1', price: '64000' }] });
    for (const amount of ['42666.67', '21333.32', '0.01'])
      expect(await save(await invoice([{ orderItemId: made.items[0], amount }]))).toBeGreaterThan(0);
    expect(await getState(made)).toMatchObject({ status: 'Invoiced', left: ['0'] });
  });

  it.each([
    [{ type: 'ZNB' }, 'Orders of this type are invoiced against their receipts'],
    [{ isAribaVendor: true }, 'You are an Ariba Onboarded vendor, please submit invoice in Ariba Portal'],
    [{ type: 'ZNB', isMSME: true }, null],
    [{ type: 'ZFO', isAribaVendor: true }, null],
  ])('for an order with %o is accepted or rejected', async (more, message) => {
    const [item] = (await order(more)).items;
    const work = invoice([{ orderItemId: item, quantity: '1' }]).then(input => save(input));
    if (message) expect((await refusal(work, 'BAD_USER_INPUT')).fields['poId']).toBe(message);
    else expect(await work).toBeGreaterThan(0);
  });

  it('is rejected against receipts of an Ariba vendor, even for freight orders', async () => {
    const [receipt] = (await order({ type: 'ZFO', isAribaVendor: true })).receipts;
    const { fields } = await refusal(
      save(await invoice([{ grnItemId: receipt?.itemId, quantity: '1' }])),
      'BAD_USER_INPUT',
    );
    expect(fields['poId']).toMatch(/^You are an Ariba Onboarded vendor/);
  });
});

describe('claimed quantities', () => {
  it('are released when the invoice is deleted or rejected, and stay available to the invoice that has them', async () => {
    const made = await order();
    const lines = [{ grnItemId: made.receipts[0]?.itemId, quantity: '40' }];
    const draft = await invoice(lines, { status: 'Draft' });
    const id = await save(draft);
    expect(await getState(made)).toMatchObject({
      status: 'Fully Received',
      left: ['60'],
      receipt: {
        grnStatus: 'Invoice Pending',
        invoiceQuantity: '40',
        invoiceStatus: 'Draft',
        items: [{ invoiceAvailableQuantity: '0' }],
      },
    });
    // The same lines fail in a new invoice and succeed in their own draft.
    const { fields } = await refusal(save(await invoice(lines)), 'BAD_USER_INPUT');
    expect(fields['items.0.quantity']).toBe('Is more than Recd Qty: nothing is left');
    expect(await save({ ...draft, id, status: 'Pending for approval' })).toBe(id);
    expect(await getState(made)).toMatchObject({ status: 'Partially Invoiced', receipt: { grnStatus: 'Invoiced' } });
    const approver = await persona(sandbox, 'approver');
    await ask(
      sandbox,
      approver,
      'mutation m($input: WorkflowCommandInput!) { createWorkflowCommand(input: $input) { id } }',
      {
        input: {
          module: 'DeliveryInvoice',
          context: 'DeliveryInvoice',
          contextId: id,
          commandName: 'Rejected',
          remarks: 'Not ours',
          workflowLevelState: 1,
          userId: approver.userId,
        },
      },
    );
    expect(await getState(made)).toMatchObject({
      status: 'Fully Received',
      left: ['100'],
      receipt: { grnStatus: 'Invoice Pending' },
    });
    const second = await save(await invoice(lines, { status: 'Draft' }));
    await ask(sandbox, supplier, 'mutation m($id: Int!) { deliveryInvoiceDelete(id: $id) { status } }', { id: second });
    expect(await getState(made)).toMatchObject({ left: ['100'] });
  });

  it('on two receipts share the open quantity of the order', async () => {
    const made = await order({ type: 'ZSER' });
    const first = await save(await invoice([{ orderItemId: made.items[0], quantity: '45' }]));
    expect(first).toBeGreaterThan(0);
    const { fields } = await refusal(
      save(
        await invoice([
          { grnItemId: made.receipts[0]?.itemId, quantity: '40' },
          { grnItemId: made.receipts[1]?.itemId, quantity: '40' },
        ]),
      ),
      'BAD_USER_INPUT',
    );
    // The 45 billed against the order reduce the older receipt of 40 first.
    expect(fields).toEqual({
      'items.0.quantity': 'Is more than Recd Qty: nothing is left',
      'items.1.quantity': 'Is more than Recd Qty: 15 NOS is left',
    });
  });

  it('are rejected when the ERP has closed the order', async () => {
    const made = await order({ type: 'ZSER' });
    await sandbox.db.query(`update purchase_order_item set status = 'Closed' where po_id = $1`, [made.id]);
    const { fields } = await refusal(
      save(await invoice([{ orderItemId: made.items[0], quantity: '1' }])),
      'BAD_USER_INPUT',
    );
    expect(fields['items.0.quantity']).toBe('This order line is closed for invoicing. Remove it.');
  });

  it("can't include items of another supplier", async () => {
    const other = await createSupplier(sandbox.db);
    const foreign = await order({ supplierCode: other.supplierCode ?? '' });
    const own = await order();
    const wrong = async (items: Row[], more: Partial<DeliveryInput> = {}) =>
      (await refusal(save(await invoice(items, more)), 'BAD_USER_INPUT')).fields;
    expect(await wrong([{ orderItemId: foreign.items[0], quantity: '1' }])).toEqual({
      poId: 'Please select purchase order',
    });
    expect(await wrong([{ orderItemId: foreign.items[0], quantity: '1' }], { poId: own.id })).toMatchObject({
      'items.0.orderItemId': 'This line item is not on the order',
    });
    expect(await wrong([{ grnItemId: foreign.receipts[0]?.itemId, quantity: '1' }], { poId: own.id })).toMatchObject({
      'items.0.grnItemId': 'This line is not on a receipt of the order',
    });
  });
});

describe('a submitted invoice', () => {
  let good: Row;
  beforeEach(async () => {
    const made = await order();
    good = await invoice([{ grnItemId: made.receipts[0]?.itemId, quantity: '1' }]);
  });

  it('is rejected without the fields that the region and company configuration requires', async () => {
    const config = `select config from region_company_config where region = 'IN' and company_code = '1000'`;
    const fields = ['note', 'supplierBoardline', 'attachment'].map(fieldName => ({ fieldName, isRequired: true }));
    const [before] = await sandbox.db.query<{ config: object }>(config);
    const set = (to: object | undefined) =>
      sandbox.db.query(`update region_company_config set config = $1 where region = 'IN' and company_code = '1000'`, [
        JSON.stringify(to),
      ]);
    await set({ fields: [...fields, { fieldName: 'invoiceHeaderText', isRequired: true, visible: false }] });
    const bare = { note: '', supplierBoardline: '', invoiceHeaderText: '', attachment: '[]' };
    const { fields: refused } = await refusal(save({ ...good, ...bare }), 'BAD_USER_INPUT');
    await set(before?.config);
    expect(refused).toEqual({
      note: 'note is required',
      supplierBoardline: 'supplierBoardline is required',
      attachment: 'attachment is required',
    });
  });
});

it('an invoice to a company outside India has tax codes on its overheads', async () => {
  const abroad = await createSupplier(sandbox.db, { kind: 'overseas' });
  const made = await order({ supplierCode: abroad.supplierCode ?? '', companyCode: '3000' });
  const { poId: _own, ...whole } = await recordInput(sandbox.db, delivery, abroad);
  const lines = [{ grnItemId: made.receipts[0]?.itemId, quantity: '2' }];
  const overhead = { overheadTypeCode: 'OH02', amount: '100', taxCode: 'U1' };
  const id = await save({ ...whole, items: lines, overheads: [overhead] }, abroad);
  const stored = await read(id, 'overheads { taxCode taxRate taxAmount hsnSacCode } totalTax', abroad);
  expect(stored).toEqual({
    overheads: [{ taxCode: 'U1', taxRate: '6.625', taxAmount: '6.63', hsnSacCode: null }],
    // 4.50 on the line beside it.
    totalTax: '11.13',
  });
});

describe('the approval of a delivery invoice', () => {
  const command = (viewer: Viewer, contextId: number, workflowLevelState: number, commandName = 'Approved') =>
    ask(sandbox, viewer, 'mutation m($input: WorkflowCommandInput!) { createWorkflowCommand(input: $input) { id } }', {
      input: {
        module: 'DeliveryInvoice',
        context: 'DeliveryInvoice',
        contextId,
        commandName,
        remarks: 'Seen',
        workflowLevelState,
        userId: viewer.userId,
      },
    });
  interface Level {
    WorkflowLevel: number;
    IsLastWorkflowLevel: boolean;
    approvalType: string;
    tatDays: number;
    Approvers: { ApproverUserId: string; Active?: boolean; ActionRights?: string[] }[];
  }
  async function getTask(contextId: number) {
    const [task] = await sandbox.db.query<{ id: number; level: number; status: string; levels: Level[] }>(
      `select id, workflow_level_state "level", workflow_status status, workflow_actions levels from workflow_task
        where context = 'DeliveryInvoice' and context_id = $1`,
      [contextId],
    );
    if (!task) throw new Error('No task');
    return task;
  }
  async function choose(viewer: Viewer, contextId: number, userIds: string[]) {
    const task = await getTask(contextId);
    const levels = task.levels.filter(level => level.WorkflowLevel !== 5);
    const added = { WorkflowLevel: 5, Approvers: userIds.map(ApproverUserId => ({ ApproverUserId, Active: true })) };
    return ask(
      sandbox,
      viewer,
      'mutation m($input: WorkflowTaskReassignInput!) { workflowTaskReassign(input: $input) { context } }',
      {
        input: {
          id: task.id,
          module: 'DeliveryInvoice',
          context: 'DeliveryInvoice',
          contextId,
          workflowLevelState: task.level,
          workflowStatus: task.status,
          workflowActions: JSON.stringify(userIds.length > 0 ? [...levels, added] : levels),
        },
      },
    );
  }
  const at = async (step: number) =>
    (await createRecord(sandbox.db, { context: 'DeliveryInvoice', author: supplier.userId, step })).id;

  it('has four levels; the fourth can add and remove deviation approvers, who all must approve', async () => {
    const id = await at(3);
    const bulk = await persona(sandbox, 'bulk');
    expect((await getTask(id)).levels.map(level => level.WorkflowLevel)).toEqual([1, 2, 3, 4]);
    await choose(bulk, id, ['usr-e-010', 'usr-e-011']);
    const last = (await getTask(id)).levels.at(-1);
    expect(last).toMatchObject({ WorkflowLevel: 5, IsLastWorkflowLevel: true, approvalType: 'All', tatDays: 2 });
    expect(last?.Approvers.map(each => each.ActionRights)).toEqual([['Approve'], ['Approve']]);
    await choose(bulk, id, []);
    expect((await getTask(id)).levels.at(-1)).toMatchObject({ WorkflowLevel: 4, IsLastWorkflowLevel: true });
    await choose(bulk, id, ['usr-e-010', 'usr-e-011']);
    await command(bulk, id, 4);
    expect(await read(id, 'status')).toEqual({ status: 'Pending for approval' });
    const asked = await Promise.all(['usr-e-010', 'usr-e-011'].map(userId => getPerson(userId)));
    await refusal(command(asked[0] ?? bulk, id, 5, 'Sentback'), 'FORBIDDEN');
    for (const one of asked) await command(one, id, 5);
    expect(await read(id, 'status erpSync')).toEqual({ status: 'Approved', erpSync: 'Open' });
  });

  async function getPerson(userId: string): Promise<Viewer> {
    const viewer = await persona(sandbox, 'bulk');
    const [user] = await sandbox.db.query<{ name: string }>('select user_name "name" from users where user_id = $1', [
      userId,
    ]);
    return { ...viewer, userId, userName: user?.name ?? '', roles: ['employee', 'approver'] };
  }

  it('ends at the fourth level without a deviation', async () => {
    const id = await at(3);
    await command(await persona(sandbox, 'bulk'), id, 4);
    expect((await getTask(id)).status).toBe('Approved');
  });

  it.each([
    ['the requester', () => supplier.userId, /There is no employee|Please select another user/],
    ['the current approver', () => 'usr-e-004', /Please select another user/],
    ['a user in the loop', () => 'usr-e-002', /This user already in loop/],
  ])('rejects %s as deviation approver', async (_name, userId, message) => {
    const id = await at(3);
    const work = choose(await persona(sandbox, 'bulk'), id, [userId()]);
    expect((await refusal(work, 'BAD_USER_INPUT')).message).toMatch(message);
  });

  it('lets only Step 3 add deviation approvers and excludes Step 0 and Step 3 from Approve All', async () => {
    const waiting = await at(2);
    await refusal(choose(await persona(sandbox, 'l2'), waiting, ['usr-e-010']), 'FORBIDDEN');
    const bulk = await persona(sandbox, 'bulk');
    const { workflowApproveAllCommand } = await ask<{ workflowApproveAllCommand: { isUpdateAll: boolean } }>(
      sandbox,
      bulk,
      'mutation m($input: [WorkflowCommandInput!]!) { workflowApproveAllCommand(input: $input) { isUpdateAll } }',
      {
        input: [
          {
            module: 'DeliveryInvoice',
            context: 'DeliveryInvoice',
            contextId: await at(3),
            commandName: 'Approved',
            workflowLevelState: 4,
            userId: bulk.userId,
          },
        ],
      },
    );
    expect(workflowApproveAllCommand.isUpdateAll).toBe(false);
  });

  it('lets the supplier correct an invoice that L1 sent back (spec 3 §2)', async () => {
    const id = await at(1);
    await command(await persona(sandbox, 'l1'), id, 2, 'Sentback');
    expect(await read(id, 'status userCanEdit')).toEqual({ status: 'SentBack', userCanEdit: true });
  });
});

describe('the duplicate warning for freight orders', () => {
  it('lists the invoices with the same date or amount', async () => {
    const made = await order({ type: 'ZFO', items: [{ itemType: 'Service', quantity: '1', price: '90000' }] });
    const line = (amount: string) => [{ orderItemId: made.items[0], amount }];
    const first = await invoice(line('1234.50'), { invoiceDate: addDays(today(), -9) });
    await save(first);
    const warn = async (input: object) =>
      (
        await ask<{ w: { id: number; message: string | null; result: string } }>(
          sandbox,
          supplier,
          'mutation m($input: DeliveryInvoiceCreate!) { w: deliveryInvoiceDuplicateWarningForZFO(input: $input) { id message result } }',
          { input },
        )
      ).w;
    const like = await warn(await invoice(line('1234.50'), { invoiceDate: addDays(today(), -20) }));
    expect(like.id).toBe(1);
    expect(JSON.parse(like.result)).toEqual([
      {
        PoNo: made.no,
        SupplierCode: supplier.supplierCode,
        InvoiceNumber: first['invoiceNumber'],
        InvoiceDate: addDays(today(), -9),
        TotalAmount: '1234.50',
      },
    ]);
    expect(await warn(await invoice(line('99'), { invoiceDate: addDays(today(), -30) }))).toMatchObject({
      id: 0,
      result: '[]',
    });
    const other = await order({ items: [{ itemType: 'Service', quantity: '1', price: '90000' }] });
    expect(await warn(await invoice([{ orderItemId: other.items[0], amount: '1234.50' }]))).toMatchObject({ id: 0 });
  });
});

describe('an edited invoice', () => {
  it('counts the quantity it claims as available in the order, the receipts and its lines', async () => {
    const made = await order();
    const id = await save(
      await invoice([{ grnItemId: made.receipts[0]?.itemId, quantity: '15' }], { status: 'Draft' }),
    );
    const source = `query q($id: Int!) { poByDIId(id: $id) { no items { deliveryInvoiceAvailableQuantity } } }`;
    expect(await ask(sandbox, supplier, source, { id })).toEqual({
      poByDIId: { no: made.no, items: [{ deliveryInvoiceAvailableQuantity: '100' }] },
    });
    const picked = (more: object[]) =>
      list<{ items: { invoiceAvailableQuantity: string }[] }>(
        sandbox,
        supplier,
        'grnSrnDetailsList',
        'items { invoiceAvailableQuantity }',
        {
          parameters: [param('id', String(made.receipts[0]?.id)), ...(more as ReturnType<typeof param>[])],
        },
      );
    expect((await picked([])).data[0]?.items[0]?.invoiceAvailableQuantity).toBe('25');
    expect((await picked([param('deliveryInvoiceId', String(id))])).data[0]?.items[0]?.invoiceAvailableQuantity).toBe(
      '40',
    );
    const other = await createSupplier(sandbox.db);
    expect(await ask(sandbox, other, source, { id })).toEqual({ poByDIId: null });
  });

  it("can't change its order", async () => {
    const [made, second] = [await order(), await order()];
    const draft = await invoice([{ grnItemId: made.receipts[0]?.itemId, quantity: '1' }], {
      status: 'Draft',
      poId: made.id,
    });
    const id = await save(draft);
    const moved = { ...draft, id, poId: second.id, items: [{ grnItemId: second.receipts[0]?.itemId, quantity: '1' }] };
    expect((await refusal(save(moved), 'BAD_USER_INPUT')).fields['poId']).toBe(
      "You can't change the purchase order of a saved invoice.",
    );
  });

  it('has an invoice document and attachments', async () => {
    const made = await order();
    const more = await uploadPdf(sandbox.db, supplier, 'NOTE', today(), delivery);
    const id = await save(
      await invoice([{ grnItemId: made.receipts[0]?.itemId, quantity: '1' }], { attachment: JSON.stringify([more]) }),
    );
    const { invoicePDF, attachment } = await read(id, 'invoicePDF attachment');
    expect([invoicePDF, attachment].map(text => (JSON.parse(String(text)) as unknown[]).length)).toEqual([1, 1]);
  });
});
