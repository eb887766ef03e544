import { useMemo } from 'react';
import { invoiceMessages } from '@/domain/invoice/messages';
import { partyDetails } from '@/domain/invoice/partyDetails';
import { receiptsBilled } from '@/domain/orders/related';
import type { AsyncState } from '@/domain/calls/asyncState';
import type { DocumentDef } from '@/domain/record/document';
import { invoiceSummary } from '@/domain/invoice/summary';
import { recordTypes } from '@/domain/recordTypes';
import { useBackendQuery } from '@/platform/graphql/useBackendQuery';
import { deliveryById, deliveryDelete, deliveryPayment, receivedOn, type DeliveryInvoice } from './api/operations';
import { documentFields, endingFields, headerFields } from './fields/delivery.fields';
import { billedLines } from './fields/delivery.lines';
import { overheadRows } from './fields/overhead.lines';
import { fromApi } from './model/delivery.mappers';
import type { DeliveryValues } from './model/delivery.values';
import { getInvoiceContext, type DeliveryContext } from './model/context';
import { DeliverySummary } from './components/Match';

function useDocumentContext(record: DeliveryInvoice | null | undefined): AsyncState<DeliveryContext> {
  const ofOrder = record?.type === 'GRNSRN' ? null : (record?.poNo ?? null);
  const { data: received, error, reload } = useBackendQuery(receivedOn, ofOrder);
  return useMemo(() => {
    if (!record) return { data: record };
    const documentContext = getInvoiceContext(record, received ?? null);
    if (ofOrder === null) return { data: documentContext };
    const billed = new Set(documentContext.items.map(({ orderItemId }) => orderItemId));
    const receipts = { data: received && receiptsBilled(received, billed), error, reload };
    return { data: { ...documentContext, receipts } };
  }, [record, ofOrder, received, error, reload]);
}

export const deliveryDocument: DocumentDef<DeliveryInvoice, DeliveryValues, DeliveryContext> = {
  kind: recordTypes.DeliveryInvoice,
  byId: deliveryById,
  remove: deliveryDelete,
  messages: {
    ...invoiceMessages,
    list: 'Delivery Invoice List',
    submit: 'Submit for Approval',
    created: 'Delivery Invoice created successfully',
    savedAsDraft: 'Delivery Invoice saved as Draft',
    deleted: 'Delivery Invoice is deleted',
  },
  configured: true,
  // The company's configuration covers all record types.
  sections: ({ bySupplier }) => [
    { id: 'parties', title: 'Parties', inView: 'last' },
    { id: 'order', title: 'Order and receipts' },
    { id: 'invoice', title: 'Invoice', fields: [...headerFields, ...documentFields] },
    { id: 'lines', title: 'Line items', inView: 'first' },
    {
      id: 'overheads',
      title: 'Overheads',
      inView: 'first',
      filled: values => values.overheads.length > 0,
    },
    { id: 'match', title: 'Three-way match', inView: 'first' },
    { id: 'notes', title: 'Notes and disclaimer', fields: endingFields(bySupplier) },
  ],
  rows: { items: billedLines, overheads: overheadRows },
  details: partyDetails,
  useDocumentContext,
  fromRecord: fromApi,
  parties: ({ parties }) => parties,
  summary: record => invoiceSummary({ ...record, totalGrossAmount: record.grandTotal, currencyCode: record.currency }),
  amountLabel: 'Grand total',
  Summary: DeliverySummary,
  payment: deliveryPayment,
  einvoice: { file: 'invoicePDF', load: async () => (await import('./delivery.einvoice')).deliveryEinvoice },
};
