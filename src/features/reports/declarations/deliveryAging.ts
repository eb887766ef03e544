import { pricedIn, total } from '@/domain/invoice/listColumns';
import { DELIVERY_TYPES } from '@/domain/invoice/labels';
import { recordTypes } from '@/domain/recordTypes';
import * as calls from '../api/deliveryAging.graphql.generated';
import { defineReport, documentToLevel, more, NO_RECORD, reportColumns } from './columns';

const kind = recordTypes.DeliveryInvoice;
const report = reportColumns(kind);

/** Delivery Invoice Aging Report (spec 3 §2 'Reports', §3 'Aging and transaction report rows'). */
export const deliveryAging = defineReport({
  context: 'ReportDeliveryInvoiceAging',
  source: {
    page: calls.ReportDeliveryInvoiceAgingListDocument,
    options: calls.DeliveryAgingOptionsDocument,
    figures: calls.DeliveryAgingFiguresDocument,
  },
  figure: row => ({ amount: row.grandTotal, currencyCode: row.currency, countryCode: row.countryCode }),
  levels: kind.stepRoles,
  emptyText: NO_RECORD,
  columns: [
    ...documentToLevel(kind),
    report.poNo,
    { name: 'type', title: 'Type', kind: 'text', width: 110, filter: DELIVERY_TYPES, ...more },
    report.supplier,
    report.supplierCode,
    report.isMSME,
    report.isUrgent,
    { name: 'grandTotal', title: 'Grand Total', ...pricedIn, ...total },
    { name: 'totalAmount', title: 'Net Amount', ...pricedIn, ...more },
    report.due,
    { ...report.date, ...more, rank: undefined },
    report.createdOn,
    report.createdBy,
    report.querySentBy,
    report.companyCode,
    report.companyName,
    report.countryCode,
    report.country,
  ],
  find: { number: 'invoiceNumber', name: 'pendingWith', status: 'status' },
});
