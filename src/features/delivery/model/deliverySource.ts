import { belongsToAriba, isPickerType } from '@/domain/orders/deliveryRules';
import type { Id } from '@/lib/ids';
import { compare } from '@/lib/money';
import type { BilledOrder, BilledReceipt } from '../api/operations';
import { receiptsProblem } from './choice';
import type { DeliveryLine } from '../fields/delivery.lines';
import { lineOf } from './line';
import { messages } from '../messages';
import { subjectOfReceipts, type DeliverySubject } from './subject';

/** Context and first lines of a new invoice, or the message why it can't be created. */
export type NewSubject = { subject: DeliverySubject; problem: null } | { subject: null; problem: string };

const refused = (problem: string): NewSubject => ({ subject: null, problem });

function made(subject: DeliverySubject, newLines: readonly DeliveryLine[]): NewSubject {
  return newLines.length > 0 ? { subject: { ...subject, newLines }, problem: null } : refused(messages.nothingLeft);
}

export function newFromReceipts(receipts: readonly BilledReceipt[], ids: readonly Id[]): NewSubject {
  const [first, ...others] = receipts;
  if (!first) return refused(messages.receiptsMissing);
  const problem = receiptsProblem(receipts);
  if (problem !== null) return refused(problem);
  if (ids.some(id => !receipts.some(receipt => receipt.id === id))) return refused(messages.notYours);
  const subject = subjectOfReceipts([first, ...others]);
  return made(subject, linesFor(subject, []));
}

/** Validates an order and its chosen items: it must exist, not belong to Ariba, and contain the items. */
export function newFromOrder(
  order: BilledOrder | null,
  subject: DeliverySubject | null,
  items: readonly Id[],
): NewSubject {
  if (!order || !subject) return refused(messages.poMissing);
  if (belongsToAriba(order)) return refused(messages.ariba);
  if (!order.isMSME && !isPickerType(order.type)) return refused(messages.againstReceipts);
  const own = new Set(subject.items.map(({ orderItemId }) => orderItemId));
  if (items.some(id => !own.has(id))) return refused(messages.notTheirs);
  return made(subject, linesFor(subject, items));
}

function linesFor({ items }: DeliverySubject, chosen: readonly Id[]): DeliveryLine[] {
  const isChosen = chosen.length === 0 ? () => true : (id: Id | null) => id !== null && chosen.includes(id);
  return items.filter(item => isChosen(item.orderItemId) && compare(item.available, 0) > 0).map(lineOf);
}
