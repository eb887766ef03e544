import { orderHref, orderPaths } from '@/domain/orders/orderPaths';
import { PO_STATUSES } from '@/domain/orders/labels';
import { partyColumns, pricedIn, RANK, total } from '@/domain/invoice/listColumns';
import { atLeastZero } from '@/lib/money';
import { defineList } from '@/shared/list/defineList';
import type { OrderRow } from '../api/operations';
import { shortProgress } from '../components/shortProgress';

/** Purchase order list (spec 3 §2). */
export const orderList = defineList<OrderRow>({
  context: orderPaths.orders.slice(1),
  columns: [
    {
      name: 'no',
      title: 'PO No',
      kind: 'link',
      width: 120,
      href: row => orderHref(row.id),
      rank: RANK.number,
      filter: true,
    },
    { name: 'date', title: 'PO Date', kind: 'date', width: 118, rank: RANK.date, filter: true },
    { name: 'poStatus', title: 'PO Status', kind: 'status', width: 180, rank: RANK.status, filter: PO_STATUSES },
    { name: 'amount', title: 'Amount', ...pricedIn, width: 170, ...total },
    {
      name: 'progress',
      title: 'Balance',
      kind: 'custom',
      width: 230,
      sortable: false,
      cell: shortProgress,
      oneLine: true,
      rank: RANK.due,
    },
    { ...partyColumns.company, onPhone: false, filter: { lookup: 'companies' } },
    partyColumns.supplier,
    partyColumns.supplierCode,
    {
      name: 'type',
      title: 'PO Type',
      kind: 'text',
      width: 96,
      rank: RANK.company + 1,
      onPhone: false,
      filter: { lookup: 'orderTypes' },
    },
    { name: 'paymentTermText', title: 'Payment Term', kind: 'text', onPhone: false },
    { name: 'isMSME', title: 'MSME', kind: 'yesNo', width: 90, onPhone: false, filter: true },
    { name: 'isAribaVendor', title: 'Ariba', kind: 'yesNo', width: 90, onPhone: false, filter: true },
    {
      name: 'proformaInvoiceAvailableAmount',
      title: 'Available for Advances',
      ...pricedIn,
      width: 190,
      value: row => atLeastZero(row.proformaInvoiceAvailableAmount),
      onPhone: false,
    },
    { name: 'plantName', title: 'Ship To', kind: 'text', width: 190, onPhone: false, filter: true },
    { name: 'delivery', title: 'Delivery', kind: 'date', onPhone: false, filter: true },
    { name: 'erpApprovalDate', title: 'Approval Date', kind: 'date', onPhone: false, filter: true },
  ],
  find: { number: 'no', name: 'plantName', status: 'poStatus' },
});
