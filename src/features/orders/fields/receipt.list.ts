import { partyColumns, RANK } from '@/domain/invoice/listColumns';
import { orderHref, orderPaths, receiptHref } from '@/domain/orders/orderPaths';
import { RECEIPT_STATUSES, type ReceiptType } from '@/domain/orders/labels';
import { defineList } from '@/shared/list/defineList';
import type { ReceiptRow } from '../api/operations';

function receiptList(type: ReceiptType, path: string) {
  return defineList<ReceiptRow>({
    context: path.slice(1),
    // Exact parameter values of spec 3 §7 'grnList'.
    fixedParameters: [{ name: 'type', value: type === 'SRN' ? 'Srn' : type }],
    columns: [
      {
        name: 'no',
        title: `${type} No`,
        kind: 'link',
        width: 130,
        href: row => receiptHref(type, row.id),
        rank: RANK.number,
        filter: true,
      },
      { name: 'date', title: `${type} Date`, kind: 'date', width: 118, rank: RANK.date, filter: true },
      { name: 'grnStatus', title: 'Status', kind: 'status', width: 166, rank: RANK.status, filter: RECEIPT_STATUSES },
      {
        name: 'poNo',
        title: 'PO No',
        kind: 'link',
        width: 114,
        rank: RANK.gross,
        href: row => (row.poId === null ? null : orderHref(row.poId)),
        getName: row => `Purchase order ${row.poNo ?? ''}`,
        filter: true,
      },
      { name: 'invoiceNumber', title: 'Invoice Number', kind: 'text', rank: RANK.due, filter: true },
      { name: 'invoiceStatus', title: 'Invoice Status', kind: 'status', width: 196, rank: RANK.pendingWith },
      { ...partyColumns.company, onPhone: false, filter: { lookup: 'companies' } },
      partyColumns.supplier,
      partyColumns.supplierCode,
      { name: 'invoiceReference', title: 'Invoice Reference', kind: 'text', onPhone: false, filter: true },
      { name: 'invoiceQuantity', title: 'Invoiced Quantity', kind: 'number', width: 150, onPhone: false },
      { name: 'poDate', title: 'PO Date', kind: 'date', onPhone: false, filter: true },
      { name: 'movementTypeName', title: 'Movement Type', kind: 'text', width: 190, onPhone: false },
      { name: 'createdSource', title: 'Source', kind: 'text', width: 110, onPhone: false },
    ],
    find: { number: 'no', status: 'grnStatus' },
  });
}

export const grnList = receiptList('GRN', orderPaths.grns);
export const srnList = receiptList('SRN', orderPaths.srns);
