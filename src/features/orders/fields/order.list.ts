import { orderHref, orderPaths } from '@/domain/orders/orderPaths';
import { PO_STATUSES } from '@/domain/orders/words';
import { partyColumns, RANK } from '@/domain/invoice/listColumns';
import { YES_NO } from '@/domain/invoice/words';
import { atLeastZero } from '@/lib/money';
import { supplierFilter } from '@/domain/supplier/supplierFilter';
import type { ListDef } from '@/shared/list/listTypes';
import type { OrderRow } from '../api/operations';
import { shortProgress } from '../parts/shortProgress';

const country = (row: OrderRow) => row.countryCode;
const currency = (row: OrderRow) => row.currency;

/** The purchase orders (spec 3 §2). */
export const orderList: ListDef<OrderRow> = {
  context: orderPaths.orders.slice(1),
  columns: [
    { name: 'no', title: 'PO No', kind: 'link', width: 120, href: row => orderHref(row.id), rank: RANK.number },
    { name: 'date', title: 'PO Date', kind: 'date', width: 118, rank: RANK.date },
    { name: 'poStatus', title: 'PO Status', kind: 'status', width: 180, rank: RANK.status },
    { name: 'amount', title: 'Amount', kind: 'money', width: 170, country, currency, rank: RANK.gross, onPhone: 'top' },
    {
      name: 'progress',
      title: 'What Is Left',
      kind: 'custom',
      width: 230,
      sortable: false,
      cell: shortProgress,
      oneLine: true,
      rank: RANK.due,
    },
    { ...partyColumns.company, onPhone: false },
    partyColumns.supplier,
    partyColumns.supplierCode,
    { name: 'type', title: 'PO Type', kind: 'text', width: 96, rank: RANK.company + 1, onPhone: false },
    { name: 'paymentTermText', title: 'Payment Term', kind: 'text', onPhone: false },
    { name: 'isMSME', title: 'MSME', kind: 'yesNo', width: 90, onPhone: false },
    { name: 'isAribaVendor', title: 'Ariba', kind: 'yesNo', width: 90, onPhone: false },
    {
      name: 'proformaInvoiceAvailableAmount',
      title: 'Available for Advances',
      kind: 'money',
      width: 190,
      value: row => atLeastZero(row.proformaInvoiceAvailableAmount),
      country,
      currency,
      onPhone: false,
    },
    { name: 'plantName', title: 'Ship To', kind: 'text', width: 190, onPhone: false },
    { name: 'delivery', title: 'Delivery', kind: 'date', onPhone: false },
    { name: 'erpApprovalDate', title: 'Approval Date', kind: 'date', onPhone: false },
  ],
  find: { number: 'no', name: 'plantName', status: 'poStatus' },
  filters: [
    { name: 'no', label: 'PO No', kind: 'text' },
    { name: 'type', label: 'PO Type', kind: 'checkBox', options: { lookup: 'orderTypes' } },
    { name: 'poStatus', label: 'PO Status', kind: 'checkBox', options: PO_STATUSES },
    { name: 'companyName', label: 'Company', kind: 'checkBox', options: { lookup: 'companies' } },
    supplierFilter,
    { name: 'date', label: 'PO Date', kind: 'dateRange' },
    { name: 'erpApprovalDate', label: 'Approval Date', kind: 'dateRange' },
    { name: 'delivery', label: 'Delivery', kind: 'dateRange' },
    { name: 'amount', label: 'Amount', kind: 'number' },
    { name: 'isMSME', label: 'MSME', kind: 'checkBox', options: YES_NO },
    { name: 'isAribaVendor', label: 'Ariba', kind: 'checkBox', options: YES_NO },
    { name: 'plantName', label: 'Ship To', kind: 'text' },
  ],
};
