import { deserializeAddress } from '@/domain/invoice/address';
import { priced, total } from '@/domain/invoice/listColumns';
import { recordTypes } from '@/domain/recordTypes';
import * as calls from '../api/proformaAging.graphql.generated';
import { defineReport, documentToLevel, more, NO_RECORD, reportColumns } from './columns';

const kind = recordTypes.ProformaInvoice;
const report = reportColumns(kind);

/** Proforma Invoice Aging Report (spec 3 §2 'Reports', §3 'Aging and transaction report rows'). */
export const proformaAging = defineReport({
  context: 'ReportProformaInvoiceAging',
  source: {
    page: calls.ReportProformaInvoiceAgingListDocument,
    options: calls.ProformaAgingOptionsDocument,
    figures: calls.ProformaAgingFiguresDocument,
  },
  figure: row => ({ amount: row.totalGrossAmount, currencyCode: row.currencyCode, countryCode: row.countryCode }),
  levels: kind.stepRoles,
  emptyText: NO_RECORD,
  columns: [
    ...documentToLevel(kind),
    report.poNo,
    report.poType,
    report.supplier,
    report.supplierCode,
    report.isUrgent,
    { name: 'totalGrossAmount', title: 'Advance Amount', ...priced, ...total },
    { name: 'poGrossAmount', title: 'PO Amount', ...priced, ...more },
    { name: 'currencyCode', title: 'Currency', kind: 'text', width: 100, filter: { lookup: 'currency' }, ...more },
    report.due,
    { ...report.date, ...more, rank: undefined },
    report.createdOn,
    report.createdBy,
    report.querySentBy,
    {
      name: 'billToLocation',
      title: 'Bill To Location',
      kind: 'text',
      width: 220,
      value: row => deserializeAddress(row.billToLocation)?.name,
      sortable: false,
      ...more,
    },
    report.companyCode,
    report.companyName,
    report.countryCode,
    { ...report.country, filter: undefined },
  ],
  find: { number: 'invoiceNumber', name: 'pendingWith', status: 'status' },
});
