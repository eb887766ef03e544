import { useMemo } from 'react';
import type { DocumentSection, ViewDef } from '@/domain/record/document';
import { recordTypes } from '@/domain/recordTypes';
import { parseDecimal } from '@/lib/money';
import { isEmptyValue } from '@/shared/fieldTypes/fieldTypes';
import type { PreviewFile } from '@/shared/preview/DocumentPreview';
import { manualById, type ManualEntry } from './api/operations';
import { loadScannedDocument, useScans, type EntryContext } from './api/scans';
import { entryFields, readFields, type ReadValues } from './fields/manual.fields';
import { readFromApi, sortScans } from './model/manual.mappers';
import { EntryActions } from './components/EntryActions';

type Section = DocumentSection<ReadValues>;
type Field = NonNullable<Section['fields']>[number];

const entered: readonly Field[] = entryFields;
const known: readonly Field[] = readFields;
const under = (heading: string) => entered.filter(field => field.section === heading);
const isKnown: NonNullable<Section['reads']> = ({ kind, name }, values) => !isEmptyValue(kind, values[name]);

const scanned =
  (label: string) =>
  (name: string): PreviewFile => ({
    label,
    file: { file_uid: `scan ${name}`, file_name: name, file_status: '', fileSize: 0 },
    load: () => loadScannedDocument(name),
  });

export const manualView: ViewDef<ManualEntry, ReadValues, EntryContext> = {
  kind: recordTypes.ManualInvoiceEntry,
  byId: manualById,
  messages: { list: 'Manual Invoice Entry' },
  configured: false,
  sections: () => [
    { id: 'parties', title: 'Company and supplier', fields: under('Company and supplier') },
    { id: 'invoice', title: 'Invoice', fields: under('Invoice') },
    { id: 'scans', title: 'Scanned documents', filled: ({ scanUrn }) => scanUrn !== '' },
    { id: 'more', title: 'Additional details', fields: under('Additional details') },
    { id: 'record', title: 'Record', fields: known.slice(0, 4) },
    { id: 'accounting', title: 'Accounting and audit', fields: known.slice(4), reads: isKnown },
  ],
  useDocumentContext: record => {
    // The backend can hide the documents; the scanned invoice stays available.
    const scans = useScans(record?.showAzureDocuments === false ? null : record?.scanUrn);
    return useMemo(() => ({ data: { scans } }), [scans]);
  },
  fromRecord: readFromApi,
  summary: ({ supplierName, companyName, invoiceAmount, currencyCode, countryCode, rct, createdByName, ...erp }) => ({
    supplierName,
    companyName,
    amount: parseDecimal(invoiceAmount),
    currencyCode,
    countryCode,
    dueDate: undefined,
    createdAt: rct,
    createdByName,
    erpStatus: erp.erpSync,
    erpNo: erp.erpNo,
  }),
  documents: (_record, { scans }) => {
    const { invoices, supporting } = sortScans(scans.data ?? []);
    return [...invoices.map(scanned('Scanned invoice')), ...supporting.map(scanned('Scanned document'))];
  },
  einvoice: {
    file: 'uploadInvoice',
    load: async () => {
      const { fields, entered: read } = (await import('./manual.einvoice')).manualEinvoice;
      return { fields, entered: read };
    },
  },
  amountLabel: 'Invoice Amount',
  withoutTimeline: true,
  changesAfterDecision: true,
  Actions: EntryActions,
};
