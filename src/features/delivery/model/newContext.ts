import { belongsToAriba, isPickerType } from '@/domain/orders/deliveryRules';
import type { Id } from '@/lib/ids';
import { compare } from '@/lib/money';
import type { BilledOrder, BilledReceipt } from '../api/operations';
import type { DeliveryLine } from '../fields/delivery.lines';
import { messages } from '../messages';
import { receiptsProblem } from './choice';
import { getReceiptsContext, type DeliveryContext } from './context';
import { getLine } from './line';

/** Context and first lines of a new invoice, or the message why it can't be created. */
export type NewContext =
  { documentContext: DeliveryContext; problem: null } | { documentContext: null; problem: string };

const refused = (problem: string): NewContext => ({ documentContext: null, problem });

function made(documentContext: DeliveryContext, newLines: readonly DeliveryLine[]): NewContext {
  return newLines.length > 0
    ? { documentContext: { ...documentContext, newLines }, problem: null }
    : refused(messages.nothingLeft);
}

export function newFromReceipts(receipts: readonly BilledReceipt[], ids: readonly Id[]): NewContext {
  const [first, ...others] = receipts;
  if (!first) return refused(messages.receiptsMissing);
  const problem = receiptsProblem(receipts);
  if (problem !== null) return refused(problem);
  if (ids.some(id => !receipts.some(receipt => receipt.id === id))) return refused(messages.notYours);
  const documentContext = getReceiptsContext([first, ...others]);
  return made(documentContext, linesFor(documentContext, []));
}

/** Validates an order and its chosen items: it must exist, not belong to Ariba, and contain the items. */
export function newFromOrder(
  order: BilledOrder | null,
  documentContext: DeliveryContext | null,
  items: readonly Id[],
): NewContext {
  if (!order || !documentContext) return refused(messages.poMissing);
  if (belongsToAriba(order)) return refused(messages.ariba);
  if (!order.isMSME && !isPickerType(order.type)) return refused(messages.againstReceipts);
  const own = new Set(documentContext.items.map(({ orderItemId }) => orderItemId));
  if (items.some(id => !own.has(id))) return refused(messages.notTheirs);
  return made(documentContext, linesFor(documentContext, items));
}

function linesFor({ items }: DeliveryContext, chosen: readonly Id[]): DeliveryLine[] {
  const isChosen = chosen.length === 0 ? () => true : (id: Id | null) => id !== null && chosen.includes(id);
  return items.filter(item => isChosen(item.orderItemId) && compare(item.available, 0) > 0).map(getLine);
}
