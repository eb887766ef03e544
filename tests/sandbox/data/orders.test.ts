import { beforeAll, describe, expect, it } from 'vitest';
import { createRecord, createSupplier } from '../../../sandbox/server/testData.ts';
import { createOrder } from '../../../sandbox/seeding/testOrder.ts';
import type { Viewer } from '../../../sandbox/data/viewer.ts';
import { exportRows } from '../../../sandbox/graphql/exportRows.ts';
import { advanceErp } from '../../../sandbox/rules/erp/erp.ts';
import { ask, list, openSandbox, param, persona } from './support.ts';

const sandbox = openSandbox();
type Row = Record<string, unknown>;

describe('a supplier', () => {
  let supplier: Viewer;
  let other: Viewer;
  beforeAll(async () => {
    supplier = await createSupplier(sandbox.db);
    other = await createSupplier(sandbox.db);
  });

  it("sees its orders and receipts in lists, views and exports; other suppliers don't", async () => {
    const supplier = await createSupplier(sandbox.db);
    const made = await sandbox.db.transaction(tx =>
      createOrder(tx, {
        supplierCode: supplier.supplierCode ?? '',
        items: [{ quantity: '10', price: '5', received: ['4'] }],
      }),
    );
    const receipt = made.receipts[0];
    const counts = (viewer: Viewer) =>
      Promise.all(
        ['poList', 'deliveryInvoicePoList', 'grnList', 'grnSrnList'].map(
          async call => (await list(sandbox, viewer, call, 'id')).totalRecords,
        ),
      );
    expect(await counts(supplier)).toEqual([1, 1, 1, 1]);
    expect(await counts(other)).toEqual([0, 0, 0, 0]);
    const source = 'query q($id: Int!, $grn: Int!) { poById(id: $id) { no } grnById(id: $grn) { no } }';
    const ids = { id: made.id, grn: receipt?.id };
    expect(await ask(sandbox, supplier, source, ids)).toEqual({
      poById: { no: made.no },
      grnById: { no: receipt?.no },
    });
    expect(await ask(sandbox, other, source, ids)).toEqual({ poById: null, grnById: null });
    for (const [name, no] of [
      ['ExportPurchaseOrder', made.no],
      ['ExportGrn', receipt?.no],
    ] as const) {
      const rows = async (viewer: Viewer) =>
        (await exportRows(sandbox.db, viewer, name, [])).rows.map(row => row['no']);
      expect(await rows(supplier)).toEqual([no]);
      expect(await rows(other)).toEqual([]);
    }
  });

  it('also sees them under another code with the same PAN', async () => {
    const made = await sandbox.db.transaction(tx =>
      createOrder(tx, { supplierCode: supplier.supplierCode ?? '', items: [{ quantity: '1', price: '5' }] }),
    );
    const sister = { ...other, supplierPan: supplier.supplierPan };
    const page = await list<{ id: number }>(sandbox, sister, 'poList', 'id');
    expect(page.data.map(row => row.id)).toContain(made.id);
  });
});

it('the receipt list filters goods and services by either spelling', async () => {
  const admin = await persona(sandbox, 'admin');
  const types = async (type: string) =>
    new Set(
      (
        await list<{ type: string }>(sandbox, admin, 'grnList', 'type', {
          pageSize: 0,
          parameters: [param('type', type)],
        })
      ).data.map(row => row.type),
    );
  expect([await types('GRN'), await types('Srn')]).toEqual([new Set(['GRN']), new Set(['SRN'])]);
});

describe('the status of an order', () => {
  it.each([
    [['0', '0'], null, 'New'],
    [['3', '0'], null, 'Partially Received'],
    [['10', '4'], null, 'Fully Received'],
    [['10', '4'], ['2', '0'], 'Partially Invoiced'],
    [['10', '0'], ['10', '4'], 'Invoiced'],
  ])('with %j received and %j invoiced is %s', async (received, invoiced, status) => {
    const supplier = await createSupplier(sandbox.db);
    const made = await sandbox.db.transaction(tx =>
      createOrder(tx, {
        supplierCode: supplier.supplierCode ?? '',
        items: ['10', '4'].map((quantity, index) => ({
          quantity,
          price: '5',
          received: received[index] === '0' ? [] : [received[index] ?? ''],
        })),
      }),
    );
    if (invoiced)
      await createRecord(sandbox.db, {
        context: 'DeliveryInvoice',
        author: supplier.userId,
        input: {
          poId: made.id,
          items: made.items.flatMap((orderItemId, index) =>
            invoiced[index] === '0' ? [] : [{ orderItemId, quantity: invoiced[index] }],
          ),
        } as object,
      });
    const page = await list<{ poStatus: string }>(sandbox, supplier, 'poList', 'poStatus', {
      parameters: [param('poStatus', status, 'checkBox'), param('id', String(made.id))],
    });
    expect(page.data).toEqual([{ poStatus: status }]);
  });
});

