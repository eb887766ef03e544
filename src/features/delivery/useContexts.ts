import { useMemo } from 'react';
import type { DeliverySource } from '@/domain/orders/deliveryRules';
import type { AsyncState } from '@/domain/calls/asyncState';
import { useBackendQuery } from '@/platform/graphql/useBackendQuery';
import {
  orderById,
  orderOfInvoice,
  receiptsById,
  receivedOn,
  type BilledOrder,
  type DeliveryInvoice,
} from './api/operations';
import { messages } from './messages';
import { getInvoiceContext, getOrderContext, getReceiptsContext, type DeliveryContext } from './model/context';
import { newFromOrder, newFromReceipts, type NewContext } from './model/newContext';

function useOrderContext(order: BilledOrder | null | undefined): DeliveryContext | null | undefined {
  const received = useBackendQuery(receivedOn, order?.no ?? null);
  return useMemo(() => {
    if (!order) return order;
    return received.loading ? undefined : getOrderContext(order, received.data ?? null);
  }, [order, received.loading, received.data]);
}

/** Loads the context of a new invoice, or the message why it can't be created. */
export function useNewContext(source: DeliverySource | null): AsyncState<NewContext> {
  const poId = source && 'poId' in source ? source.poId : null;
  const grnIds = source && 'grnIds' in source ? source.grnIds : null;
  const order = useBackendQuery(orderById, poId);
  const ofOrder = useOrderContext(order.data);
  const receipts = useBackendQuery(receiptsById, grnIds && { ids: grnIds });
  const data = useMemo((): NewContext | undefined => {
    if (grnIds) return receipts.data && newFromReceipts(receipts.data, grnIds);
    if (!source || !('poId' in source) || ofOrder === undefined) return undefined;
    return newFromOrder(order.data ?? null, ofOrder, source.items);
  }, [source, grnIds, receipts.data, order.data, ofOrder]);
  const { error, reload } = grnIds ? receipts : order;
  return { data, error, reload };
}

/** Loads the context of a saved invoice for editing; its own quantities are available again. */
export function useSavedContext(record: DeliveryInvoice | null | undefined): AsyncState<DeliveryContext> {
  const ofReceipts = record?.type === 'GRNSRN';
  const ids = useMemo(() => [...new Set((record?.items ?? []).flatMap(({ grnId }) => grnId ?? []))], [record]);
  const order = useBackendQuery(orderOfInvoice, record && !ofReceipts ? record.id : null);
  const ofOrder = useOrderContext(order.data);
  const receipts = useBackendQuery(receiptsById, record && ofReceipts ? { ids, invoiceId: record.id } : null);
  const data = useMemo((): DeliveryContext | null | undefined => {
    if (!record) return record;
    const [first, ...others] = receipts.data ?? [];
    const now = ofReceipts ? first && getReceiptsContext([first, ...others]) : (ofOrder ?? undefined);
    // Parties and due date stay as saved.
    return now && { ...getInvoiceContext(record, null), items: now.items, itemOf: now.itemOf };
  }, [record, ofReceipts, receipts.data, ofOrder]);
  const { error, reload } = ofReceipts ? receipts : order;
  const isMissing = ofReceipts ? receipts.data?.length === 0 : order.data === null;
  const missing = ofReceipts ? messages.receiptsMissing : messages.poMissing;
  return { data, error: error ?? (isMissing ? new Error(missing) : undefined), reload };
}
