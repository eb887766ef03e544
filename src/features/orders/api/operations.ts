import type { OrderProgress } from '@/domain/orders/progress';
import { byIdOperation, pageOperation, type ResponseRow } from '@/domain/calls/api/operations';
import { PoByIdDocument, PoListDocument, type PoByIdQuery, type PoListQuery } from './orders.graphql.generated';
import { GrnByIdDocument, GrnListDocument, type GrnByIdQuery, type GrnListQuery } from './receipts.graphql.generated';

export type Order = NonNullable<PoByIdQuery['poById']>;
export type OrderItem = NonNullable<Order['items']>[number];
export type OrderRow = ResponseRow<PoListQuery['poList']> & {
  /** Loaded after the row. */
  progress?: OrderProgress;
};
export type Receipt = NonNullable<GrnByIdQuery['grnById']>;
export type ReceiptItem = NonNullable<Receipt['items']>[number];
export type ReceiptRow = ResponseRow<GrnListQuery['grnList']>;

export const orderListPage = pageOperation(PoListDocument, data => data.poList);
export const orderById = byIdOperation(PoByIdDocument, data => data.poById);

/** A page of receipts; the parameter `type` selects goods or services (spec 3 §7). */
export const receiptListPage = pageOperation(GrnListDocument, data => data.grnList);
export const receiptById = byIdOperation(GrnByIdDocument, data => data.grnById);
