import { invoiceDetails } from '../../rules/records/invoiceColumns.ts';
import { invoiceApproval } from '../../rules/workflow/levels.ts';
import { invoiceOutcomes } from '../../rules/workflow/outcomes.ts';
import type { DocumentKind } from '../../rules/declared/recordType.ts';
import { lineColumns, proformaColumns } from './columns.ts';
import type { ProformaInput } from './input.ts';
import { FILES, outline, prepare } from './prepare.ts';
import { aging, transactions } from './reports.ts';
import { resolvers } from './resolvers.ts';
import { sample } from './sample.ts';
import { build, plan } from './seed.ts';

/** Spec 2. Claims are computed, so a rejection releases them. */
export const proforma: DocumentKind<ProformaInput> = {
  context: 'ProformaInvoice',
  module: 'ProformaInvoice',
  path: '/sportal/ProformaInvoice/View/',
  title: 'Proforma Invoice',
  noun: 'invoice',
  prefix: 'PFI',
  type: 'ProformaInvoice',
  calls: {
    list: 'proformaInvoiceList',
    byId: 'proformaInvoiceById',
    save: 'proformaInvoiceCreate',
    remove: 'proformaInvoiceDelete',
    warning: 'proformaInvoiceDuplicateWarning',
  },
  folder: import.meta.dirname,
  table: 'proforma_invoice',
  columns: proformaColumns,
  lines: {
    field: 'lineItems',
    table: 'proforma_invoice_line',
    record: 'proforma_invoice_id',
    entity: 'ProformaInvoiceLineItem',
    label: 'Line Items',
    columns: lineColumns,
  },
  files: FILES,
  label: 'Invoice',
  exportName: 'ExportProformaInvoice',
  reports: [transactions, aging],
  scope: 'panOrCode',
  details: { ...invoiceDetails, poNo: 'i.po_no' },
  approval: invoiceApproval,
  outcomes: invoiceOutcomes,
  exists: 0,
  prepare,
  outline,
  resolvers,
  sample,
  seed: { plan, build },
};
