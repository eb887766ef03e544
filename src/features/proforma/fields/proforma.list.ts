import { invoiceColumns, RANK } from '@/domain/invoice/listColumns';
import { ERP_STATUSES, INVOICE_STATUSES } from '@/domain/invoice/words';
import { supplierFilter } from '@/domain/supplier/supplierFilter';
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
    invoice.pendingWith,
    { name: 'approverName', title: 'Approver', kind: 'text', onPhone: false },
    invoice.erp,
    { name: 'erpNo', title: 'ERP No', kind: 'text', onPhone: false },
    { name: 'createdByName', title: 'Created By', kind: 'text', onPhone: false },
    { name: 'rct', title: 'Created On', kind: 'datetime', onPhone: false },
  ],
  filters: [
    { name: 'id', label: 'Id', kind: 'number' },
    { name: 'invoiceNumber', label: 'Invoice Number', kind: 'text' },
    { name: 'poNo', label: 'PO No', kind: 'text' },
    { name: 'poType', label: 'PO Type', kind: 'checkBox', options: { lookup: 'orderTypes' } },
    { name: 'status', label: 'Status', kind: 'checkBox', options: INVOICE_STATUSES },
    { name: 'erpSync', label: 'ERP Status', kind: 'checkBox', options: ERP_STATUSES },
    supplierFilter,
    { name: 'companyName', label: 'Company', kind: 'text' },
    { name: 'invoiceDate', label: 'Invoice Date', kind: 'dateRange' },
    { name: 'rct', label: 'Created On', kind: 'dateRange' },
    { name: 'dueDate', label: 'Due Date', kind: 'date' },
    { name: 'totalGrossAmount', label: 'Advance Amount', kind: 'number' },
    { name: 'poGrossAmount', label: 'PO Amount', kind: 'number' },
    { name: 'currencyCode', label: 'Currency', kind: 'checkBox', options: { lookup: 'currencies' } },
    { name: 'approverName', label: 'Approver', kind: 'text' },
  ],
};

/** The orders of 'Select Purchase Order' (spec 2 §2, §9: 5 rows). */
export const orderList: ListDef<OrderRow> = {
  context: 'proformaInvoicePoList',
  pageSize: 5,
  columns: [
    { name: 'no', title: 'PO No', kind: 'text', width: 120 },
    { name: 'date', title: 'PO Date', kind: 'date' },
    { name: 'type', title: 'PO Type', kind: 'text', width: 110 },
    { name: 'amount', title: 'PO Amount', kind: 'money', country, currency: row => row.currency },
    { name: 'proformaInvoiceAvailableAmount', title: 'Available Amount', kind: 'money', country, width: 160 },
    { name: 'companyName', title: 'Company', kind: 'text', width: 200, onPhone: false },
    { name: 'supplierName', title: 'Supplier', kind: 'text', width: 200 },
    { name: 'paymentTermText', title: 'Payment Term', kind: 'text', onPhone: false },
  ],
};
