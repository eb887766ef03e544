import { first, type Sql } from '../../data/database.ts';
import type { Viewer } from '../../data/viewer.ts';
import { badInput, type FieldError } from '../../rules/errors.ts';
import { findConfig, requiredBy } from '../../rules/fieldConfig.ts';
import { mustKeepOrder, rowOnOrder, takeFromOrder, wrongOrder } from '../../rules/orders/invoiceOnOrder.ts';
import { itemsOfOrder } from '../../rules/orders/items.ts';
import { findOrder, type Order } from '../../rules/orders/orders.ts';
import { receiptLines, type ReceiptLine } from '../../rules/orders/picked.ts';
import { summary, getText, tooLong, unreadable } from '../../rules/declared/input.ts';
import { missingFiles, totalErrors } from '../../rules/records/invoiceRules.ts';
import { findParties, ownApproverErrors } from '../../rules/records/parties.ts';
import type { FileRule, Preparation, Prepared } from '../../rules/declared/recordType.ts';
import type { DeliveryInput } from './input.ts';
import { claimErrors, lineErrors, toLine, type LineSource } from './lines.ts';
import { findOverheadFacts, overheadErrors, overheadLimits, toOverhead } from './overheads.ts';
import { headerErrors, orderError, getTotals } from './rules.ts';

/** Spec 3 §5. */
export const FILES = {
  invoicePDF: { families: ['pdf', 'image'], max: 1, needed: true },
  attachment: { families: ['csv', 'excel', 'pdf', 'image', 'email'] },
} satisfies Record<string, FileRule>;

/** Locks the order's row, so that concurrent claims cannot exceed the remaining quantity. */
export async function prepare(preparation: Preparation<DeliveryInput>): Promise<Prepared> {
  const { db, viewer, input, intent, authorId, before, attachments } = preparation;
  const order = await mustFindOrder(db, viewer, input, before?.id ?? null);
  await db.query('select id from purchase_order where id = $1 for update', [order.id]);
  const taken = await takeFromOrder(db, viewer, order, { approverId: order.prInitiatorId });
  const { parties, approver, lookups } = taken;
  const found = await workOut(db, order, input, parties.countryCode, before?.id ?? 0);
  const { sources, lines, overheads, totals, type } = found;
  const refused = before ? null : orderError(order, type);
  if (refused) throw wrongOrder(refused);
  const tooMuch = tooLong(input, input.items, 'items', Object.keys(FILES));
  const claims = claimErrors(input.items ?? [], sources, order.currency);
  const limits = [...found.errors, ...claims, ...overheadLimits(input.overheads ?? [])];
  const unread = unreadable(input, { invoiceNumber: 'invoice number' });
  const errors = [...tooMuch, ...unread, ...attachments.errors, ...lookups.errors, ...limits];
  if (intent === 'submit' && tooMuch.length === 0) {
    const known = new Set(limits.map(error => error.path));
    const ofLines = [...lineErrors(input.items ?? [], sources), ...overheadErrors(input.overheads ?? [], found.facts)];
    const config = await findConfig(db, parties.countryCode, parties.companyCode);
    const required = requiredBy(config, viewer.roleGroups);
    errors.push(...missingFiles(FILES, attachments, required), ...headerErrors(input, required));
    errors.push(...ofLines.filter(error => !known.has(error.path)));
    if (ofLines.length + limits.length === 0) errors.push(...totalErrors(input, totals));
    errors.push(...ownApproverErrors(approver, authorId));
  }
  if (errors.length > 0) throw badInput(summary(errors, 'invoice'), errors);
  const { grandTotal, ...nets } = totals;
  return {
    supplierId: parties.supplierId,
    approver,
    gross: grandTotal,
    lines,
    row: {
      ...(await rowOnOrder(db, taken, input)),
      ...attachments.lists,
      ...nets,
      totalGrossAmount: grandTotal,
      overheads,
      type,
      poDate: order.date,
      isMSME: order.isMSME,
      plantCode: order.plantCode,
      plantName: order.plantName,
      ...receiptRow(sources),
    },
  };
}

