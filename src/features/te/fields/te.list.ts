import { RANK } from '@/domain/invoice/listColumns';
import { SUBMITTED_STATUSES } from '@/domain/invoice/labels';
import { defineList } from '@/shared/list/defineList';
import type { TeRow } from '../api/operations';
import { tePaths, teHref } from '../paths';
import { dueDate, teColumns } from './te.columns';

/** List of submitted invoices (spec 3 §2). */
export const teList = defineList<TeRow>({
  context: tePaths.list.slice(1),
  columns: [
    { ...teColumns.number, width: 150, href: row => teHref(row.id) },
    teColumns.date,
    { name: 'status', title: 'Status', kind: 'status', width: 190, rank: RANK.status, filter: SUBMITTED_STATUSES },
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
});
