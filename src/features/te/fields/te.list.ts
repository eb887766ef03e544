import { RANK } from '@/domain/invoice/listColumns';
import type { ListDef } from '@/shared/list/listTypes';
import type { TeRow } from '../api/operations';
import { tePaths, teHref } from '../paths';
import { dueDate, teColumns, teFilters } from './te.columns';

const STATUSES = [
  'Pending for approval',
  'Approved',
  'Rejected',
  'SentBack',
  'Under Query',
  'Work in Progress',
  'Closed',
];

/** The submitted invoices of travel and expense (spec 3 §2). */
export const teList: ListDef<TeRow> = {
  context: tePaths.list.slice(1),
  columns: [
    {
      name: 'invoiceNumber',
      title: 'Invoice Number',
      kind: 'link',
      width: 150,
      href: row => teHref(row.id),
      rank: RANK.number,
    },
    teColumns.date,
    { name: 'status', title: 'Status', kind: 'status', width: 190, rank: RANK.status },
    teColumns.gross,
    dueDate,
    { name: 'erpSync', title: 'ERP Status', kind: 'status', width: 114, rank: RANK.erp, onPhone: false },
    teColumns.supplier,
    teColumns.company,
    teColumns.supplierCode,
    { ...teColumns.ticket, rank: undefined, onPhone: false },
    { name: 'no', title: 'Document No', kind: 'text', width: 130, onPhone: false },
    { name: 'erpNo', title: 'ERP No', kind: 'text', width: 130, onPhone: false },
    ...teColumns.rest,
  ],
  find: { number: 'invoiceNumber', name: 'requestorName', status: 'status' },
  filters: [...teFilters, { name: 'status', label: 'Status', kind: 'checkBox', options: STATUSES }],
};
