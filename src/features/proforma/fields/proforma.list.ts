import { invoiceColumns, RANK } from '@/domain/invoice/listColumns';
import { partyAndDayFilters, paymentFilter } from '@/domain/invoice/listFilters';
import { ERP_STATUSES, INVOICE_STATUSES } from '@/domain/invoice/words';
import { orderChoice } from '@/domain/orders/orderChoice';
import { recordKinds } from '@/domain/recordKinds';
import type { ListDef } from '@/shared/list/listTypes';
import type { OrderRow, ProformaRow } from '../api/operations';

const kind = recordKinds.ProformaInvoice;
const country = (row: { countryCode: string | null }) => row.countryCode;
const currency = (row: ProformaRow) => row.currencyCode;
const invoice = invoiceColumns(kind);

/** The proforma list (spec 2 §2). */
export const proformaList: ListDef<ProformaRow> = {
  context: kind.context,
  columns: [
    { name: 'id', title: 'Id', kind: 'text', width: 84, onPhone: false },
    invoice.number,
    invoice.date,
    invoice.status,
    { name: 'poNo', title: 'PO No', kind: 'text', width: 120 },
    {
      name: 'totalGrossAmount',
      title: 'Advance Amount',
      kind: 'money',
      country,
      currency,
      rank: RANK.gross,
      onPhone: 'top',
    },
    { name: 'poGrossAmount', title: 'PO Amount', kind: 'money', country, currency, onPhone: false },
    { name: 'poType', title: 'PO Type', kind: 'text', onPhone: false },
    invoice.supplier,
    invoice.supplierCode,
    invoice.company,
    { name: 'paymentTermName', title: 'Payment Term', kind: 'text', onPhone: false },
    invoice.due,
    invoice.payment,
    invoice.pendingWith,
    { name: 'approverName', title: 'Approver', kind: 'text', onPhone: false },
    // Behind what fits at 1440 pixels: people ask whether it is paid first.
    { ...invoice.erp, rank: undefined },
    invoice.erpNo,
    invoice.createdBy,
    invoice.createdOn,
  ],
  find: { number: 'invoiceNumber', name: 'companyName', status: 'status', beside: 'paymentState' },
  filters: [
    { name: 'id', label: 'Id', kind: 'number' },
    { name: 'invoiceNumber', label: 'Invoice Number', kind: 'text' },
    { name: 'poNo', label: 'PO No', kind: 'text' },
    { name: 'poType', label: 'PO Type', kind: 'checkBox', options: { lookup: 'orderTypes' } },
    { name: 'status', label: 'Status', kind: 'checkBox', options: INVOICE_STATUSES },
    paymentFilter,
    { name: 'erpSync', label: 'ERP Status', kind: 'checkBox', options: ERP_STATUSES },
    ...partyAndDayFilters,
    { name: 'totalGrossAmount', label: 'Advance Amount', kind: 'number' },
    { name: 'poGrossAmount', label: 'PO Amount', kind: 'number' },
    { name: 'currencyCode', label: 'Currency', kind: 'checkBox', options: { lookup: 'currencies' } },
    { name: 'approverName', label: 'Approver', kind: 'text' },
  ],
};

/** The orders of 'Select Purchase Order' (spec 2 §2). */
export const orderList = orderChoice<OrderRow>('proformaInvoicePoList', {
  name: 'proformaInvoiceAvailableAmount',
  title: 'Available Amount',
  kind: 'money',
  country,
  width: 160,
});
