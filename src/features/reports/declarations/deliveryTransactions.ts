import { pricedIn, RANK, total } from '@/domain/invoice/listColumns';
import { DELIVERY_TYPES } from '@/domain/invoice/labels';
import { GRN_POSTED, PO_STATUSES } from '@/domain/orders/labels';
import { recordTypes } from '@/domain/recordTypes';
import * as calls from '../api/deliveryTransactions.graphql.generated';
import { createdToAudited, day, defineReport, more, NO_RECORD, reportColumns } from './columns';

const kind = recordTypes.DeliveryInvoice;
const report = reportColumns(kind);

/** Filter values of this report (spec 3 §4 'ERP status'). */
const ERP_STATUSES = ['Open', 'In Process', 'Cancelled'];

/** Delivery Invoice Transactions Report with a row per invoice line (spec 3 §2 'Reports', §3 'Delivery transaction adds'). */
export const deliveryTransactions = defineReport({
  context: 'ReportDeliveryInvoiceTransaction',
  source: {
    page: calls.ReportDeliveryInvoiceTransactionListDocument,
    options: calls.DeliveryTransactionOptionsDocument,
    figures: calls.DeliveryTransactionsFiguresDocument,
  },
  figure: row => ({ amount: row.grandTotal, currencyCode: row.currency, countryCode: row.countryCode }),
  emptyText: NO_RECORD,
  columns: [
    report.id,
    report.number,
    report.date,
    report.status,
    report.poNo,
    { name: 'itemCode', title: 'Item Code', kind: 'text', width: 120, filter: true, ...more },
    // Each row is an invoice line, so the item comes before the invoice's total.
    { name: 'itemName', title: 'Item', kind: 'text', width: 190, rank: RANK.status + 0.2, filter: true },
    { name: 'quantity', title: 'Quantity', kind: 'number', width: 100, rank: RANK.status + 0.4 },
    { name: 'uom', title: 'Unit', kind: 'text', width: 80, ...more },
    { name: 'price', title: 'Price', ...pricedIn, ...more },
    { name: 'lineAmount', title: 'Line Amount', ...pricedIn, rank: RANK.status + 0.6 },
    { name: 'grandTotal', title: 'Grand Total', ...pricedIn, ...total },
    { name: 'totalAmount', title: 'Net Amount', ...pricedIn, ...more },
    report.due,
    report.supplier,
    report.supplierCode,
    report.isMSME,
    { ...report.isUrgent, ...more },
    report.companyCode,
    report.companyName,
    report.countryCode,
    report.country,
    { name: 'plantName', title: 'Ship To', kind: 'text', width: 200, filter: true, ...more },
    { name: 'type', title: 'Type', kind: 'text', width: 110, filter: DELIVERY_TYPES, ...more },
    report.poType,
    { name: 'poDate', title: 'PO Date', ...day, filter: true, ...more },
    { name: 'poStatus', title: 'PO Status', kind: 'status', filter: PO_STATUSES, ...more },
    { name: 'grnDone', title: 'GRN Done', kind: 'yesNo', width: 110, ...more },
    { name: 'grnNo', title: 'GRN No', kind: 'text', filter: true, ...more },
    { name: 'grnDate', title: GRN_POSTED, ...day, filter: true, ...more },
    { name: 'internalOrderNo', title: 'Internal Order No', kind: 'text', filter: true, ...more },
    ...createdToAudited(kind, pricedIn, ERP_STATUSES),
  ],
  find: { number: 'invoiceNumber', name: 'companyName', status: 'status' },
});
