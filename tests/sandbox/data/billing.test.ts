import { print } from 'graphql';
import * as fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { receiptsBilled } from '@/domain/orders/related';
import { DeliveryInvoiceByIdDocument } from '@/features/delivery/api/delivery.graphql.generated';
import type { DeliveryInvoice, ReceivedOnOrder } from '@/features/delivery/api/operations';
import { ReceivedOnOrderDocument } from '@/features/delivery/api/sources.graphql.generated';
import { getMatch } from '@/features/delivery/model/match';
import { refOfItem, getInvoiceContext } from '@/features/delivery/model/context';
import { round } from '@/lib/money';
import { createSupplier } from '../../../sandbox/server/testData.ts';
import { createOrder, type MadeOrder, type NewOrder } from '../../../sandbox/seeding/testOrder.ts';
import type { Viewer } from '../../../sandbox/data/viewer.ts';
import { ask, list, openSandbox, param } from './support.ts';

const sandbox = openSandbox();
let supplier: Viewer;
beforeAll(async () => {
  supplier = await createSupplier(sandbox.db);
});

/**
 * Ordered quantities of each item, in units that divide all prices: goods in pieces and a service billed by amount,
 * with receipts.
 */
const ITEMS = [
  { itemType: 'Material', quantity: '10', price: '30.00', received: ['4', '3'] },
  { itemType: 'Service', quantity: '6', price: '700.00', received: ['1.5', '2'] },
  { itemType: 'Material', quantity: '5', price: '12.50', received: [] },
] satisfies NewOrder['items'];

type Status = 'Draft' | 'Pending for approval' | 'Rejected' | 'deleted';
/**
 * A step: bill some eighths of the order against an item or a receipt, or change the status of an earlier invoice.
 */
type Step =
  | { kind: 'order'; item: number; eighths: number; submit: boolean }
  | { kind: 'receipt'; receipt: number; eighths: number; submit: boolean }
  | { kind: 'change'; which: number; to: Exclude<Status, 'Draft'> };

const share = fc.integer({ min: 1, max: 9 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('order'), item: fc.nat(2), eighths: share, submit: fc.boolean() }),
  fc.record({ kind: fc.constant('receipt'), receipt: fc.nat(3), eighths: share, submit: fc.boolean() }),
  fc.record({
    kind: fc.constant('change'),
    which: fc.nat(9),
    to: fc.constantFrom('Pending for approval', 'Rejected', 'deleted'),
  }),
);

/** An invoice in the model: one line, in units; `receipt` is null for invoices against the order. */
interface Invoice {
  id: number;
  status: Status;
  item: number;
  receipt: number | null;
  units: number;
}

const stands = ({ status }: Invoice) => status !== 'Rejected' && status !== 'deleted';
const total = (invoices: Invoice[]) => invoices.reduce((units, invoice) => units + invoice.units, 0);
const close = (actual: unknown, wanted: number, what: string) => expect(Number(actual), what).toBeCloseTo(wanted, 2);

/** Returns the order's receipts in the model, oldest first. */
function getReceipts(made: MadeOrder) {
  return made.receipts.map(receipt => ({
    ...receipt,
    item: ITEMS.findIndex(({ received }) => received.some(quantity => quantity === receipt.quantity)),
  }));
}
type Receipt = ReturnType<typeof getReceipts>[number];

/** Allots receipts: first to invoices that name a receipt, then to those against the order, oldest receipt first. */
function allot(invoices: Invoice[], receipts: Receipt[]) {
  const claims: { receipt: number; invoice: Invoice; units: number }[] = [];
  const left = receipts.map(receipt => Number(receipt.quantity));
  const take = (invoice: Invoice, index: number, units: number) => {
    if (units < 1e-9) return;
    left[index] = (left[index] ?? 0) - units;
    claims.push({ receipt: index, invoice, units });
  };
  const standing = invoices.filter(stands);
  for (const invoice of standing) if (invoice.receipt !== null) take(invoice, invoice.receipt, invoice.units);
  const isDraft = ({ status }: Invoice) => Number(status === 'Draft');
  const onOrder = standing.filter(({ receipt }) => receipt === null);
  for (const invoice of onOrder.toSorted((a, b) => isDraft(a) - isDraft(b) || a.id - b.id)) {
    let open = invoice.units;
    for (const [index, { item }] of receipts.entries()) {
      if (item !== invoice.item) continue;
      const units = Math.min(open, left[index] ?? 0);
      take(invoice, index, units);
      open -= units;
    }
  }
  return claims;
}

