import { useMemo } from 'react';
import type { DeliverySource } from '@/domain/orders/deliveryRules';
import type { Asked } from '@/domain/record/document';
import { useAnswer } from '@/platform/graphql/operation';
import {
  orderById,
  orderOfInvoice,
  receiptsById,
  receivedOn,
  type BilledOrder,
  type DeliveryInvoice,
} from './api/operations';
import { newFromOrder, newFromReceipts, type NewSubject } from './model/deliverySource';
import { messages } from './model/messages';
import { subjectOfInvoice, subjectOfOrder, subjectOfReceipts, type DeliverySubject } from './model/subject';

/** The order with what was received on it; where that cannot be found out, it is billed all the same. */
function useOrderSubject(order: BilledOrder | null | undefined): DeliverySubject | null | undefined {
  const received = useAnswer(receivedOn, order?.no ?? null);
  return useMemo(() => {
    if (!order) return order;
    return received.loading ? undefined : subjectOfOrder(order, received.value ?? null);
  }, [order, received.loading, received.value]);
}

/** What a new invoice will be about, or why there can be none, in words. */
export function useNewSubject(source: DeliverySource | null): Asked<NewSubject> {
  const poId = source && 'poId' in source ? source.poId : null;
  const grnIds = source && 'grnIds' in source ? source.grnIds : null;
  const order = useAnswer(orderById, poId);
  const ofOrder = useOrderSubject(order.value);
  const receipts = useAnswer(receiptsById, grnIds && { ids: grnIds });
  const value = useMemo((): NewSubject | undefined => {
    if (grnIds) return receipts.value && newFromReceipts(receipts.value, grnIds);
    if (!source || !('poId' in source) || ofOrder === undefined) return undefined;
    return newFromOrder(order.value ?? null, ofOrder, source.items);
  }, [source, grnIds, receipts.value, order.value, ofOrder]);
  const { error, reload } = grnIds ? receipts : order;
  return { value, error, reload };
}

/** What an invoice that is changed can bill now: of its order or its receipts, its own claim given back. */
export function useSavedSubject(record: DeliveryInvoice | null | undefined): Asked<DeliverySubject> {
  const ofReceipts = record?.type === 'GRNSRN';
  const ids = useMemo(() => [...new Set((record?.items ?? []).flatMap(({ grnId }) => grnId ?? []))], [record]);
  const order = useAnswer(orderOfInvoice, record && !ofReceipts ? record.id : null);
  const ofOrder = useOrderSubject(order.value);
  const receipts = useAnswer(receiptsById, record && ofReceipts ? { ids, invoiceId: record.id } : null);
  const value = useMemo((): DeliverySubject | null | undefined => {
    if (!record) return record;
    const [first, ...others] = receipts.value ?? [];
    const now = ofReceipts ? first && subjectOfReceipts([first, ...others]) : (ofOrder ?? undefined);
    // Who bills whom, and by when, stays as it was saved.
    return now && { ...subjectOfInvoice(record, null), items: now.items, itemOf: now.itemOf };
  }, [record, ofReceipts, receipts.value, ofOrder]);
  const { error, reload } = ofReceipts ? receipts : order;
  const isMissing = ofReceipts ? receipts.value?.length === 0 : order.value === null;
  const words = ofReceipts ? messages.receiptsMissing : messages.poMissing;
  return { value, error: error ?? (isMissing ? new Error(words) : undefined), reload };
}