export async function outline(db: Sql, viewer: Viewer, input: DeliveryInput) {
  const order = await mustFindOrder(db, viewer, input, null);
  const { supplierId, countryCode } = await findParties(db, viewer, order, true);
  const { totals } = await workOut(db, order, input, countryCode, input.id ?? 0);
  return { supplierId, gross: totals.grandTotal };
}

/** A saved invoice keeps its order. */
export async function mustFindOrder(
  db: Sql,
  viewer: Viewer,
  { poId, poNo, items }: DeliveryInput,
  savedAs: number | null,
): Promise<Order> {
  const named = await first<{ id: number }>(
    db,
    `select coalesce($1::int, (select id from purchase_order where no = $2),
                     (select po_id from purchase_order_item where id = $3::int),
                     (select r.po_id from goods_receipt_item g join goods_receipt r on r.id = g.receipt_id where g.id = $4::int)) id`,
    [
      poId ?? null,
      getText(poNo),
      items?.find(line => line.orderItemId)?.orderItemId ?? null,
      items?.find(line => line.grnItemId)?.grnItemId ?? null,
    ],
  );
  const order = named?.id ? await findOrder(db, viewer, named.id) : undefined;
  if (!order) throw wrongOrder('Please select purchase order');
  if (savedAs !== null) await mustKeepOrder(db, 'delivery_invoice', savedAs, order);
  return order;
}

/** `own`: saved invoice whose claims count as available. */
async function workOut(db: Sql, order: Order, input: DeliveryInput, countryCode: string, own: number) {
  const sent = input.items ?? [];
  const items = new Map((await itemsOfOrder(db, order.id, own)).map(item => [item.id, item]));
  const wanted = sent.flatMap(line => line.grnItemId ?? []);
  const receipts = wanted.length > 0 ? await receiptLines(db, order.id, wanted, own) : new Map<number, ReceiptLine>();
  const errors: FieldError[] = [];
  const type = wanted.length > 0 ? ('GRNSRN' as const) : ('PO' as const);
  const sources = sent.map((line, index): LineSource | null => {
    const receipt = line.grnItemId ? receipts.get(line.grnItemId) : null;
    const item = items.get(receipt?.orderItemId ?? line.orderItemId ?? 0);
    const wrong = sourceError(type, receipt, item !== undefined);
    if (!wrong && item) return { item, receipt: receipt ?? null };
    errors.push({ path: `items.${index}.${wrong?.key ?? 'orderItemId'}`, message: wrong?.message ?? '' });
    return null;
  });
  const details = await findOverheadFacts(db, countryCode);
  const lines = sent.flatMap((line, index) => {
    const source = sources[index];
    return source ? [toLine(line, source)] : [];
  });
  const overheads = (input.overheads ?? []).map(row => toOverhead(row, details));
  return { type, sources, lines, overheads, facts: details, errors, totals: getTotals(lines, overheads) };
}

function sourceError(type: 'PO' | 'GRNSRN', receipt: ReceiptLine | null | undefined, known: boolean) {
  if (receipt === undefined) return { key: 'grnItemId', message: 'This line is not on a receipt of the order' };
  if (type === 'GRNSRN' && receipt === null)
    return { key: 'grnItemId', message: 'Every line of this invoice needs its receipt' };
  return known ? null : { key: 'orderItemId', message: 'This line item is not on the order' };
}

function receiptRow(sources: (LineSource | null)[]) {
  const receipts = sources.flatMap(source => source?.receipt ?? []);
  return {
    grnNo: [...new Set(receipts.map(receipt => receipt.grnNo))].join(', ') || null,
    grnDate:
      receipts
        .map(receipt => receipt.grnDate)
        .toSorted()
        .at(-1) ?? null,
  };
}
