import { isIndia } from '@/lib/country';
import { invoiceMessages } from '@/domain/invoice/messages';
import { partyDetails, showsParties } from '@/domain/invoice/partyDetails';
import { totalDetails } from '@/domain/invoice/totalDetails';
import { type InvoiceParties, partiesFromRecord, type PartiesOfRecord } from '@/domain/invoice/parties';
import type { DocumentDef } from '@/domain/record/document';
import { invoiceSummary } from '@/domain/invoice/summary';
import { recordTypes } from '@/domain/recordTypes';
import { nonPoById, nonPoDelete, nonPoPayment, type NonPoInvoice } from './api/operations';
import { shippingDocumentFields, shippingMarker, taxLineFields, tcsFields, vatFields } from './fields/nonPo.extras';
import { endingFields, headerFields } from './fields/nonPo.fields';
import { itemLines, shipmentRows } from './fields/nonPo.lines';
import { EXTRA_BLOCKS, isFilledBlock } from './model/extras';
import { fromApi } from './model/nonPo.mappers';
import type { NonPoValues } from './model/nonPo.values';
import { useMemo } from 'react';
import type { AsyncState } from '@/domain/calls/asyncState';

function usePartiesOfRecord(record: PartiesOfRecord | null | undefined): AsyncState<InvoiceParties> {
  return useMemo(() => ({ data: record && partiesFromRecord(record) }), [record]);
}

export const nonPoDocument: DocumentDef<NonPoInvoice, NonPoValues, InvoiceParties> = {
  kind: recordTypes.NonPoInvoice,
  byId: nonPoById,
  remove: nonPoDelete,
  messages: {
    ...invoiceMessages,
    list: 'Invoice List',
    submit: 'Submit for Approval',
    created: 'Non-PO Invoice created successfully',
    savedAsDraft: 'Non-PO Invoice saved as Draft',
    deleted: 'Non-PO Invoice deleted successfully',
  },
  configured: true,
  sections: ({ countryCode, bySupplier }) => [
    { id: 'parties', title: 'Parties', inView: 'last', present: showsParties },
    { id: 'invoice', title: 'Invoice', fields: headerFields },
    { id: 'lines', title: 'Line items', inView: 'first' },
    {
      id: 'extras',
      title: 'TCS and extra tax',
      inView: 'first',
      // VAT applies outside India (spec 2 §3).
      fields: [...tcsFields, ...taxLineFields, ...(isIndia(countryCode) ? [] : vatFields)],
      present: doc => [...tcsFields, ...taxLineFields, ...vatFields].some(({ name }) => doc.field(name)?.present),
      reads: (field, values) => isFilledBlock(values, field.section),
      folded: values => !EXTRA_BLOCKS.some(block => isFilledBlock(values, block)),
    },
    {
      id: 'shipping',
      title: 'Shipping',
      fields: shippingDocumentFields,
      present: doc => Boolean(doc.field('shippingDetails')?.present || doc.field('shippingDocument')?.present),
      filled: values => values.shippingDetails.length > 0 || values.shippingDocument.length > 0,
      reads: (_field, values) => values.shippingDocument.length > 0,
      folded: values => values.shippingDetails.every(shipmentRows.isBlank) && values.shippingDocument.length === 0,
    },
    { id: 'notes', title: 'Notes and disclaimer', fields: endingFields(bySupplier) },
  ],
  rows: {
    items: itemLines,
    shippingDetails: shipmentRows,
  },
  markers: shippingMarker,
  details: [...partyDetails, ...totalDetails],
  useDocumentContext: usePartiesOfRecord,
  fromRecord: fromApi,
  parties: parties => parties,
  summary: invoiceSummary,
  payment: nonPoPayment,
  einvoice: { file: 'invoiceCopies', load: async () => (await import('./nonPo.einvoice')).nonPoEinvoice },
};
