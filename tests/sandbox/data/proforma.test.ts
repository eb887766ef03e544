import { beforeEach, describe, expect, it } from 'vitest';
import { addDays, today } from '@/lib/dates';
import { createRecord, createSupplier } from '../../../sandbox/server/testData.ts';
import { recordInput } from '../../../sandbox/server/testRecord.ts';
import type { Viewer } from '../../../sandbox/data/viewer.ts';
import type { ProformaInput } from '../../../sandbox/recordTypes/proforma/input.ts';
import { proforma } from '../../../sandbox/recordTypes/proforma/recordType.ts';
import { ask, list, param, persona, refusal, openSandbox } from './support.ts';

const sandbox = openSandbox();
let supplier: Viewer;
let whole: ProformaInput;
/** Items of the sample's order: 50,000, 30,000 and 20,000. */
let items: number[];
beforeEach(async () => {
  supplier ??= await createSupplier(sandbox.db);
  whole = await recordInput(sandbox.db, proforma, supplier);
  const rows = await sandbox.db.query<{ id: number }>(
    'select id from purchase_order_item where po_id = $1 order by line_item_number',
    [whole.poId],
  );
  items = rows.map(row => row.id);
});

async function save(input: ProformaInput, viewer = supplier): Promise<number> {
  const source = 'mutation m($input: ProformaInvoiceInput!) { proformaInvoiceCreate(input: $input) { id } }';
  const data = await ask<{ proformaInvoiceCreate: { id: number } }>(sandbox, viewer, source, { input });
  return data.proformaInvoiceCreate.id;
}

interface Order {
  amount: string;
  proformaInvoiceAmount: string;
  proformaInvoiceAvailableAmount: string;
  proformaInvoiceIds: string | null;
  items: { id: number; lineItemNumber: string; totalAmount: string }[];
}
async function order(id = whole.poId, viewer = supplier): Promise<Order | null> {
  const source = `query q($id: Int!) { poById(id: $id) { amount proformaInvoiceAmount proformaInvoiceAvailableAmount
    proformaInvoiceIds billToLocation paymentTermText items { id lineItemNumber totalAmount } } }`;
  return (await ask<{ poById: Order | null }>(sandbox, viewer, source, { id })).poById;
}
const left = async () => (await order())?.proformaInvoiceAvailableAmount;

const line = (item: number, amount: string) => ({
  poItemId: items[item],
  lineItemDescription: 'Advance with the order',
  amount,
});
const claiming = async (amount: string, more: Partial<ProformaInput> = {}): Promise<ProformaInput> => ({
  ...(await recordInput(sandbox.db, proforma, supplier)),
  poId: whole.poId,
  lineItems: [line(0, amount)],
  ...more,
});

describe('a proforma invoice', () => {
  it('copies parties, terms, address and bank from its order', async () => {
    const id = await save({ ...whole, lineItems: [line(0, '1000.5'), line(2, '99.50')] });
    const source = `query q($id: Int!) { proformaInvoiceById(id: $id) { no poId poNo poType poGrossAmount totalGrossAmount
      workflowStatus supplierCode companyCode billToLocation billToLocationGstNumber currencyCode paymentTermName dueDate
      l1Approvers createdBy lineItems { poId poItemId poItemLineNumber poItemAmount itemCode itemType proformaInvoiceId
      lineItemDescription amount } } }`;
    const { proformaInvoiceById: saved } = await ask<{ proformaInvoiceById: Record<string, unknown> }>(
      sandbox,
      supplier,
      source,
      { id },
    );
    expect(saved).toMatchObject({
      no: `PFI/${String(id).padStart(6, '0')}`,
      poId: whole.poId,
      poType: 'ZSER',
      poGrossAmount: '100000.00',
      totalGrossAmount: '1100.00',
      workflowStatus: 'Pending',
      supplierCode: supplier.supplierCode,
      companyCode: '1000',
      currencyCode: 'INR',
      paymentTermName: 'Net 30 days',
      dueDate: addDays(today(), 30),
      createdBy: 'Supplier',
      lineItems: [
        {
          poId: whole.poId,
          poItemId: items[0],
          poItemLineNumber: '00010',
          poItemAmount: '50000.00',
          itemCode: 'SRV-1',
          itemType: 'Service',
          proformaInvoiceId: id,
          amount: '1000.50',
        },
        { poItemId: items[2], poItemLineNumber: '00030', amount: '99.50' },
      ],
    });
    expect(JSON.parse(String(saved['billToLocation']))).toMatchObject({ billToBusinessPlace: 'TS01' });
  });

  it('names the approvers selected at Step 0', async () => {
    const { id } = await createRecord(sandbox.db, { context: 'ProformaInvoice', author: supplier.userId, step: 1 });
    const source = 'query q($id: Int!) { proformaInvoiceById(id: $id) { l1Approvers l2Approvers } }';
    const found = await ask<{ proformaInvoiceById: Record<string, string> }>(sandbox, supplier, source, { id });
    expect(JSON.parse(found.proformaInvoiceById['l1Approvers'] ?? '')).toMatchObject([{ name: 'Meera Iyer' }]);
    expect(JSON.parse(found.proformaInvoiceById['l2Approvers'] ?? '')).toMatchObject([{ userId: 'usr-e-003' }]);
  });

  it("can be a draft with minimal data and can't change its order", async () => {
    const id = await save({ poId: whole.poId ?? null, status: 'Draft', lineItems: [] });
    const another = await recordInput(sandbox.db, proforma, supplier);
    const { fields } = await refusal(save({ ...another, id }), 'BAD_USER_INPUT');
    expect(fields['poId']).toBe("You can't change the purchase order of a saved invoice.");
  });
});

