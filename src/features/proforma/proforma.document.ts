import { useMemo } from 'react';
import { invoiceMessages } from '@/domain/invoice/messages';
import type { DocumentDef } from '@/domain/record/document';
import { invoiceSummary } from '@/domain/invoice/summary';
import { recordTypes } from '@/domain/recordTypes';
import { proformaById, proformaDelete, proformaPayment, type ProformaInvoice } from './api/operations';
import { endingFields, headerFields } from './fields/proforma.fields';
import { advanceLines } from './fields/proforma.lines';
import { getInvoiceContext, type OrderContext } from './fields/order';
import { fromApi } from './model/proforma.mappers';
import type { ProformaValues } from './model/proforma.values';

export const proformaDocument: DocumentDef<ProformaInvoice, ProformaValues, OrderContext> = {
  kind: recordTypes.ProformaInvoice,
  byId: proformaById,
  remove: proformaDelete,
  messages: {
    ...invoiceMessages,
    list: 'Proforma Invoice List',
    submit: 'Submit Proforma Invoice',
    created: 'Proforma invoice Created',
    savedAsDraft: 'Proforma invoice saved as Draft',
    deleted: 'Proforma invoice is deleted',
  },
  configured: false,
  sections: ({ bySupplier }) => [
    { id: 'parties', title: 'Parties', inView: 'last' },
    { id: 'order', title: 'Purchase order' },
    { id: 'invoice', title: 'Invoice', fields: headerFields },
    { id: 'lines', title: 'Line items', inView: 'first' },
    { id: 'notes', title: 'Notes and disclaimer', fields: endingFields(bySupplier) },
  ],
  rows: { lineItems: advanceLines },
  useDocumentContext: record => useMemo(() => ({ data: record && getInvoiceContext(record) }), [record]),
  fromRecord: fromApi,
  parties: ({ parties }) => parties,
  summary: invoiceSummary,
  amountLabel: 'Advance amount',
  payment: proformaPayment,
  einvoice: { file: 'invoiceDocument', load: async () => (await import('./proforma.einvoice')).proformaEinvoice },
};
