import type { OrderProgress } from '@/domain/orders/progress';
import { toPage } from '@/domain/record/list';
import { operation } from '@/platform/graphql/operation';
import type { ListInput } from '@/shared/list/listTypes';
import { PoByIdDocument, PoListDocument, type PoByIdQuery, type PoListQuery } from './orders.graphql.generated';
import { GrnByIdDocument, GrnListDocument, type GrnByIdQuery, type GrnListQuery } from './receipts.graphql.generated';

export type Order = NonNullable<PoByIdQuery['poById']>;
export type OrderItem = NonNullable<Order['items']>[number];
export type OrderRow = NonNullable<NonNullable<PoListQuery['poList']>['data']>[number] & {
  /** How far it has come; known later than the row. */
  progress?: OrderProgress;
};
export type Receipt = NonNullable<GrnByIdQuery['grnById']>;
export type ReceiptItem = NonNullable<Receipt['items']>[number];
export type ReceiptRow = NonNullable<NonNullable<GrnListQuery['grnList']>['data']>[number];

const byIdOf = (id: number) => ({ id });
const pageOf = (input: ListInput) => ({ input });

export const orderListPage = operation(PoListDocument, pageOf, data => toPage(data.poList));
export const orderById = operation(PoByIdDocument, byIdOf, data => data.poById);

/** One page of receipts; goods and services are told apart by the condition `type` (spec 3 §7). */
export const receiptListPage = operation(GrnListDocument, pageOf, data => toPage(data.grnList));
export const receiptById = operation(GrnByIdDocument, byIdOf, data => data.grnById);
