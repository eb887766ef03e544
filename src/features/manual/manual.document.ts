import { useMemo } from 'react';
import type { ViewDef } from '@/domain/record/document';
import { recordKinds } from '@/domain/recordKinds';
import { parseDecimal } from '@/lib/money';
import { isEmptyValue } from '@/shared/fields/kinds';
import { manualById, type ManualEntry } from './api/operations';
import { entryFields, readFields, type ReadValues } from './fields/manual.fields';
import { readFromApi } from './model/manual.mappers';
import { EntryActions } from './parts/EntryActions';
import { ScannedDocuments } from './parts/ScannedDocuments';

type Section = ReturnType<ViewDef<ManualEntry, ReadValues, ManualEntry>['sections']>[number];
type Field = NonNullable<Section['fields']>[number];

const entered: readonly Field[] = entryFields;
const known: readonly Field[] = readFields;
const under = (heading: string) => entered.filter(field => field.section === heading);
/** What the buyer's systems have not said yet is left out. */
const said: NonNullable<Section['reads']> = ({ kind, name }, values) => !isEmptyValue(kind, values[name]);

/** The manual entry as the record kit shows it (spec 3 §2). */
export const manualView: ViewDef<ManualEntry, ReadValues, ManualEntry> = {
  kind: recordKinds.ManualInvoiceEntry,
  byId: manualById,
  words: { list: 'Manual Invoices' },
  configured: false,
  sections: () => [
    { id: 'parties', title: 'Who bills whom', fields: under('Who bills whom') },
    { id: 'invoice', title: 'Invoice', fields: under('Invoice') },
    { id: 'documents', title: 'Documents', fields: under('Documents') },
    { id: 'scans', title: 'Scanned documents', Read: ScannedDocuments, filled: ({ scanUrn }) => scanUrn !== '' },
    { id: 'more', title: 'More about it', fields: under('More about it') },
    { id: 'record', title: 'Record', fields: known.slice(0, 4) },
    { id: 'accounting', title: 'Accounting and audit', fields: known.slice(4), reads: said },
  ],
  useSubject: record => useMemo(() => ({ value: record }), [record]),
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
  withoutCourse: true,
  Actions: EntryActions,
};
