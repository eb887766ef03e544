import { useMemo } from 'react';
import type { DeliverySource } from '@/domain/orders/deliveryRules';
import type { Loadable } from '@/domain/calls/loadable';
import { useAnswer } from '@/platform/graphql/useAnswer';
import {
  orderById,
  orderOfInvoice,
  receiptsById,
  receivedOn,
  type BilledOrder,
  type DeliveryInvoice,
} from './api/operations';
import { newFromOrder, newFromReceipts, type NewSubject } from './model/deliverySource';
import { messages } from './messages';
import { subjectOfInvoice, subjectOfOrder, subjectOfReceipts, type DeliverySubject } from './model/subject';

function useOrderSubject(order: BilledOrder | null | undefined): DeliverySubject | null | undefined {
  const received = useAnswer(receivedOn, order?.no ?? null);
  return useMemo(() => {
    if (!order) return order;
    return received.loading ? undefined : subjectOfOrder(order, received.data ?? null);
  }, [order, received.loading, received.data]);
}

/** Loads the context of a new invoice, or the message why it can't be created. */
export function useNewSubject(source: DeliverySource | null): Loadable<NewSubject> {
  const poId = source && 'poId' in source ? source.poId : null;
  const grnIds = source && 'grnIds' in source ? source.grnIds : null;
  const order = useAnswer(orderById, poId);
  const ofOrder = useOrderSubject(order.data);
  const receipts = useAnswer(receiptsById, grnIds && { ids: grnIds });
  const data = useMemo((): NewSubject | undefined => {
    if (grnIds) return receipts.data && newFromReceipts(receipts.data, grnIds);
    if (!source || !('poId' in source) || ofOrder === undefined) return undefined;
    return newFromOrder(order.data ?? null, ofOrder, source.items);
  }, [source, grnIds, receipts.data, order.data, ofOrder]);
  const { error, reload } = grnIds ? receipts : order;
  return { data, error, reload };
}

/** Loads the context of a saved invoice for editing; its own quantities are available again. */
export function useSavedSubject(record: DeliveryInvoice | null | undefined): Loadable<DeliverySubject> {
  const ofReceipts = record?.type === 'GRNSRN';
  const ids = useMemo(() => [...new Set((record?.items ?? []).flatMap(({ grnId }) => grnId ?? []))], [record]);
  const order = useAnswer(orderOfInvoice, record && !ofReceipts ? record.id : null);
  const ofOrder = useOrderSubject(order.data);
  const receipts = useAnswer(receiptsById, record && ofReceipts ? { ids, invoiceId: record.id } : null);
  const data = useMemo((): DeliverySubject | null | undefined => {
    if (!record) return record;
    const [first, ...others] = receipts.data ?? [];
    const now = ofReceipts ? first && subjectOfReceipts([first, ...others]) : (ofOrder ?? undefined);
    // Parties and due date stay as saved.
    return now && { ...subjectOfInvoice(record, null), items: now.items, itemOf: now.itemOf };
  }, [record, ofReceipts, receipts.data, ofOrder]);
  const { error, reload } = ofReceipts ? receipts : order;
  const isMissing = ofReceipts ? receipts.data?.length === 0 : order.data === null;
  const words = ofReceipts ? messages.receiptsMissing : messages.poMissing;
  return { data, error: error ?? (isMissing ? new Error(words) : undefined), reload };
}
