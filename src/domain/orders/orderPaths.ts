import { idInAddress, type Id } from '@/lib/ids';
import type { ReceiptType } from './words';

/** Where orders and receipts are seen, below the router's `/sportal` (spec 3 §2). They have no workflow, so they are no record kinds. */
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
