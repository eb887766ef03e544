import { recordTypes } from '@/domain/recordTypes';
import * as calls from '../api/nonPoAging.graphql.generated';
import { defineReport, documentToLevel, more, NO_RECORD } from './columns';
import { nonPoReport as report } from './nonPoColumns';

const kind = recordTypes.NonPoInvoice;

/** Non PO Aging Report (spec 3 §2 'Reports', §3 'Aging and transaction report rows'). */
export const nonPoAging = defineReport({
  context: 'ReportNonPoInvoiceAging',
  source: {
    page: calls.ReportNonPoInvoiceAgingListDocument,
    options: calls.NonPoAgingOptionsDocument,
    figures: calls.NonPoAgingFiguresDocument,
  },
  figure: row => ({ amount: row.totalGrossAmount, currencyCode: row.currencyCode, countryCode: row.countryCode }),
  levels: kind.stepRoles,
  emptyText: NO_RECORD,
  columns: [
    ...documentToLevel(kind),
    report.supplier,
    report.supplierCode,
    report.urgent,
    report.gross,
    report.net,
    report.tax,
    report.due,
    { ...report.date, ...more, rank: undefined },
    report.invoiceCreatedOn,
    report.createdBy,
    report.querySentBy,
    report.companyCode,
    { ...report.company, ...more },
    { ...report.department, ...more },
    report.apSubCategory,
    report.countryCode,
    report.country,
    report.agreement,
    report.instruction,
  ],
  find: { number: 'invoiceNumber', name: 'pendingWith', status: 'status' },
});
