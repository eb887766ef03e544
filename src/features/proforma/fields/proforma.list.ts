import { amountColumn, invoiceColumns, priced, total } from '@/domain/invoice/listColumns';
import { orderChoice } from '@/domain/orders/orderChoice';
import { recordTypes } from '@/domain/recordTypes';
import { defineList } from '@/shared/list/defineList';
import type { OrderRow, ProformaRow } from '../api/operations';

const kind = recordTypes.ProformaInvoice;
const invoice = invoiceColumns(kind);

export const proformaList = defineList<ProformaRow>({
  context: kind.context,
  columns: [
    invoice.id,
    invoice.number,
    invoice.date,
    invoice.status,
    { ...invoice.poNo, width: 120 },
    { name: 'totalGrossAmount', title: 'Advance Amount', ...priced, ...total },
    { name: 'poGrossAmount', title: 'PO Amount', ...priced, onPhone: false, filter: true },
    { name: 'poType', title: 'PO Type', kind: 'text', onPhone: false, filter: { lookup: 'orderTypes' } },
    invoice.supplier,
    invoice.supplierCode,
    invoice.company,
    { name: 'paymentTermName', title: 'Payment Term', kind: 'text', onPhone: false },
    invoice.due,
    invoice.payment,
    invoice.pendingWith,
    invoice.approver,
    // Without a rank it comes after the columns that fit at 1440 pixels: users look for the payment state first.
    { ...invoice.erp, rank: undefined },
    invoice.erpNo,
    invoice.createdBy,
    invoice.createdOn,
  ],
  find: { number: 'invoiceNumber', name: 'companyName', status: 'status', beside: 'paymentState' },
  filters: [{ name: 'currencyCode', label: 'Currency', kind: 'checkBox', options: { lookup: 'currencies' } }],
});

export const orderList = orderChoice<OrderRow>('proformaInvoicePoList', {
  name: 'proformaInvoiceAvailableAmount',
  title: 'Available Amount',
  ...amountColumn,
  width: 160,
});