describe('the amount left for advances on an order', () => {
  it('is reduced by its invoices, including drafts', async () => {
    expect(await left()).toBe('100000.00');
    const first = await save(await claiming('60000', { status: 'Draft' }));
    const second = await save(await claiming('15000.25'));
    expect(await order()).toMatchObject({
      amount: '100000.00',
      proformaInvoiceAmount: '75000.25',
      proformaInvoiceAvailableAmount: '24999.75',
      proformaInvoiceIds: `${first},${second}`,
    });
    const { fields } = await refusal(save(await claiming('24999.76', { status: 'Draft' })), 'BAD_USER_INPUT');
    expect(fields).toEqual({
      totalGrossAmount: 'The order has 24,999.75 INR left for advances. Lower the amounts.',
    });
    // An edit may claim its earlier amount again.
    expect(await save(await claiming('84999.75', { id: first }))).toBe(first);
    expect(await left()).toBe('0.00');
  });

  it('can be claimed only once by concurrent saves', async () => {
    const inputs = [await claiming('60000'), await claiming('60000'), await claiming('60000')];
    const answers = await Promise.allSettled(inputs.map(input => save(input)));
    expect(answers.filter(answer => answer.status === 'fulfilled')).toHaveLength(1);
    for (const answer of answers)
      if (answer.status === 'rejected') expect(String(answer.reason)).toContain('The order has 40,000.00 INR left');
    expect(await left()).toBe('40000.00');
  });

  it('is limited by delivery invoices, so that both together never exceed the order', async () => {
    const bill = (amount: string) =>
      ask(
        sandbox,
        supplier,
        'mutation m($input: DeliveryInvoiceCreate!) { deliveryInvoiceCreate(input: $input) { id } }',
        {
          input: { poId: whole.poId, status: 'Draft', items: [{ orderItemId: items[0], amount }] },
        },
      );
    await bill('30000');
    expect(await left()).toBe('70000.00');
    const tooMuch = await refusal(save(await claiming('70000.01', { status: 'Draft' })), 'BAD_USER_INPUT');
    expect(tooMuch.fields['totalGrossAmount']).toBe(
      'The order has 70,000.00 INR left for advances. Lower the amounts.',
    );
    const id = await save(await claiming('65000', { status: 'Draft' }));
    // Deliveries may always be billed: the invoices use up the advance, which cannot be claimed again then.
    await bill('20000');
    expect(await left()).toBe('-15000.00');
    const again = await refusal(save(await claiming('65000', { id })), 'BAD_USER_INPUT');
    expect(again.fields['totalGrossAmount']).toBe('The order has 50,000.00 INR left for advances. Lower the amounts.');
    expect(await save(await claiming('50000', { id }))).toBe(id);
    const offered = await list<{ id: number }>(sandbox, supplier, 'proformaInvoicePoList', 'id', { pageSize: 0 });
    expect(offered.data.map(row => row.id)).not.toContain(whole.poId);
  });

  it('increases again when an invoice is deleted or rejected', async () => {
    const draft = await save(await claiming('10000', { status: 'Draft' }));
    const sent = await save(await claiming('20000'));
    expect(await left()).toBe('70000.00');
    const remove = 'mutation m($id: Int!) { proformaInvoiceDelete(id: $id) { status } }';
    await ask(sandbox, supplier, remove, { id: draft });
    expect(await left()).toBe('80000.00');
    const approver = await persona(sandbox, 'approver');
    await ask(
      sandbox,
      approver,
      'mutation m($input: WorkflowCommandInput!) { createWorkflowCommand(input: $input) { id } }',
      {
        input: {
          module: 'ProformaInvoice',
          context: 'ProformaInvoice',
          contextId: sent,
          commandName: 'Rejected',
          remarks: 'Not agreed',
          workflowLevelState: 1,
          userId: approver.userId,
        },
      },
    );
    expect(await order()).toMatchObject({ proformaInvoiceAvailableAmount: '100000.00', proformaInvoiceIds: null });
  });

  it('is never negative in the seed', async () => {
    const wrong = await sandbox.db.query(
      `select o.no from purchase_order o where o.amount < (select sum(total_gross_amount) from proforma_invoice p
          where p.po_id = o.id and p.status <> 'Rejected' and not p.deleted)`,
    );
    expect(wrong).toEqual([]);
  });
});

