import { addressFromWire, type PostalAddress } from '@/domain/invoice/address';
import { partiesFromRecord, type InvoiceParties } from '@/domain/invoice/parties';
import { billToOf } from '@/domain/orders/billTo';
import { round, sum, type DecimalText } from '@/lib/money';
import type { ProformaInvoice, PurchaseOrder } from '../api/operations';

export interface OrderItem {
  id: number;
  /** '00010'. */
  lineNumber: string;
  itemId: number | null;
  code: string;
  type: string;
  description: string;
  amount: DecimalText;
}

/** What a proforma invoice is about: the order that is paid on in advance, and who bills whom on it. */
export interface OrderSubject {
  parties: InvoiceParties;
  id: number | null;
  no: string;
  /** '' where only the invoice speaks of the order. */
  date: string;
  type: string;
  amount: DecimalText;
  currency: string;
  billTo: PostalAddress | null;
  paymentTermCode: string | null;
  paymentTermName: string;
  /** What may be claimed of it; null where it is only read. */
  available: DecimalText | null;
  items: readonly OrderItem[];
}

/** The order as the form stands on it. A saved invoice's own amount is its to claim again: it is not in `available` (spec 2 §5). */
export function subjectOfOrder(order: PurchaseOrder, saved?: Pick<ProformaInvoice, 'totalGrossAmount'>): OrderSubject {
  const billTo = billToOf(order);
  return {
    parties: partiesFromRecord({
      ...order,
      currencyCode: order.currency,
      companyGstNumber: billTo?.gstNumber ?? null,
      supplierUrgent: null,
    }),
    id: order.id,
    no: order.no ?? '',
    date: order.date ?? '',
    type: order.type ?? '',
    amount: round(order.amount),
    currency: order.currency ?? '',
    billTo,
    paymentTermCode: order.paymentTermCode,
    paymentTermName: order.paymentTermText ?? '',
    available: round(sum([order.proformaInvoiceAvailableAmount, saved?.totalGrossAmount])),
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
  return {
    parties: partiesFromRecord(invoice),
    id: invoice.poId,
    no: invoice.poNo ?? '',
    date: '',
    type: invoice.poType ?? '',
    amount: round(invoice.poGrossAmount),
    currency: invoice.currencyCode ?? '',
    billTo: addressFromWire(invoice.billToLocation),
    paymentTermCode: invoice.paymentTermCode,
    paymentTermName: invoice.paymentTermName ?? '',
    available: null,
    items: [],
  };
}
