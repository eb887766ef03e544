import { orderHead, type OrderHead } from '@/domain/orders/orderHead';
import type { Id } from '@/lib/ids';
import { atLeastZero, round, sum, type DecimalText } from '@/lib/money';
import type { ProformaInvoice, PurchaseOrder } from '../api/operations';

export interface OrderItem {
  id: Id;
  /** '00010'. */
  lineNumber: string;
  itemId: Id | null;
  code: string;
  type: string;
  description: string;
  amount: DecimalText;
}

/** What a proforma invoice is about: the order that is paid on in advance, and who bills whom on it. */
export interface OrderSubject extends OrderHead {
  amount: DecimalText;
  /** What may be claimed of it; null where it is only read. */
  available: DecimalText | null;
  items: readonly OrderItem[];
}

/** The order as the form stands on it. A saved invoice's own amount is its to claim again: it is not in `available` (spec 2 §5). */
export function subjectOfOrder(order: PurchaseOrder, saved?: Pick<ProformaInvoice, 'totalGrossAmount'>): OrderSubject {
  return {
    ...orderHead(order, order),
    amount: round(order.amount),
    available: atLeastZero(round(sum([order.proformaInvoiceAvailableAmount, saved?.totalGrossAmount]))),
    items: (order.items ?? []).map(item => ({
      id: item.id,
      lineNumber: item.lineItemNumber ?? '',
      itemId: item.itemId,
      code: item.itemCode ?? '',
      type: item.itemType ?? '',
      description: item.itemShortText ?? '',
      amount: round(item.totalAmount),
    })),
  };
}

/** The order as a stored invoice speaks of it: enough to read, not to write. */
export function subjectOfInvoice(invoice: ProformaInvoice): OrderSubject {
  const { poId: id, poNo: no, poType: type, currencyCode: currency, paymentTermName: paymentTermText } = invoice;
  const head = orderHead(invoice, { id, no, date: null, type, currency, paymentTermText });
  return { ...head, amount: round(invoice.poGrossAmount), available: null, items: [] };
}