/**
 * Regression: another invoice uses a whole receipt, and an invoice against the order exceeds the remaining
 * receipts.
 */
const FULL_RECEIPT: Step[] = [
  { kind: 'receipt', receipt: 1, eighths: 2, submit: false },
  { kind: 'order', item: 0, eighths: 4, submit: false },
];

const SAVE = 'mutation m($input: DeliveryInvoiceCreate!) { deliveryInvoiceCreate(input: $input) { id } }';

it('orders, receipts, pickers and invoices stay consistent after any sequence of invoices and changes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async steps => {
      const made = await createOrder(sandbox.db, {
        supplierCode: supplier.supplierCode ?? '',
        items: ITEMS,
      });
      const receipts = getReceipts(made);
      const invoices: Invoice[] = [];
      for (const each of steps) await take(each, made, receipts, invoices);
      await compareWith(made, receipts, invoices);
    }),
    { numRuns: 10, examples: [[FULL_RECEIPT]] },
  );
});

/** Applies a step and checks that a claim succeeds exactly when enough is left. */
async function take(each: Step, made: MadeOrder, receipts: Receipt[], invoices: Invoice[]) {
  if (each.kind === 'change') {
    const invoice = invoices[each.which];
    if (!invoice || !stands(invoice)) return;
    invoice.status = each.to;
    await (each.to === 'deleted'
      ? sandbox.db.query('update delivery_invoice set deleted = true where id = $1', [invoice.id])
      : sandbox.db.query('update delivery_invoice set status = $2 where id = $1', [invoice.id, each.to]));
    return;
  }
  const receipt = each.kind === 'receipt' ? receipts[each.receipt] : undefined;
  const item = receipt?.item ?? (each.kind === 'order' ? each.item : 0);
  const ordered = ITEMS[item];
  if (!ordered) return;
  const isGoods = ordered.itemType === 'Material';
  const wanted = (Number(ordered.quantity) * each.eighths) / 8;
  const units = receipt && isGoods ? Math.ceil(wanted) : wanted;
  const byAmount = !receipt && !isGoods;
  const line = {
    ...(receipt ? { grnItemId: receipt.itemId } : { orderItemId: made.items[item] }),
    ...(byAmount ? { amount: round(String(units * Number(ordered.price))) } : { quantity: String(units) }),
  };
  const ofReceipt = receipt ? receipts.indexOf(receipt) : null;
  const claims = allot(invoices, receipts);
  const leftOfOrder = Number(ordered.quantity) - total(invoices.filter(stands).filter(one => one.item === item));
  const leftOfReceipt =
    Number(receipt?.quantity ?? Infinity) -
    claims.filter(claim => claim.receipt === ofReceipt).reduce((sum, claim) => sum + claim.units, 0);
  const granted = units <= Math.min(leftOfOrder, leftOfReceipt) + 1e-9;
  const saved = ask<{ deliveryInvoiceCreate: { id: number } }>(sandbox, supplier, SAVE, {
    input: { poId: made.id, status: 'Draft', items: [line] },
  });
  if (!granted) {
    await expect(saved, `${units} of ${Math.min(leftOfOrder, leftOfReceipt)}`).rejects.toThrow();
    return;
  }
  const { id } = (await saved).deliveryInvoiceCreate;
  const status: Status = each.submit ? 'Pending for approval' : 'Draft';
  if (each.submit) await sandbox.db.query('update delivery_invoice set status = $2 where id = $1', [id, status]);
  invoices.push({ id, status, item, receipt: ofReceipt, units });
}

interface OrderState {
  poStatus: string;
  items: { deliveryInvoiceAvailableQuantity: string }[];
}
interface ReceiptState {
  id: number;
  grnStatus: string;
  invoiceQuantity: string;
  items: { invoiceAvailableQuantity: string }[];
}

