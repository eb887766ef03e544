import { partiesFromRecord, type InvoiceParties } from '@/domain/invoice/parties';
import { billToOf } from '@/domain/orders/billTo';
import { isInvoiceable, offersDelivery } from '@/domain/orders/deliveryRules';
import { canCreateInvoice } from '@/domain/invoice/author';
import type { Session } from '@/platform/session/session';
import type { Order } from '../api/operations';

/** Who buys from whom. The company's GSTN is that of the place which is billed. */
export function partiesOfOrder(order: Order): InvoiceParties {
  return partiesFromRecord({
    ...order,
    currencyCode: order.currency,
    companyGstNumber: billToOf(order)?.gstNumber ?? null,
    supplierUrgent: null,
  });
}

/** 'Create Delivery Invoice': under the conditions of spec 3 §2, for those who may write (spec 2 §6). */
export function canInvoice(session: Session, order: Order): boolean {
  return canCreateInvoice(session) && offersDelivery(order, (order.items ?? []).some(isInvoiceable));
}
