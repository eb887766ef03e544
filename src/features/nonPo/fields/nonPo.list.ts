import { recordTypes } from '@/domain/recordTypes';
import { defineList } from '@/shared/list/defineList';
import { amountColumn, invoiceColumns, priced, total } from '@/domain/invoice/listColumns';
import type { NonPoRow } from '../api/operations';

const kind = recordTypes.NonPoInvoice;
const invoice = invoiceColumns(kind);

export const nonPoList = defineList<NonPoRow>({
  context: kind.context,
  columns: [
    invoice.id,
    invoice.number,
    invoice.date,
    invoice.status,
    { name: 'totalGrossAmount', title: 'Gross Amount', ...priced, ...total },
    invoice.supplier,
    invoice.supplierCode,
    invoice.company,
    invoice.country,
    { name: 'documentTypeName', title: 'Document Type', kind: 'text', onPhone: false },
    { name: 'totalAmount', title: 'Amount', ...amountColumn, onPhone: false },
    { name: 'totalTaxAmount', title: 'Tax', ...amountColumn, onPhone: false },
    { name: 'paymentTermName', title: 'Payment Term', kind: 'text', onPhone: false },
    invoice.due,
    invoice.payment,
    invoice.approver,
    // Without a rank it comes after the columns that fit at 1440 pixels: users look for the payment state first.
    { ...invoice.erp, rank: undefined },
    invoice.erpNo,
    invoice.createdBy,
    invoice.createdOn,
    invoice.pendingWith,
  ],
  find: { number: 'invoiceNumber', name: 'companyName', status: 'status', beside: 'paymentState' },
});
