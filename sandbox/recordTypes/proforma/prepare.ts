import { round, sum } from '@/lib/money';
import type { Sql } from '../../data/database.ts';
import type { Viewer } from '../../data/viewer.ts';
import { badInput, type FieldError } from '../../rules/errors.ts';
import { mustKeepOrder, rowOnOrder, takeFromOrder, wrongOrder } from '../../rules/orders/invoiceOnOrder.ts';
import { itemsOfOrder } from '../../rules/orders/items.ts';
import { findOrder, type Order } from '../../rules/orders/orders.ts';
import { summary, getText, tooLong, unreadable } from '../../rules/declared/input.ts';
import { missingFiles, totalErrors } from '../../rules/records/invoiceRules.ts';
import { findParties, ownApproverErrors } from '../../rules/records/parties.ts';
import type { FileRule, Preparation, Prepared, StoredRecord } from '../../rules/declared/recordType.ts';
import type { ProformaInput, ProformaLineInput } from './input.ts';
import { claimErrors, headerErrors, lineErrors, getTotal } from './rules.ts';

/** Spec 2 §5. */
export const FILES = {
  invoiceDocument: { families: ['pdf', 'image'], max: 1, needed: true },
  supportingDocuments: { families: ['csv', 'excel', 'pdf', 'image', 'email'] },
} satisfies Record<string, FileRule>;

export async function prepare(preparation: Preparation<ProformaInput>): Promise<Prepared> {
  const { db, viewer, input, intent, authorId, before, attachments } = preparation;
  const order = await mustFindOrder(db, viewer, input, before);
  const taken = await takeFromOrder(db, viewer, order, input);
  const { parties, approver, lookups } = taken;
  const sent = input.lineItems ?? [];
  const tooMuch = tooLong(input, sent, 'lineItems', Object.keys(FILES));
  const available = round(sum([order.proformaInvoiceAvailableAmount, before?.gross]));
  const { lines, errors: unknown } = await getLines(db, order, sent);
  const limits = [...claimErrors(sent, available, order.currency), ...unknown];
  const unread = unreadable(input, { invoiceNumber: 'invoice number' });
  const errors = [...tooMuch, ...unread, ...attachments.errors, ...lookups.errors, ...limits];
  const totalGrossAmount = getTotal(sent);
  if (intent === 'submit' && tooMuch.length === 0) {
    const known = new Set(limits.map(error => error.path));
    const ofLines = lineErrors(sent).filter(error => !known.has(error.path));
    errors.push(...missingFiles(FILES, attachments), ...headerErrors(input), ...ofLines);
    if (ofLines.length + limits.length === 0) errors.push(...totalErrors(input, { totalGrossAmount }));
    errors.push(...ownApproverErrors(approver, authorId));
  }
  if (errors.length > 0) throw badInput(summary(errors, 'invoice'), errors);
  const row = await rowOnOrder(db, taken, input);
  return {
    supplierId: parties.supplierId,
    approver,
    gross: totalGrossAmount,
    lines,
    row: {
      ...row,
      ...attachments.lists,
      poGrossAmount: order.amount,
      withholdingTax: parties.withholding.join(', ') || null,
      billToLocationGstNumber: row.billToLocation?.['gstNumber'] ?? null,
      totalGrossAmount,
    },
  };
}

export async function outline(db: Sql, viewer: Viewer, input: ProformaInput) {
  const order = await mustFindOrder(db, viewer, input, null);
  const { supplierId } = await findParties(db, viewer, order, true);
  return { supplierId, gross: getTotal(input.lineItems ?? []) };
}

/** A saved invoice keeps its order. */
async function mustFindOrder(
  db: Sql,
  viewer: Viewer,
  input: ProformaInput,
  before: StoredRecord | null,
): Promise<Order> {
  const order = input.poId ? await findOrder(db, viewer, input.poId) : undefined;
  if (!order) throw wrongOrder('Please select purchase order');
  if (before) await mustKeepOrder(db, 'proforma_invoice', before.id, order);
  else if (order.poStatus === 'Invoiced') throw wrongOrder('This order is already invoiced.');
  return order;
}

async function getLines(db: Sql, order: Order, sent: ProformaLineInput[]) {
  const items = new Map((await itemsOfOrder(db, order.id)).map(item => [item.id, item]));
  const errors: FieldError[] = [];
  const lines = sent.map((line, index) => {
    const item = line.poItemId ? items.get(line.poItemId) : undefined;
    if (line.poItemId && !item)
      errors.push({ path: `lineItems.${index}.poItemId`, message: 'This line item is not on the order' });
    return {
      uid: getText(line.uid),
      poItemId: item?.id ?? null,
      poItemLineNumber: item?.lineItemNumber ?? null,
      poItemAmount: item?.totalAmount ?? null,
      itemId: item?.itemId ?? null,
      itemCode: item?.itemCode ?? null,
      itemType: item?.itemType ?? null,
      itemDescription: item?.itemShortText ?? null,
      amount: round(line.amount),
    };
  });
  return { lines, errors };
}