describe('the order picker of a proforma invoice', () => {
  const pick = (viewer: Viewer, ...parameters: ReturnType<typeof param>[]) =>
    list<{ id: number; supplierCode: string; proformaInvoiceAvailableAmount: string }>(
      sandbox,
      viewer,
      'proformaInvoicePoList',
      'id supplierCode proformaInvoiceAvailableAmount',
      { pageSize: 0, parameters },
    );

  it('offers orders with an amount left to their supplier by PAN or code', async () => {
    expect((await pick(supplier)).data.map(row => row.id)).toContain(whole.poId);
    await save(await claiming('100000'));
    expect((await pick(supplier)).data.map(row => row.id)).not.toContain(whole.poId);
    const stranger = await createSupplier(sandbox.db);
    expect((await pick(stranger)).totalRecords).toBe(0);
    expect(await order(whole.poId, stranger)).toBeNull();
    await refusal(save(whole, stranger), 'BAD_USER_INPUT');
    // Another code of the same organization: same PAN.
    const sister = { ...stranger, supplierPan: supplier.supplierPan };
    expect(await order(whole.poId, sister)).toMatchObject({ amount: '100000.00' });
    const id = await save({ poId: whole.poId ?? null, status: 'Draft', lineItems: [] }, sister);
    expect(id).toBeGreaterThan(0);
  });

  it('filters by supplier and type', async () => {
    const admin = await persona(sandbox, 'admin');
    const own = await pick(admin, param('SupplierPanOrCode', '200101'));
    expect(own.totalRecords).toBeGreaterThan(3);
    expect(new Set(own.data.map(row => row.supplierCode))).toEqual(new Set(['200101']));
    const types = await list<{ code: string }>(sandbox, admin, 'proformaInvoicePoTypeList', 'code name', {
      pageSize: 0,
    });
    expect(types.data).toHaveLength(13);
    let found = 0;
    for (const { code } of types.data) found += (await pick(admin, param('type', code, 'checkBox'))).totalRecords;
    expect(found).toBe((await pick(admin)).totalRecords);
  });

  it('omits fully invoiced orders', async () => {
    await sandbox.db.query(
      `with invoice as (
         insert into delivery_invoice (supplier_id, status, company_code, supplier_code, rcb, created_by, type, po_id, po_no)
         select supplier_id, 'Approved', company_code, supplier_code, $2, 'Supplier', 'PO', id, no from purchase_order where id = $1
         returning id)
       insert into delivery_invoice_item (delivery_invoice_id, line, uid, order_item_id, quantity, price, amount)
       select invoice.id, i.id, i.id::text, i.id, i.quantity, i.price, i.quantity * i.price
         from invoice, purchase_order_item i where i.po_id = $1`,
      [whole.poId, supplier.userId],
    );
    expect((await pick(supplier)).data.map(row => row.id)).not.toContain(whole.poId);
    const { fields } = await refusal(save(whole), 'BAD_USER_INPUT');
    expect(fields['poId']).toBe('This order is already invoiced.');
  });
});