// Buyers filter by values computed across all rows, suppliers by the values of each row. The rows show the latter.
it.each([
  ['poList', 'poStatus'],
  ['grnList', 'grnStatus'],
  ['grnList', 'invoiceStatus'],
  ['reportDeliveryInvoiceTransactionList', 'poStatus'],
])('%s computes the same %s for all rows together as for each row', async (call, column) => {
  for (const key of ['admin', 'supplier']) {
    const viewer = await persona(sandbox, key);
    const rows = (await list<Row>(sandbox, viewer, call, `id ${column}`, { pageSize: 1000 })).data;
    const values = new Set(rows.map(row => row[column]).filter(value => typeof value === 'string'));
    expect(values.size).toBeGreaterThan(0);
    for (const value of values) {
      const those = rows.filter(row => row[column] === value);
      const parameters = [param(column, value, 'checkBox')];
      const found = await list<Row>(sandbox, viewer, call, `id ${column}`, { pageSize: 1000, parameters });
      expect(found).toEqual({ totalRecords: those.length, data: those });
    }
  }
});

describe('the seeded orders', () => {
  it('have consistent quantities and amounts', async () => {
    const wrong = await sandbox.db.query(
      `select 'order line' what, s.id from order_item_state s where s.claimed > s.quantity or s.received > s.quantity
       union all
       select 'receipt line', s.id from receipt_item_state s where s.claimed > s.quantity
       union all
       select 'order amount', p.id from purchase_order p join purchase_order_item i on i.po_id = p.id
        group by p.id having p.amount <> sum(i.total_amount)
       union all
       select 'order line amount', i.id from purchase_order_item i
        where i.total_amount <> round(i.quantity * i.price + charges_sum(i.charges), 2) + i.tax_amount
           or i.tax_amount <> round((i.quantity * i.price + charges_sum(i.charges)) * i.tax_rate / 100, 2)
       union all
       select 'receipt amount', g.id from goods_receipt_item g join purchase_order_item i on i.id = g.order_item_id
        where g.amount_lc <> round(g.quantity * i.price, 2)
       union all
       select 'receipt order', g.id from goods_receipt_item g join goods_receipt r on r.id = g.receipt_id
         join purchase_order_item i on i.id = g.order_item_id where i.po_id <> r.po_id
       union all
       select 'invoice order', l.id from delivery_invoice_item l join delivery_invoice d on d.id = l.delivery_invoice_id
         join purchase_order_item i on i.id = l.order_item_id where i.po_id <> d.po_id
       union all
       select 'invoice total', d.id from delivery_invoice d join delivery_invoice_item l on l.delivery_invoice_id = d.id
        group by d.id
       having d.total_amount <> sum(l.amount + l.total_overheads_amount) + (select coalesce(sum((o ->> 'amount')::numeric), 0) from jsonb_array_elements(d.overheads) o)
           or d.total_tax <> sum(l.tax_amount + l.total_overheads_tax_amount) + (select coalesce(sum((o ->> 'taxAmount')::numeric), 0) from jsonb_array_elements(d.overheads) o)
           or d.total_gross_amount <> d.total_amount + d.total_tax
       union all
       select 'line overheads', l.id from delivery_invoice_item l where l.total_overheads_amount <> charges_sum(l.charges)
       union all
       select 'advance', p.id from purchase_order p where p.amount < (select sum(f.total_gross_amount) from proforma_invoice f
         where f.po_id = p.id and not f.deleted and f.status <> 'Rejected')
       union all
       select 'payment', d.id from delivery_invoice d
        where (d.status = 'Closed') is distinct from (d.payment_amount is not null)
           or d.payment_amount <> d.total_gross_amount - d.deductions
           or d.status = 'Closed' and d.erp_sync <> 'Posted' and d.erp_sync <> 'Cancelled'`,
    );
    expect(wrong).toEqual([]);
  });

  it('exclude deleted receipts from the order status', async () => {
    const { supplierCode } = await createSupplier(sandbox.db);
    const items = [{ quantity: '10', price: '5', received: ['4'] }];
    const made = await createOrder(sandbox.db, { supplierCode: supplierCode ?? '', items });
    const status = async () => {
      const admin = await persona(sandbox, 'admin');
      const source = 'query q($id: Int!) { poById(id: $id) { poStatus } }';
      return (await ask<{ poById: { poStatus: string } }>(sandbox, admin, source, { id: made.id })).poById.poStatus;
    };
    expect(await status()).toBe('Partially Received');
    await sandbox.db.query('update goods_receipt set deleted = true where po_id = $1', [made.id]);
    expect(await status()).toBe('New');
  });

  it.each(['supplier', 'supplier-pan', 'supplier-overseas'])('offer %s data for every case', async key => {
    const viewer = await persona(sandbox, key);
    const receipts = await list<{
      orderId: number;
      prInitiatorId: string;
      paymentTermCode: string;
      isAribaVendor: boolean;
    }>(sandbox, viewer, 'grnSrnList', 'orderId prInitiatorId paymentTermCode isAribaVendor', { pageSize: 0 });
    const values = (pick: (row: (typeof receipts.data)[number]) => unknown) => new Set(receipts.data.map(pick)).size;
    expect(values(row => row.orderId)).toBeGreaterThan(1);
    expect(values(row => row.prInitiatorId)).toBeGreaterThan(1);
    expect(values(row => row.paymentTermCode)).toBeGreaterThan(1);
    expect(values(row => row.isAribaVendor)).toBe(2);
    const orders = await list<{ type: string; isAribaVendor: boolean; isMSME: boolean }>(
      sandbox,
      viewer,
      'poList',
      'type isAribaVendor isMSME',
      { pageSize: 0 },
    );
    const has = (test: (row: (typeof orders.data)[number]) => boolean) => orders.data.some(test);
    expect(has(row => row.type === 'ZFO' && row.isAribaVendor)).toBe(true);
    expect(has(row => row.type !== 'ZFO' && row.isAribaVendor)).toBe(true);
    expect(has(row => row.type === 'ZNB' && row.isMSME)).toBe(true);
    expect(has(row => row.type === 'ZNB' && !row.isMSME)).toBe(true);
  });
});

