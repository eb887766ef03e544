import type { Id } from '@/lib/ids';
import { toJsonText } from '@/lib/jsonText';
import { billingAddresses, type PostalAddress } from '../invoice/address';
import { partiesFromRecord, partiesToInput, type InvoiceParties, type PartiesOfRecord } from '../invoice/parties';
import { getBillTo } from './billTo';

/** Order data that every invoice on an order shares: number, parties, billing address, payment terms. */
export interface OrderHead {
  parties: InvoiceParties;
  orderId: Id | null;
  orderNo: string;
  /** '' if only an invoice without an order date is known. */
  orderDate: string;
  orderType: string;
  currency: string;
  billTo: PostalAddress | null;
  paymentTermCode: string | null;
  paymentTermText: string;
}

/** Fields with the same name in orders, receipts and invoices; some lack the GST number or urgency. */
interface OnOrder extends Omit<PartiesOfRecord, 'companyGstNumber' | 'currencyCode' | 'supplierUrgent'> {
  companyGstNumber?: string | null;
  supplierUrgent?: boolean | null;
  billToLocation: string | null;
  billingAddress?: object | null;
  paymentTermCode: string | null;
}

/** Fields with different names, under the order's names. */
interface NamedOrder {
  id: Id | null;
  no: string | null;
  date: string | null;
  type: string | null;
  currency: string | null;
  paymentTermText: string | null;
}

export function orderHead(record: OnOrder, order: NamedOrder): OrderHead {
  const billTo = getBillTo(record);
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

export function orderToInput({ parties, orderId, orderNo, billTo, paymentTermCode }: OrderHead) {
  return {
    ...partiesToInput(parties),
    poId: orderId,
    poNo: orderNo,
    billToLocation: billTo && toJsonText(billingAddresses.serialize(billTo)),
    paymentTermCode,
  };
}
