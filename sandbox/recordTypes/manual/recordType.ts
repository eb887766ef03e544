import { invoiceDetails } from '../../rules/records/invoiceColumns.ts';
import type { FileRule, RecordType } from '../../rules/declared/recordType.ts';
import { manualColumns } from './columns.ts';
import { resolvers } from './resolvers.ts';
import { seedEntries } from './seed.ts';

/** Spec 3 §5. */
const FILES = {
  uploadInvoice: { families: ['pdf', 'image'], max: 1, needed: true },
  invoiceAttachment: { families: ['csv', 'excel', 'pdf', 'image', 'email'] },
} satisfies Record<string, FileRule>;

/** Spec 3. No approval; reviewers close the entries. */
export const manual: RecordType = {
  context: 'ManualInvoiceEntry',
  module: 'ManualInvoiceEntry',
  path: '/sportal/ManualInvoiceEntry/View/',
  title: 'Manual Invoice',
  noun: 'invoice',
  prefix: 'MIE',
  type: 'ManualInvoiceEntry',
  calls: { list: 'manualInvoiceEntryList', byId: 'manualInvoiceEntryById' },
  folder: import.meta.dirname,
  table: 'manual_invoice_entry',
  columns: manualColumns,
  files: FILES,
  label: 'Manual Invoice',
  exportName: 'ExportManualInvoiceEntry',
  scope: 'code',
  details: invoiceDetails,
  resolvers,
  ownSeed: (db, filesFolder) => seedEntries(db, filesFolder, manual),
};