describe('the simulated ERP', () => {
  it('parks, posts and pays an approved invoice and adds a history entry for each step', async () => {
    const supplier = await createSupplier(sandbox.db);
    const { id } = await createRecord(sandbox.db, {
      context: 'DeliveryInvoice',
      author: supplier.userId,
      step: 3,
      amount: '1000',
    });
    await sandbox.db.query(`update delivery_invoice set status = 'Approved', erp_sync = 'Open' where id = $1`, [id]);
    const step = async () => {
      expect(await advanceErp(sandbox.db, { context: 'DeliveryInvoice', id })).toEqual({ moved: 1 });
      const [row] = await sandbox.db.query<Row>(
        'select status, erp_sync, erp_no is not null numbered, erp_posting_date is not null posted, payment_amount from delivery_invoice where id = $1',
        [id],
      );
      return row;
    };
    expect(await step()).toMatchObject({ erp_sync: 'In Process', numbered: false });
    expect(await step()).toMatchObject({ erp_sync: 'Parked', numbered: true, posted: false });
    expect(await step()).toMatchObject({ status: 'Approved', erp_sync: 'Posted', posted: true, payment_amount: null });
    expect(await step()).toMatchObject({ status: 'Closed', erp_sync: 'Posted', payment_amount: '980.00' });
    expect(await advanceErp(sandbox.db, { context: 'DeliveryInvoice', id })).toEqual({ moved: 0 });
    const report = await list<Row>(
      sandbox,
      supplier,
      'reportDeliveryInvoiceTransactionList',
      'id status paymentDeduction paymentAmount paymentReference lineAmount grnDone',
    );
    expect(report.data).toMatchObject([
      {
        id,
        status: 'Closed',
        paymentDeduction: '20.00',
        paymentAmount: '980.00',
        lineAmount: '1000.00',
        grnDone: 'No',
      },
    ]);
    const acts = await sandbox.db.query(
      `select 1 from record_change where context = 'DeliveryInvoice' and context_id = $1 and rcb = 'erp'`,
      [id],
    );
    expect(acts).toHaveLength(1);
  });

  it('advances every record type and skips cancelled invoices', async () => {
    const moving = async () =>
      (
        await sandbox.db.query<{ n: number }>(
          `select count(*)::int n from proforma_invoice where status = 'Approved' and erp_sync is distinct from 'Cancelled'`,
        )
      )[0]?.n;
    const before = await moving();
    const { moved } = await advanceErp(sandbox.db, { context: 'ProformaInvoice' });
    expect(moved).toBe(before);
  });
});
