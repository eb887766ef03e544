import type { Id } from '@/lib/ids';
import { toJsonText } from '@/lib/jsonText';
import { billingAddresses, type PostalAddress } from '../invoice/address';
import { partiesFromRecord, partiesToInput, type InvoiceParties, type PartiesOfRecord } from '../invoice/parties';
import { billToOf } from './billTo';

/** What every invoice on an order says of it: which one it is, who bills whom on it, where, and by when it is paid. */
export interface OrderHead {
  parties: InvoiceParties;
  orderId: Id | null;
  orderNo: string;
  /** '' where only an invoice that does not keep it speaks of the order. */
  orderDate: string;
  orderType: string;
  currency: string;
  billTo: PostalAddress | null;
  paymentTermCode: string | null;
  paymentTermText: string;
}

/** What an order, a receipt and an invoice call the same; of the company's GST number and of urgency not all of them speak. */
interface OnOrder extends Omit<PartiesOfRecord, 'companyGstNumber' | 'currencyCode' | 'supplierUrgent'> {
  companyGstNumber?: string | null;
  supplierUrgent?: boolean | null;
  billToLocation: string | null;
  billingAddress?: object | null;
  paymentTermCode: string | null;
}

/** What each of them calls otherwise, under the names of an order itself. */
interface NamedOrder {
  id: Id | null;
  no: string | null;
  date: string | null;
  type: string | null;
  currency: string | null;
  paymentTermText: string | null;
}

/** The head of the order that an order's own record, a receipt or an invoice speaks of. */
export function orderHead(record: OnOrder, order: NamedOrder): OrderHead {
  const billTo = billToOf(record);
  return {
    parties: partiesFromRecord({
      ...record,
      currencyCode: order.currency,
      companyGstNumber: record.companyGstNumber ?? billTo?.gstNumber ?? null,
      supplierUrgent: record.supplierUrgent ?? null,
    }),
    orderId: order.id,
    orderNo: order.no ?? '',
    orderDate: order.date ?? '',
    orderType: order.type ?? '',
    currency: order.currency ?? '',
    billTo,
    paymentTermCode: record.paymentTermCode,
    paymentTermText: order.paymentTermText ?? '',
  };
}

/** Order and parties as the input of every invoice on an order names them. */
export function orderToInput({ parties, orderId, orderNo, billTo, paymentTermCode }: OrderHead) {
  return {
    ...partiesToInput(parties),
    poId: orderId,
    poNo: orderNo,
    billToLocation: billTo && toJsonText(billingAddresses.toWire(billTo)),
    paymentTermCode,
  };
}
