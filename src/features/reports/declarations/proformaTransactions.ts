import { priced, total } from '@/domain/invoice/listColumns';
import { ERP_STATUSES } from '@/domain/invoice/labels';
import { recordTypes } from '@/domain/recordTypes';
import * as calls from '../api/proformaTransactions.graphql.generated';
import { createdToAudited, defineReport, more, NO_RECORD, reportColumns } from './columns';

const kind = recordTypes.ProformaInvoice;
const report = reportColumns(kind);

/** Proforma Invoice Transactions Report (spec 3 §2, §3 'Proforma invoice'). */
export const proformaTransactions = defineReport({
  context: 'ReportProformaInvoiceTransaction',
  source: {
    page: calls.ReportProformaInvoiceTransactionListDocument,
    options: calls.ProformaTransactionOptionsDocument,
    figures: calls.ProformaTransactionsFiguresDocument,
  },
  figure: row => ({ amount: row.totalGrossAmount, currencyCode: row.currencyCode, countryCode: row.countryCode }),
  emptyText: NO_RECORD,
  columns: [
    report.id,
    report.number,
    report.date,
    report.status,
    report.poNo,
    { name: 'totalGrossAmount', title: 'Advance Amount', ...priced, ...total },
    report.due,
    report.supplier,
    report.supplierCode,
    { ...report.isUrgent, ...more },
    report.companyCode,
    report.companyName,
    report.countryCode,
    { ...report.country, filter: undefined },
    report.poType,
    { name: 'poGrossAmount', title: 'PO Amount', ...priced, ...more },
    { name: 'currencyCode', title: 'Currency', kind: 'text', width: 100, filter: { lookup: 'currency' }, ...more },
    ...createdToAudited(kind, priced, ERP_STATUSES),
  ],
  find: { number: 'invoiceNumber', name: 'companyName', status: 'status' },
});
