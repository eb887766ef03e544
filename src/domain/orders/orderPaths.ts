import { idInAddress, type Id } from '@/lib/ids';
import type { ReceiptType } from './labels';

/** Paths of orders and receipts below `/sportal` (spec 3 §2). Without workflow they are not record types. */
export const orderPaths = {
  orders: '/PurchaseOrder',
  order: '/PurchaseOrder/View/:id',
  grns: '/Grn',
  grn: '/Grn/View/:id',
  srns: '/Srn',
  srn: '/Srn/View/:id',
} as const;

export function orderHref(id: Id): string {
  return orderPaths.order.replace(':id', idInAddress(id));
}

export function receiptHref(type: ReceiptType, id: Id): string {
  return (type === 'SRN' ? orderPaths.srn : orderPaths.grn).replace(':id', idInAddress(id));
}