async function compareWith(made: MadeOrder, receipts: Receipt[], invoices: Invoice[]) {
  const standing = invoices.filter(stands);
  const { poById } = await ask<{ poById: OrderState }>(
    sandbox,
    supplier,
    'query q($id: Int!) { poById(id: $id) { poStatus items { deliveryInvoiceAvailableQuantity } } }',
    { id: made.id },
  );
  const left = ITEMS.map(({ quantity }, item) => Number(quantity) - total(standing.filter(one => one.item === item)));
  for (const [item, open] of left.entries()) {
    expect(open, 'no more is claimed than ordered').toBeGreaterThan(-1e-6);
    close(poById.items[item]?.deliveryInvoiceAvailableQuantity, open, `left of item ${item}`);
  }
  const claims = allot(invoices, receipts);
  const page = await list<ReceiptState>(
    sandbox,
    supplier,
    'grnList',
    'id grnStatus invoiceQuantity items { invoiceAvailableQuantity }',
    { pageSize: 0, parameters: [param('poNo', made.no, 'checkBox')] },
  );
  const offered = await list<{ id: number }>(sandbox, supplier, 'grnSrnList', 'id', {
    pageSize: 0,
    parameters: [param('orderNo', made.no, 'checkBox')],
  });
  for (const [index, receipt] of receipts.entries()) {
    const state = page.data.find(row => row.id === receipt.id);
    const own = claims.filter(claim => claim.receipt === index);
    const claimed = own.reduce((sum, claim) => sum + claim.units, 0);
    const drafted = own
      .filter(({ invoice }) => invoice.status === 'Draft')
      .reduce((sum, claim) => sum + claim.units, 0);
    const open = Number(receipt.quantity) - claimed;
    expect(open, 'no more is claimed than received').toBeGreaterThan(-1e-6);
    close(state?.invoiceQuantity, claimed, 'claimed of a receipt');
    close(state?.items[0]?.invoiceAvailableQuantity, open, 'left of a receipt');
    expect(state?.grnStatus).toBe(open + drafted < 1e-3 ? 'Invoiced' : 'Invoice Pending');
    expect(
      offered.data.some(row => row.id === receipt.id),
      'the picker offers what has something left',
    ).toBe(open > 1e-3);
    const related = await list<{ id: number }>(sandbox, supplier, 'deliveryInvoiceList', 'id', {
      parameters: [param('poNo', made.no, 'checkBox'), param('grnNo', receipt.no)],
    });
    const named = invoices.filter(one => one.receipt === index && one.status === 'Rejected');
    expect(new Set(related.data.map(({ id }) => id)), 'the invoices of a receipt').toEqual(
      new Set([...own.map(({ invoice }) => invoice.id), ...named.map(({ id }) => id)]),
    );
  }
  for (const { id } of standing) await matchIsRelated(made, id);
}

/** The received quantity in an invoice's match equals that of its related receipts. */
async function matchIsRelated(made: MadeOrder, id: number) {
  const { deliveryInvoiceById: record } = await ask<{ deliveryInvoiceById: DeliveryInvoice }>(
    sandbox,
    supplier,
    print(DeliveryInvoiceByIdDocument),
    { id },
  );
  if (record.type !== 'PO') return;
  const of = (type: string) => ({
    currentPage: 1,
    pageSize: 0,
    parameters: [param('type', type), param('poNo', made.no, 'checkBox')],
  });
  const received = await ask<ReceivedOnOrder>(sandbox, supplier, print(ReceivedOnOrderDocument), {
    goods: of('GRN'),
    services: of('Srn'),
  });
  const documentContext = getInvoiceContext(record, received);
  for (const line of record.items ?? []) {
    const item = documentContext.itemOf(refOfItem(line));
    if (!item) throw new Error('A line without its item');
    const match = getMatch({ quantity: String(line.quantity), amount: String(line.amount) }, item);
    const { goods, services } = receiptsBilled(received, new Set([line.orderItemId]));
    const ids = [...(goods?.data ?? []), ...(services?.data ?? [])].map(row => row.id);
    const brought = made.receipts
      .filter(one => ids.includes(one.id))
      .reduce((sum, one) => sum + Number(one.quantity), 0);
    close(match.received, brought * (match.inMoney ? Number(match.price) : 1), 'received as related');
    expect(match.againstOrder).toBe(ids.length === 0 && item.isService);
  }
}
