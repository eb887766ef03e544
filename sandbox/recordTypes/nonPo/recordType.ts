import { invoiceDetails } from '../../rules/records/invoiceColumns.ts';
import { invoiceApproval } from '../../rules/workflow/levels.ts';
import { invoiceOutcomes } from '../../rules/workflow/outcomes.ts';
import type { DocumentKind } from '../../rules/declared/recordType.ts';
import { itemColumns, nonPoColumns } from './columns.ts';
import { FILES } from './files.ts';
import type { NonPoInvoiceInput } from './input.ts';
import { outline, prepare } from './prepare.ts';
import { aging, transactions } from './reports.ts';
import { resolvers } from './resolvers.ts';
import { sample } from './sample.ts';
import { build, plan } from './seed/seed.ts';

/** Spec 2. */
export const nonPo: DocumentKind<NonPoInvoiceInput> = {
  context: 'NonPoInvoice',
  module: 'NonPoInvoice',
  path: '/sportal/NonPoInvoice/View/',
  title: 'Non-PO Invoice',
  noun: 'invoice',
  prefix: 'NPI',
  type: 'NonPoInvoice',
  calls: {
    list: 'nonPoInvoiceList',
    byId: 'nonPoInvoiceById',
    save: 'nonPoInvoiceCreate',
    remove: 'nonPoInvoiceDelete',
    warning: 'nonPoInvoiceDuplicateWarning',
  },
  folder: import.meta.dirname,
  table: 'non_po_invoice',
  columns: nonPoColumns,
  lines: {
    field: 'items',
    table: 'non_po_invoice_item',
    record: 'invoice_id',
    entity: 'NonPoInvoiceItem',
    label: 'Line Items',
    columns: itemColumns,
  },
  files: FILES,
  label: 'Invoice',
  exportName: 'ExportNonPoInvoice',
  reports: [transactions, aging],
  scope: 'code',
  details: invoiceDetails,
  approval: invoiceApproval,
  outcomes: invoiceOutcomes,
  exists: -1,
  prepare,
  outline,
  resolvers,
  sample,
  seed: { plan, build },
};
