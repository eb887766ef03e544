import { invoiceDetails } from '../../rules/records/invoiceColumns.ts';
import { invoiceOutcomes } from '../../rules/workflow/outcomes.ts';
import type { DocumentKind } from '../../rules/declared/recordType.ts';
import { deliveryApproval } from './approval.ts';
import { deliveryColumns, itemColumns, LINES } from './columns.ts';
import type { DeliveryInput } from './input.ts';
import { FILES, outline, prepare } from './prepare.ts';
import { aging, transactions } from './reports.ts';
import { resolvers } from './resolvers.ts';
import { sample } from './sample.ts';
import { build, plan, prepareOrders } from './seed/seed.ts';

/** Spec 3. Claims are computed, so a rejection releases them. */
export const delivery: DocumentKind<DeliveryInput> = {
  context: 'DeliveryInvoice',
  module: 'DeliveryInvoice',
  path: '/sportal/DeliveryInvoice/View/',
  title: 'Delivery Invoice',
  noun: 'invoice',
  prefix: 'DLI',
  type: 'DeliveryInvoice',
  calls: {
    list: 'deliveryInvoiceList',
    byId: 'deliveryInvoiceById',
    save: 'deliveryInvoiceCreate',
    remove: 'deliveryInvoiceDelete',
    warning: 'deliveryInvoiceDuplicateWarning',
  },
  folder: import.meta.dirname,
  table: 'delivery_invoice',
  columns: deliveryColumns,
  lines: {
    field: 'items',
    table: 'delivery_invoice_item',
    from: LINES,
    record: 'delivery_invoice_id',
    entity: 'DeliveryInvoiceItem',
    label: 'Line Items',
    columns: itemColumns,
  },
  files: FILES,
  label: 'Invoice',
  exportName: 'ExportDeliveryInvoice',
  reports: [transactions, aging],
  scope: 'panOrCode',
  editsSentBack: 'always',
  details: { ...invoiceDetails, grandTotal: 'i.total_gross_amount::text', poNo: 'i.po_no', poType: 'i.po_type' },
  approval: deliveryApproval,
  outcomes: {
    ...invoiceOutcomes,
    approved: { ...invoiceOutcomes.approved, columns: { erp_sync: 'Open' } },
  },
  exists: -1,
  prepare,
  outline,
  resolvers,
  sample,
  seed: { plan, build, before: prepareOrders },
};
