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

export interface OrderContext extends OrderHead {
  amount: DecimalText;
  /** Amount available for advances; null in a view. */
  available: DecimalText | null;
  items: readonly OrderItem[];
}

/** The API's available amount excludes the saved invoice's own amount, so it is added back (spec 2 §5). */
export function getOrderContext(order: PurchaseOrder, saved?: Pick<ProformaInvoice, 'totalGrossAmount'>): OrderContext {
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

/** Converts a stored invoice to a read-only context. */
export function getInvoiceContext(invoice: ProformaInvoice): OrderContext {
  const { poId: id, poNo: no, poType: type, currencyCode: currency, paymentTermName: paymentTermText } = invoice;
  const head = orderHead(invoice, { id, no, date: null, type, currency, paymentTermText });
  return { ...head, amount: round(invoice.poGrossAmount), available: null, items: [] };
}
